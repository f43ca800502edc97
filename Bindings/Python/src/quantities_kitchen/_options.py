"""Options: how to read, and how to show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from . import _core
from ._errors import ErrorCode, error
from ._immutable import Immutable
from ._option_words import python_name

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["Options", "option_values"]


class Options(Immutable):
    """How to read and show amounts. Options that are made once cost nothing with each call.

    >>> from quantities_kitchen import format
    >>> metric = Options(kit="metric", style="vulgar")
    >>> format("1 cup", metric)
    '~240 milliliters'
    >>> metric
    Options(kit='metric', style='vulgar')
    >>> metric | Options(decimal="comma")
    Options(kit='metric', style='vulgar', decimal='comma')

    Every function that takes options takes their names as keywords, too; signatures call them ``OptionNames``.
    They are those of the command ``qty``, with underscores:

    - ``kit``: whose measures amounts are shown in, such as ``"us"``, ``"metric"`` or ``"uk"``
    - ``system``: what shared names such as pint mean, such as ``"imperial"``
    - ``language``: the tag of the language of amounts, such as ``"fr-CA"``
    - ``style``: how numbers are written, such as ``"vulgar"`` (1½), ``"decimal"`` or ``"spoken"``
    - ``unit_style``: how units are written: ``"long"``, ``"short"`` or ``"none"``
    - ``decimal``: the decimal mark, ``"point"`` or ``"comma"``
    - ``precision``: the most significant digits of a decimal; ``decimals``: its exact number of places
    - ``max_parts``: the most parts of an answer, such as the two of "1 cup + 2 tablespoons"
    - ``smallest``: the smallest unit of times, which are rounded to it
    - ``bound``: how far an answer may be off, in percent; ``exact=True``: not at all
    - ``number=True``: write the number alone
    - ``for_``: for ``scale``, the kitchen of the reader, such as ``"metric"``, ``"us"`` or ``"us-weight"``
    - ``weigh=True``, ``spoon=True``: for ``scale``, give ingredients by weight, or by volume

    ``option_values("kit")`` lists the values of one.

    >>> format("2,5 Tassen", language="de")
    '2 1/2 Tassen'

    A language, by its tag, is read beside English. It sets ``decimal`` and ``system`` unless they are given,
    and errors and notes stay in English.
    """

    __slots__ = ("_bits", "_names")

    _bits: int
    _names: dict[str, Any]

    usual: ClassVar[Options]
    """No options: what is usual."""

    def __init__(self, **names: Unpack[OptionNames]) -> None:
        kept = {name: value for name, value in names.items() if value is not None}
        self._set(_names=kept, _bits=_core.read_options(_text(kept)))

    @classmethod
    def of(cls, text: str) -> Options:
        """Make options of the text that the C library and the command have: ``kit=metric exact``."""
        names: dict[str, Any] = {}
        for word in text.split():
            name, sign, value = word.partition("=")
            names[name.replace("-", "_")] = value if sign else True
        return cls(**names)

    def __or__(self, other: Options) -> Options:
        if not isinstance(other, Options):
            return NotImplemented
        return Options(**{**self._names, **other._names})

    def __eq__(self, other: object) -> bool:
        return self._bits == other._bits if isinstance(other, Options) else NotImplemented

    def __hash__(self) -> int:
        return hash((Options, self._bits))

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{name}={value!r}' for name, value in self._names.items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._names,)


def option_values(name: str = "") -> tuple[str, ...]:
    """Return the values that an option can have, or the names of all options.

    >>> option_values("system")
    ('us', 'imperial', 'metric', 'australian', 'japanese')
    >>> option_values()[:5]
    ('kit', 'for_', 'system', 'style', 'unit_style')
    """
    if not isinstance(name, str):
        raise TypeError(f"expected a str, found {type(name)!r}")
    values = _core.option_values(name.rstrip("_").replace("_", "-")).split()
    return tuple(values if name else map(python_name, values))


def _word(name: str, value: Any) -> str:
    """Return an option as the library reads it."""
    # ``for`` is a keyword of Python.
    name = name.rstrip("_").replace("_", "-")
    if value is True:
        return name
    if value is None:
        return ""
    if value is False:
        # An unknown option is refused with False, too, as it would be with True.
        _core.read_options(name)
        return ""
    text = str(value)
    # A space would make two options of one.
    if len(text.split()) > 1:
        message = f"{text!r} isn't a value of {python_name(name)}"
        raise error(ErrorCode.INVALID_OPTION, message)
    return f"{name}={text}"


def _text(names: Mapping[str, Any]) -> str:
    return " ".join(_word(name, value) for name, value in names.items())


@lru_cache(maxsize=256)
def _bits_of(text: str) -> int:
    return _core.read_options(text)


def bits(options: Options | None, names: Mapping[str, Any]) -> int:
    """Return the bits of options, and of others that change them."""
    if options is not None and not isinstance(options, Options):
        raise TypeError(f"expected Options, found {type(options)!r}")
    if not names:
        return 0 if options is None else options._bits
    if options is not None:
        names = {**options._names, **names}
    return _bits_of(_text(names))


def _restored(names: Mapping[str, Any]) -> Options:
    return Options(**names)


Options.usual = Options()
_core.set_resolve(bits)
