"""Settings of the tests: the marks of the kit, and how many rules are proved."""

pytest_plugins = ["speeltafel.kit.plugin"]
