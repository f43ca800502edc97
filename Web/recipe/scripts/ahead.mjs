/** Does work before it is asked for, while the page has nothing else to do. */

/** The milliseconds of work at a time where a browser doesn't say how long it is idle. */
const share = 3;

const whenIdle = globalThis.requestIdleCallback?.bind(globalThis)
  ?? ((work) => setTimeout(() => {
    const end = performance.now() + share;
    work({ timeRemaining: () => end - performance.now() });
  }, 50));

/** A function that takes small tasks, in place of those that are still to be done. */
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
