"""Builds the extension, with the C library inside it.

The library is the one that `make c` installed under a prefix: that in QUANTITIES_PREFIX, or the one that
pkg-config knows. QUANTITIES_URL is the address of the repository, for the metadata of a release.
"""

import os
import re
import subprocess
import sys
from glob import glob
from pathlib import Path

from setuptools import Extension, setup


def prefix() -> Path:
    """Return the folder under which the C library is installed."""
    if path := os.environ.get("QUANTITIES_PREFIX"):
        return Path(path)
    try:
        command = ["pkg-config", "--variable=libdir", "quantities"]
        found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        sys.exit("The C library is missing: run `make python`, or set QUANTITIES_PREFIX")
    return Path(found).parent


def version(header: Path) -> str:
    """Return the version of the library, which the header says."""
    found = re.search(r'#define QTY_VERSION "(.*)"', header.read_text())
    if not found:
        sys.exit(f"{header} says no version")
    return found[1]


def urls() -> dict[str, str]:
    """Return the addresses that an index shows."""
    address = os.environ.get("QUANTITIES_URL", "").rstrip("/")
    pages = {
        "Source": "",
        "Documentation": "/blob/main/Bindings/Python/README.md",
        "Changelog": "/blob/main/CHANGELOG.md",
        "Issues": "/issues",
    }
    return {name: address + page for name, page in pages.items()} if address else {}


root = prefix()
setup(
    project_urls=urls(),
    version=version(root / "include/quantities.h"),
    ext_modules=[
        Extension(
            "quantities_kitchen._core",
            sorted(glob("native/*.c")),
            depends=[*sorted(glob("native/*.h")), "native/core.map"],
            include_dirs=[str(root / "include")],
            py_limited_api=True,
            extra_compile_args=["-std=c11", "-Wall", "-Wextra", "-Wno-missing-field-initializers"],
            # Nothing is seen of the library and its runtime, so that others can live beside them.
            extra_objects=[str(root / "lib/libquantities.a")],
            extra_link_args=[
                "-Wl,--gc-sections",
                "-Wl,--version-script=native/core.map",
                "-Wl,-z,start-stop-visibility=hidden",
                "-Wl,--strip-all",
                "-Wl,-z,nodelete",
                "-Wl,-Bstatic,-lstdc++,-Bdynamic",
                "-lm",
            ],
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp310"}},
)
