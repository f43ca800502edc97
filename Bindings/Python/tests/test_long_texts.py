"""Long texts: time in proportion to their length, and other threads that run meanwhile."""

import sys
import threading
import time

import pytest

import quantities_kitchen as q

KITCHEN = q.Registry(q.Unit("ladle", "8 tbsp"), q.Unit("knob of butter", "1 tbsp"))

PROSE = "While 3 hens naïvely look on, 2 cups of tea grow cold. Boil it for 10 minutes, and rest. "
FAMILIES = {
    "prose": PROSE,
    "prose without amounts": "It was the best of times, it was the worst of times. ",
    "prose in Japanese": "砂糖を50g入れて、よく混ぜる。",
    "lines": "2 cups flour\n",
    "counts": "4 eggs, ",
    "units of one's own": "2 ladles of soup, 3 knobs of butter, 1 cup ",
    "names of units": "ladle cup ",
    "mixed amounts": "2 h 1 ladle ",
    "sum": "1 cup + ",
    "fractions": "½",
    "digits": "1",
    "slashes": "1/",
    "ranges": "1-",
    "words": "a ",
    "letters": "x",
    "spaces": " ",
    "breaks": "\n",
    "brackets": "(",
    "emoji": "👩‍🍳 ",
    "decomposed": "e\u0301 ",
}
FUNCTIONS = {
    "find": q.find,
    "find own": lambda text: q.find(text, units=KITCHEN),
    "read_line": q.read_line,
    "read_line own": lambda text: q.read_line(text, units=KITCHEN),
    "read": q.read,
    "read own": lambda text: q.read(text, units=KITCHEN),
    "format": q.format,
    "answer": q.answer,
    "notes": q.notes,
    "convert": lambda text: q.convert(text, "ml"),
    "value": lambda text: q.value(text, "ml"),
    "compare": lambda text: q.compare(text, "1 cup"),
    "scaling": lambda text: q.scaling(text, 2),
    "is_unit": q.is_unit,
    "is_unit own": lambda text: q.is_unit(text, units=KITCHEN),
    "Amount": lambda text: q.Amount(text, "cup"),
    "format_many": lambda text: q.format_many([text], errors="null"),
}


def seconds(call, text):
    """The shortest of three times of the processor, which other work on the machine disturbs least."""
    times = []
    for _ in range(3):
        start = time.thread_time()
        try:
            call(text)
        except q.QuantityError:
            pass
        times.append(time.thread_time() - start)
    return min(times)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("function", FUNCTIONS)
def test_time_is_in_proportion_to_length(function, family):
    piece, call = FAMILIES[family], FUNCTIONS[function]
    times = 8000 // len(piece)
    # What is quadratic takes longer than that each time, and what is shorter cannot be measured.
    assert any(
        (longer := seconds(call, piece * times * 4)) < 0.02
        or longer < 10 * seconds(call, piece * times)
        for _ in range(3)
    )


def test_a_book_is_read_in_a_second():
    book = PROSE * 12_000
    assert len(book) > 1_000_000
    for call in (q.find, q.read_line):
        assert seconds(call, book) < 5


TEXTS = {
    "find": PROSE * 2000,
    "read_line": PROSE * 2000,
    "scaling": PROSE * 2000,
    "answer": "1 cup + " * 20_000 + "1 cup",
    "notes": "1 cup + " * 20_000 + "1 cup",
}


LONG = [name for name in FUNCTIONS if "own" not in name and name not in ("is_unit", "Amount")]


def runs_beside(call, text):
    """Tell whether this thread runs while another calls."""
    begun, ended = threading.Event(), []

    def work():
        begun.set()
        call(text)
        ended.append(True)

    thread = threading.Thread(target=work)
    thread.start()
    begun.wait()
    runs = not ended
    thread.join()
    return runs


@pytest.mark.parametrize("function", LONG)
def test_other_threads_run_meanwhile(function):
    call, text = FUNCTIONS[function], TEXTS.get(function, " " * 8_000_000 + "1 cup")
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)  # so a thread keeps the lock until it lets others run by itself
    try:
        # On a busy machine, this thread may get a processor only after the call.
        assert any(runs_beside(call, text) for _ in range(20))
    finally:
        sys.setswitchinterval(interval)
