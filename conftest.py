"""Settings of the whole test run: the example game takes part in everything."""

import speeltafel

speeltafel.register("high-card", "examples.high_card")

pytest_plugins = ["speeltafel.kit.plugin"]
