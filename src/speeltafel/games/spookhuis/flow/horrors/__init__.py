"""The horrors with a special action, one subject per file."""
