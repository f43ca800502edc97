"""Settings for all tests."""

from hypothesis import settings

# On a busy machine, an example may take long.
settings.register_profile("busy", deadline=None)
settings.load_profile("busy")
