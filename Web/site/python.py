"""Writes the reference of the Python package: `python.py FOLDER`."""

import sys
import warnings
from pathlib import Path
from types import ModuleType

import pdoc

# Replaces PySpark (300 MB); only one of its functions is used, as a decorator.
spark = ModuleType("pyspark.sql.functions")
spark.pandas_udf = lambda *_: lambda function: function  # type: ignore[attr-defined]
for name in ("pyspark", "pyspark.sql"):
    sys.modules[name] = ModuleType(name)
sys.modules[spark.__name__] = spark

# Names imported only for type checkers are shown as written.
warnings.filterwarnings("ignore", "Error parsing type annotation|Failed to run TYPE_CHECKING code")
package = "quantities_kitchen"
folder = Path(sys.argv[1])
pdoc.render.configure(show_source=False, search=True, footer_text="Quantities")
pdoc.pdoc(package, *(f"{package}.{name}" for name in ("duckdb", "polars", "spark")), output_directory=folder)
# pdoc's own index would list only one package.
(folder / "index.html").write_text((folder / f"{package}.html").read_text())
