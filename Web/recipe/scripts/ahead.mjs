/** Does work ahead of time, while the page is idle. */

/** Milliseconds of work at a time, in browsers without idle callbacks. */
const share = 3;

const whenIdle = globalThis.requestIdleCallback?.bind(globalThis)
  ?? ((work) => setTimeout(() => {
    const end = performance.now() + share;
    work({ timeRemaining: () => end - performance.now() });
  }, 50));

/** A function that takes small tasks, and drops earlier unfinished ones. */
export function ahead() {
  let tasks;
  let isAsked = false;

  function work(deadline) {
    isAsked = false;
    while (deadline.timeRemaining() > 1) {
      const { value: task, done } = tasks.next();
      if (done) return;
      task();
    }
    ask();
  }

  function ask() {
    if (isAsked) return;
    isAsked = true;
    whenIdle(work);
  }

  return (next) => {
    tasks = next[Symbol.iterator]();
    ask();
  };
}
