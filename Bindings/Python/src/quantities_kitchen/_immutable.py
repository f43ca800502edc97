"""What never changes."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

Self = TypeVar("Self", bound="Immutable")

#: Sets an attribute all the same, while an object is made.
set_once = object.__setattr__


class Immutable:
    """An object whose attributes cannot be set, and which is its own copy."""

    __slots__ = ()

    def _set(self, **values: Any) -> None:
        for name, value in values.items():
            set_once(self, name, value)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} cannot be changed")

    def __copy__(self: Self) -> Self:
        return self

    def __deepcopy__(self: Self, memo: dict[int, Any]) -> Self:
        return self
