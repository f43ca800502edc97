"""Measures the recipe page in Chromium: measure.py, run by the Python of `run`.

First text is the first paint of letters after navigation, ready is when amounts follow the scale: at full speed, and
at 400 kbit/s with a round trip of 400 ms and a processor that is four times as slow. The host compresses by brotli, as
hosts do. A step is from a move of the mouse to the document that has changed and is laid out, with the slow processor,
for recipes of 11 and 60 lines by weight, five seconds after the page is ready.
"""

import json
import statistics
import subprocess
import sys
import threading
from contextlib import suppress
from functools import partial
from http.server import ThreadingHTTPServer

from playwright.sync_api import sync_playwright

import recipe
from conftest import DIST, QuietHandler

PAGES = ["recipe/index.html", "recipe/recipes.wasm"]
COMPRESS = """const { brotliCompressSync: pack, constants: { BROTLI_PARAM_QUALITY: key } } = require('zlib');
process.stdout.write(pack(require('fs').readFileSync(process.argv[1]), { params: { [key]: 11 } }));"""
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
RUNS = 3

TIMES = """async () => {
  const text = new Promise((resolve) => new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
  }).observe({ type: 'paint', buffered: true }));
  const ready = new Promise((resolve) => {
    const done = () => document.documentElement.dataset.state === 'ready' && resolve(performance.now());
    new MutationObserver(done).observe(document.documentElement, { attributes: true });
    done();
  });
  return Promise.all([text, ready]);
}"""

# Moves the pointer by the width of one step at a time, back and forth over eighteen steps.
STEPS = """async () => {
  // Let the page finish its idle work.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const number = document.querySelector('#scale-number');
  const ruler = document.querySelector('#ruler');
  const pixels = ruler ? (ruler.clientWidth - 1) / 24 : Number(number.dataset.stepPixels);
  const { x, y, width, height } = number.getBoundingClientRect();
  const send = (type, offset) => number.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1,
    clientX: x + width / 2 + offset, clientY: y + height / 2,
  }));
  // There is no real pointer to capture.
  number.setPointerCapture = () => {};
  const times = [];
  send('pointerdown', 0);
  for (let step = 1; step <= 216; step += 1) {
    const place = step % 36;
    const before = number.textContent;
    const start = performance.now();
    send('pointermove', pixels * (place < 18 ? place : 36 - place));
    // Reading a height forces layout.
    void document.body.offsetHeight;
    if (number.textContent !== before) times.push(performance.now() - start);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  send('pointerup', 0);
  return times;
}"""


class Host(QuietHandler):
    """Sends the large files compressed."""

    packed = {}

    def do_GET(self):
        path = self.path.split("?")[0].lstrip("/")
        if path not in self.packed:
            super().do_GET()
            return
        body = self.packed[path]
        self.send_response(200)
        self.send_header("Content-Type", "application/wasm" if path.endswith(".wasm") else "text/html")
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with suppress(BrokenPipeError):
            self.wfile.write(body)


def first_visits(browser, address):
    for name, is_slow in [("full speed", False), ("400 kbit/s, CPU/4", True)]:
        times = []
        for _ in range(RUNS):
            page = browser.new_context(service_workers="block").new_page()
            if is_slow:
                session = page.context.new_cdp_session(page)
                session.send("Network.enable")
                session.send("Network.emulateNetworkConditions", SLOW)
                session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
            page.set_default_timeout(120_000)
            page.goto(address, wait_until="commit")
            times.append(page.evaluate(TIMES))
            page.context.close()
        text, ready = (statistics.median(part) for part in zip(*times))
        print(f"{name}: first text {text / 1000:.2f} s, ready {ready / 1000:.2f} s")


def long_recipe(count):
    names = ["flour", "sugar", "butter", "milk", "cocoa powder", "rolled oats", "honey", "brown sugar", "rice"]
    rows = "".join(f"{1 + n % 4} 1/{2 + n % 3} cups {names[n % len(names)]}\n" for n in range(count))
    return f"Long\nServes 4\n\nIngredients\n{rows}\nMethod\n1. Mix.\n"


def steps(browser, address, count):
    page = browser.new_context(service_workers="block").new_page()
    storage = recipe.own(long_recipe(count), settings=json.dumps({"kitchen": "us-weight"}))
    page.add_init_script("".join(
        f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)});" for key, value in storage.items()))
    page.set_default_timeout(60_000)
    page.goto(address)
    recipe.ready(page)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    times = page.evaluate(STEPS)
    values = sorted(times)
    first = sorted(times[:18])
    print(f"step, {count} lines by weight, CPU/4: {statistics.median(values):.2f} ms (95 %: "
          f"{values[len(values) * 95 // 100]:.2f}); for the first time {statistics.median(first):.2f} (most {first[-1]:.2f})")
    page.context.close()


def main():
    for path in PAGES:
        if (DIST / path).exists():
            Host.packed[path] = subprocess.run(
                ["node", "-e", COMPRESS, str(DIST / path)], check=True, capture_output=True).stdout
            print(f"{path}: {len(Host.packed[path]):,} bytes by brotli")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=DIST))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/recipe/index.html"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        if "steps" not in sys.argv:
            first_visits(browser, address)
        for count in [11, 60]:
            steps(browser, address, count)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
