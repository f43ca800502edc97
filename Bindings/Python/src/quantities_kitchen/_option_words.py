"""The names of options as Python has them, in what the library says of them."""

from __future__ import annotations

import re

__all__ = ["in_python"]

_NAME = r"[a-z]+(?:-[a-z]+)*"
#: An option of the command, with its value where it has one: `--kit metric shows`.
_FLAG = re.compile(rf"--({_NAME})(?: ({_NAME})(?= shows\b))?")
_LISTED = re.compile(rf"(?:(?<=^)|(?<=, )|(?<=one of )|(?<=and ))({_NAME})(?=:|,| cannot| must|$)")


def python_name(option: str) -> str:
    """Return the name of an option as a keyword: ``for`` is one of Python's own.

    >>> python_name("max-parts"), python_name("for")
    ('max_parts', 'for_')
    """
    return "for_" if option == "for" else option.replace("-", "_")


def in_python(message: str, *, of_option: bool) -> str:
    """Return a message with options as they are written in Python.

    >>> in_python("leave out --max-parts", of_option=False)
    'leave out max_parts'
    >>> in_python("--kit metric shows amounts in the kit's units", of_option=False)
    "kit='metric' shows amounts in the kit's units"
    >>> in_python("max-parts must be at least 1", of_option=True)
    'max_parts must be at least 1'
    """

    def flag(match: re.Match[str]) -> str:
        value = f"={match[2]!r}" if match[2] else ""
        return python_name(match[1]) + value

    def listed(match: re.Match[str]) -> str:
        # The option that is wrong comes first. Values such as `us-weight` stay as they are.
        is_name = not match.start() or match[1] in ("for", "max-parts", "unit-style")
        return python_name(match[1]) if is_name else match[1]

    message = _FLAG.sub(flag, message)
    if not of_option:
        return message
    return _LISTED.sub(listed, message)
