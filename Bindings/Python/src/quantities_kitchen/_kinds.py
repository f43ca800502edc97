"""What units measure."""

from __future__ import annotations

from enum import IntEnum

__all__ = ["Kind"]


class Kind(IntEnum):
    """What a unit measures."""

    COUNT = 0
    """Nothing: it is counted, as stalks and cloves are."""
    TIME = 1
    VOLUME = 2
    MASS = 3

    def __str__(self) -> str:
        return self.name.lower()
