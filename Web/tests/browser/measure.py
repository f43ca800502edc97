"""Measures the recipe page in Chromium: measure.py, run by the Python of `run`. It prints the median of several runs.

First recipe: from navigation to the ingredients of a recipe that is scaled. Drag step: from a move of the mouse to the
document that has changed, and to the one that is laid out.
"""

import statistics
import threading
from functools import partial
from http.server import ThreadingHTTPServer

from playwright.sync_api import sync_playwright

from conftest import DIST, QuietHandler

READY = """() => new Promise((resolve) => {
  const done = () => document.documentElement.dataset.state === 'ready' && resolve(performance.now());
  new MutationObserver(done).observe(document.documentElement, { attributes: true });
  done();
})"""

# A step is a move by as many pixels as a step has, forth and back over twelve steps.
STEPS = """async () => {
  const number = document.querySelector('#scale-number');
  const pixels = Number(number.dataset.stepPixels);
  const { x, y, width, height } = number.getBoundingClientRect();
  const send = (type, offset) => number.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1,
    clientX: x + width / 2 + offset, clientY: y + height / 2,
  }));
  // No pointer is down that could be captured.
  number.setPointerCapture = () => {};
  const times = [];
  send('pointerdown', 0);
  for (let step = 1; step <= 400; step += 1) {
    const place = step % 24;
    const before = number.textContent;
    const start = performance.now();
    send('pointermove', pixels * (place < 12 ? place : 24 - place));
    const changed = performance.now();
    // Asking for a height lays the document out.
    void document.body.offsetHeight;
    if (number.textContent !== before) times.push([changed - start, performance.now() - start]);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  send('pointerup', 0);
  return times;
}"""


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=DIST))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page_address = f"http://127.0.0.1:{server.server_port}/recipe/index.html#scale=3/2"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, address in [("http", page_address), ("file", f"{DIST.as_uri()}/recipe/index.html#scale=3/2")]:
            times = []
            for _ in range(9):
                page = browser.new_context().new_page()
                page.goto(address, wait_until="commit")
                times.append(page.evaluate(READY))
                page.context.close()
            print(f"first recipe, {name}: {statistics.median(times):.0f} ms (least {min(times):.0f})")
        page = browser.new_page()
        page.goto(page_address)
        page.locator("html[data-state=ready]").wait_for(state="attached")
        steps = page.evaluate(STEPS)
        for part, name in enumerate(["changed", "laid out"]):
            values = sorted(step[part] for step in steps)
            print(f"drag step, {name}: {statistics.median(values):.2f} ms (95 %: {values[len(values) * 95 // 100]:.2f})")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
