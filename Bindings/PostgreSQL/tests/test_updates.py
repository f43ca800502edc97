"""What ALTER EXTENSION UPDATE gives: what CREATE EXTENSION does, from each version that was released."""

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from server import Case, one, run

ROOT = Path(__file__).parents[3]
# What was released stays as it was. A change of the SQL begins with a new version: .ci/version.
RELEASED = {"0.2.0": "43c08aae74a1b9c77a554a67c1ee9338758b9e49e165dd1ac406a3aab1397956"}
# The members of the extension, each with all that the catalog has of it, whatever its number.
MEMBERS = """SELECT pg_describe_object(classid, objid, 0), (SELECT to_jsonb(p) - '{oid,prosupport}'::text[] FROM pg_proc AS p
      WHERE p.oid = objid), (SELECT to_jsonb(a) FROM pg_aggregate AS a WHERE a.aggfnoid = objid),
      obj_description(objid, 'pg_proc')
    FROM pg_depend WHERE deptype = 'e' AND refobjid = (SELECT oid FROM pg_extension WHERE extname = 'quantities')
    ORDER BY 1"""
NEXT = "999.0.0"


def members():
    # Numbers of functions in aggregates are names already.
    return [re.sub(r'"(aggfnoid|prolang)": "?[\w.]+"?', "", row) for row in run(MEMBERS)]


class Updates(Case):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The version after this one, as .ci/version makes it, beside this one.
        cls.folder = tempfile.TemporaryDirectory()
        copy = Path(cls.folder.name)
        for name in (
            ".ci/version", "Sources/CQuantities/include/quantities.h", "CommandLine/Sources/qty/Commands/Qty.swift",
            "Web/package/package.json", "README.md", "Sources/Quantities/Quantities.docc/GettingStarted.md",
        ):  # fmt: skip
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
        scripts = copy / "Bindings/PostgreSQL"
        scripts.mkdir(parents=True)
        for path in (ROOT / "Bindings/PostgreSQL").glob("quantities*"):
            shutil.copy(path, scripts)
        subprocess.run([copy / ".ci/version", NEXT], check=True, stdout=subprocess.PIPE)
        cls.share = Path(one("SELECT setting FROM pg_config WHERE name = 'SHAREDIR'")) / "extension"
        cls.new = [path.name for path in scripts.glob(f"quantities--*{NEXT}.sql")]
        for name in cls.new:
            shutil.copy(scripts / name, cls.share)

    @classmethod
    def tearDownClass(cls):
        for name in cls.new:
            os.remove(cls.share / name)
        cls.folder.cleanup()

    def test_each_version_can_be_updated(self):
        current = one("SELECT default_version FROM pg_available_extensions WHERE name = 'quantities'")
        versions = run("SELECT version FROM pg_available_extension_versions WHERE name = 'quantities' ORDER BY 1")
        self.assertLessEqual({*RELEASED, current, NEXT}, set(versions))
        for target in (current, NEXT):
            run(f"DROP EXTENSION quantities; CREATE EXTENSION quantities VERSION '{target}'")
            expected = members()
            self.assertGreater(len(expected), 20)
            for version in versions:
                if version in (target, NEXT):
                    continue
                run(f"DROP EXTENSION quantities; CREATE EXTENSION quantities VERSION '{version}'")
                run("""CREATE TABLE t(a text CHECK (qty_is_valid(a))); INSERT INTO t VALUES ('2 cups');
                    CREATE VIEW v AS SELECT qty_sum(a) FROM t""")
                run(f"ALTER EXTENSION quantities UPDATE TO '{target}'")
                self.assertEqual(members(), expected, f"{version} to {target}")
                self.assertEqual(run("SELECT * FROM v; SELECT qty_format('7 tsp')"), [
                    "2 cups", "2 tablespoons + 1 teaspoon"])  # fmt: skip
                run("DROP VIEW v; DROP TABLE t")

    def test_what_was_released_stays(self):
        for version, expected in RELEASED.items():
            script = (ROOT / f"Bindings/PostgreSQL/quantities--{version}.sql").read_bytes()
            self.assertEqual(hashlib.sha256(script).hexdigest(), expected, version)


if __name__ == "__main__":
    unittest.main()
