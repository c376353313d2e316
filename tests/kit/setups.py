from speeltafel.kit.setups import *  # noqa: F403
