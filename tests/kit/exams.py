from speeltafel.kit.exams import *  # noqa: F403
