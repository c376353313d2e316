"""Settings of the whole test run: the example game takes part in everything, and a busy machine is no fault."""

from hypothesis import HealthCheck, settings

import speeltafel

speeltafel.register("high-card", "speeltafel.workshop.high_card")

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

pytest_plugins = ["speeltafel.kit.plugin"]
