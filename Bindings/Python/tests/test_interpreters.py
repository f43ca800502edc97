"""Threads, forks and interpreters of their own."""

import multiprocessing
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import quantities_kitchen as q

LONG = "Stir 2 cups of flour and 3 tsp of salt for 90 min.\n" * 200


def test_threads_race_at_the_first_call():
    program = """
import threading
import quantities_kitchen as q

barrier, answers = threading.Barrier(8), []
def ask():
    barrier.wait()
    for _ in range(200):
        answers.append((q.format("3 tsp"), q.answer("2 cups flour to g"), q.scale("2 eggs", 2)))
threads = [threading.Thread(target=ask) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert set(answers) == {("1 tablespoon", "~240 g", "4 eggs")} and len(answers) == 1600
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_threads_with_long_and_short_texts():
    scaled, found = q.scale(LONG, 2), q.find(LONG)

    def work(_):
        assert (q.scale(LONG, 2), q.find(LONG)) == (scaled, found)
        assert q.format("3 tsp", style="vulgar") == "1 tablespoon"
        with pytest.raises(q.QuantityError):
            q.answer(LONG)
        return True

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(80)))


def _ask(text):
    return q.format(text)


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_a_process_that_was_forked_goes_on(method):
    assert q.format("3 tsp") == "1 tablespoon"
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map(_ask, ["3 tsp"] * 10) == ["1 tablespoon"] * 10


def _interpreters():
    try:
        import _interpreters as module
    except ImportError:
        module = pytest.importorskip("_xxsubinterpreters")
    return module


def test_each_interpreter_has_its_own():
    interpreters = _interpreters()
    program = """
import sys
sys.path[:] = {!r}
import quantities_kitchen as q
assert q.format("3 tsp") == "1 tablespoon"
try:
    q.format("2 cupz")
except q.UnknownUnitError as error:
    assert error.suggestions
else:
    raise AssertionError
""".format(sys.path)
    for _ in range(3):
        interpreter = interpreters.create()
        try:
            wrong = interpreters.run_string(interpreter, program)
            assert wrong is None, wrong
        finally:
            interpreters.destroy(interpreter)
    assert q.format("3 tsp") == "1 tablespoon"


def test_memory_does_not_grow():
    import resource

    def ask():
        for _ in range(2000):
            q.format("3 tsp"), q.read("2-3 tsp"), q.find("2 cups, 3 eggs"), q.scale("2 eggs", 2)
            q.format("1.5 cups", style="vulgar"), q.Amount(2**100, "ng").format(unit="g")
            for text in ("2 cupz", "", "\ud800"):
                with pytest.raises(q.QuantityError):
                    q.read(text)

    def growth():
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for _ in range(5):
            ask()
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before

    ask()
    # A leak makes each round grow.
    assert any(growth() < 2048 for _ in range(3))
