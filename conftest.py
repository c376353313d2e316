"""Settings of the whole test run: the example game takes part in everything."""

import speeltafel

speeltafel.register("high-card", "speeltafel.workshop.high_card")

pytest_plugins = ["speeltafel.kit.plugin"]
