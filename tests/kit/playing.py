from speeltafel.kit.playing import *  # noqa: F403
