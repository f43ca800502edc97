/** The tray of timers, running and finished, with their buttons. */
import { askToNotify, notify, prepareBell, ringBell, stayAwake } from './alarm.mjs';
import { make } from './elements.mjs';
import { remember, remembered, whenChanged } from './storage.mjs';
import {
  addMinute, clock, nextTimer, pause, readTimers, resume, startTimer, stateOf, timeLeft,
  untilNextSecond, writeTimers,
} from './timers.mjs';

const key = 'timers';
/** The bell stops ringing after this time. */
const longestRing = 60_000;
const ringEvery = 2_000;

/** @param {HTMLElement} tray
 *  @param {(text: string) => void} announce
 *  @param {(text: string) => void} onTitle  sets the text before the page's title */
export function timerTray(tray, announce, onTitle) {
  const list = tray.querySelector('ul');
  const items = new Map();
  /** When each finished timer was noticed, which is late if the device was asleep. */
  const noticed = new Map();
  /** The storage's contents when last read. */
  let known = remembered(key);
  let timers = readTimers(known, Date.now());
  let wait;
  let alarm;
  let lastRing = 0;
  let made = 0;

  // Timers that finished before the page was opened are shown, not announced.
  for (const timer of timers) if (stateOf(timer, Date.now()) === 'done') noticed.set(timer.id, timer.end);

  /** Reads the storage again: another tab may have changed it while this one was frozen and got no events. */
  function catchUp() {
    const text = remembered(key);
    if (text === known) return;
    known = text;
    timers = readTimers(known, Date.now());
  }

  function set(next) {
    timers = next;
    remember(key, writeTimers(timers));
    known = remembered(key);
    renew();
  }

  function change(id, action) {
    prepareBell();
    catchUp();
    set(timers.map((timer) => (timer.id === id ? action(timer, Date.now()) : timer)));
  }

  function remove(id) {
    catchUp();
    const index = timers.findIndex((timer) => timer.id === id);
    const hadFocus = items.get(id)?.element.contains(document.activeElement);
    set(timers.filter((timer) => timer.id !== id));
    // Move the focus to the next timer, not to the top of the page.
    const next = timers[Math.min(index, timers.length - 1)];
    if (hadFocus) (next ? items.get(next.id).cancel : document.getElementById('title')).focus();
  }

  function item({ id, name }) {
    const describedBy = `timer-name-${(made += 1)}`;
    const button = (className, text, action) => {
      const element = make('button', {
        type: 'button', className, 'aria-describedby': describedBy,
      }, text);
      element.addEventListener('click', action);
      return element;
    };
    const left = make('span', {
      className: 'timer-left', role: 'timer', 'aria-labelledby': describedBy,
    });
    const hold = button('timer-pause', 'Pause', () => change(id, (timer, now) =>
      timer.left === undefined ? pause(timer, now) : resume(timer, now)));
    const more = button('timer-more', '+1 min', () => change(id, addMinute));
    const cancel = button('timer-cancel', 'Cancel', () => remove(id));
    const element = make('li', { className: 'timer' },
      left, make('span', { className: 'timer-name', id: describedBy, title: name }, name),
      make('span', { className: 'timer-buttons' }, hold, more, cancel));
    return { element, left, hold, cancel };
  }

  function show(timer, now) {
    if (!items.has(timer.id)) {
      items.set(timer.id, item(timer));
      list.append(items.get(timer.id).element);
    }
    const { element, left, hold, cancel } = items.get(timer.id);
    const state = stateOf(timer, now);
    const write = (node, text) => {
      if (node.textContent !== text) node.textContent = text;
    };
    element.dataset.state = state;
    const share = Math.min(1, timeLeft(timer, now) / (timer.seconds * 1000));
    element.style.setProperty('--left', String(share));
    write(left, clock(timeLeft(timer, now)));
    write(hold, state === 'paused' ? 'Resume' : 'Pause');
    write(cancel, state === 'done' ? 'Stop' : 'Cancel');
    hold.hidden = state === 'done';
  }

  /** Announces each finished timer once. */
  function tell(now) {
    const over = timers.filter((timer) =>
      stateOf(timer, now) === 'done' && !noticed.has(timer.id));
    for (const { id, name } of over) {
      noticed.set(id, now);
      notify(name, id);
    }
    if (!over.length) return;
    // With many timers, it may be scrolled out of sight.
    tray.scrollTop = items.get(over[0].id).element.offsetTop;
    announce(`Time is up: ${over.map(({ name }) => name).join('; ')}`);
  }

  function ring(now) {
    // The absolute difference keeps the bell from ringing, or staying silent, too long after the clock is set back.
    const isWithin = (time, length) => Math.abs(now - time) < length;
    const isRinging = timers.some((timer) =>
      stateOf(timer, now) === 'done' && isWithin(noticed.get(timer.id), longestRing));
    if (isRinging && !isWithin(lastRing, ringEvery)) {
      lastRing = now;
      ringBell();
    }
    return isRinging;
  }

  function tick() {
    clearTimeout(wait);
    const now = Date.now();
    for (const [id, { element }] of items) {
      if (timers.some((timer) => timer.id === id)) continue;
      element.remove();
      items.delete(id);
      noticed.delete(id);
    }
    for (const timer of timers) {
      if (stateOf(timer, now) !== 'done') noticed.delete(timer.id);
      show(timer, now);
    }
    tell(now);
    tray.hidden = !timers.length;
    document.documentElement.style.setProperty('--tray', `${tray.offsetHeight}px`);
    const next = nextTimer(timers);
    onTitle(!next ? '' : timeLeft(next, now) ? clock(timeLeft(next, now)) : 'Time is up:');
    stayAwake(timers.some((timer) => stateOf(timer, now) === 'running'));
    const pauses = [untilNextSecond(timers, now), ring(now) ? ringEvery : undefined]
      .filter((pause) => pause !== undefined);
    // Browsers throttle timeouts in the background, so each tick reads the clock.
    if (pauses.length) wait = setTimeout(tick, Math.min(...pauses) + 5);
  }

  /** Sets a single timeout for the next end: browsers throttle chained timeouts in the background to one a
   *  minute, which would delay the bell. */
  function arm() {
    clearTimeout(alarm);
    const now = Date.now();
    const next = nextTimer(timers.filter((timer) => stateOf(timer, now) === 'running'));
    if (!next) return;
    alarm = setTimeout(renew, timeLeft(next, now) + 5);
  }

  function renew() {
    tick();
    arm();
  }

  const returnTo = () => {
    catchUp();
    renew();
  };
  whenChanged(key, returnTo);
  addEventListener('visibilitychange', returnTo);
  addEventListener('pageshow', returnTo);
  addEventListener('resize', tick);
  // After a reload, sound requires a tap first.
  addEventListener('pointerdown', () => { if (timers.length) prepareBell(); });
  renew();

  return {
    start(name, seconds, said) {
      prepareBell();
      askToNotify();
      catchUp();
      const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
      announce(`Timer started: ${said}. ${name}`);
      set([...timers, startTimer(id, name, seconds, Date.now())]);
    },
  };
}
