"""The package answers in a browser as the command qty does."""

import os
from pathlib import Path

import pytest

from conftest import HERE, WEB

# Written by Web/test, which uses the same rows for the package in Node.
ROWS = Path(os.environ.get("ROWS", WEB / ".build/rows.json"))
COMPARISON = HERE.parent / "equality.js"

# Compares in chunks, to keep the browser from reporting a hung page.
SCRIPT = """async () => {
  const [{ canAnswer, differences }, library, all] = await Promise.all([
    import('/equality.js'), import('/package/answers.js'), fetch('/rows.json').then((found) => found.json()),
  ]);
  const rows = all.filter((row) => canAnswer(library, row));
  const different = [];
  for (let row = 0; row < rows.length; row += 1000) {
    different.push(...differences(library, rows.slice(row, row + 1000)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return [rows.length, different.length, different.slice(0, 10)];
}"""


@pytest.mark.skipif(not ROWS.exists(), reason=f"there are no rows in {ROWS}; Web/test writes them")
def test_answers_are_those_of_the_command(visit):
    context = visit.context()

    def serve(name, **answer):
        # The handler has one parameter: Playwright would pass the request as a second.
        context.route(visit.address(name), lambda route: route.fulfill(**answer))

    serve("equality.js", path=COMPARISON, content_type="text/javascript")
    serve("rows.json", path=ROWS, content_type="application/json")
    serve("blank.html", body="<!doctype html><title>Equality</title>", content_type="text/html")
    page = context.new_page()
    page.goto(visit.address("blank.html"))
    count, different, samples = page.evaluate(SCRIPT)
    assert count > 0
    assert different == 0, "\n".join([f"{different} of {count} rows differ", *samples])
