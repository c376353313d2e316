"""A browser's connection by plain calls: frames in, frames out, in order."""
