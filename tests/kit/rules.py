from speeltafel.kit.rules import *  # noqa: F403
