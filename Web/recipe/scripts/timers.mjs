/** Timers as plain values: the end of a running timer, or the time left of a paused one. */

/** @typedef {{ id: string, name: string, seconds: number, end?: number, left?: number }} Timer
 *  `end` is in milliseconds since 1970, to survive a reload; `left` is the milliseconds left when paused. */

const day = 86_400_000;
const mostTimers = 50;
/** How long a finished timer stays unless stopped. */
const forgotten = day / 2;

export function startTimer(id, name, seconds, now) {
  return { id, name, seconds, end: now + seconds * 1000 };
}

/** The milliseconds left, never negative. */
export function timeLeft(timer, now) {
  return Math.max(0, timer.left ?? timer.end - now);
}

export function stateOf(timer, now) {
  if (timer.left !== undefined) return 'paused';
  return timeLeft(timer, now) > 0 ? 'running' : 'done';
}

export function pause(timer, now) {
  const { end, ...rest } = timer;
  return stateOf(timer, now) === 'running' ? { ...rest, left: end - now } : timer;
}

export function resume(timer, now) {
  const { left, ...rest } = timer;
  return left === undefined ? timer : { ...rest, end: now + left };
}

/** Adds a minute; a finished timer runs for a minute from now. */
export function addMinute(timer, now) {
  if (timer.left !== undefined) return { ...timer, left: Math.min(timer.left + 60_000, day) };
  return { ...timer, end: Math.min(Math.max(timer.end, now) + 60_000, now + day) };
}

/** "9:59", "1:00:00". Rounds seconds up: 0:00 means finished. */
export function clock(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number) => String(number).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The most urgent timer: a finished one, or else the next to end. */
export function nextTimer(timers) {
  return timers.filter((timer) => timer.left === undefined)
    .reduce((best, timer) => (!best || timer.end < best.end ? timer : best), undefined);
}

/** The milliseconds until a running timer shows the next second. */
export function untilNextSecond(timers, now) {
  const running = timers.filter((timer) => stateOf(timer, now) === 'running');
  if (!running.length) return undefined;
  return Math.min(...running.map((timer) => (timeLeft(timer, now) % 1000) || 1000));
}

/** Reads stored timers, and skips invalid ones. */
export function readTimers(text, now) {
  let values;
  try {
    values = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(values)) return [];
  const ids = new Set();
  return values.filter((value) => {
    if (!isTimer(value, now) || ids.has(value.id)) return false;
    ids.add(value.id);
    return true;
  }).slice(0, mostTimers)
    .map(({ id, name, seconds, end, left }) =>
      left === undefined ? { id, name, seconds, end } : { id, name, seconds, left });
}

function isTimer(value, now) {
  const within = (number, low, high) =>
    typeof number === 'number' && number >= low && number <= high;
  return value !== null && typeof value === 'object'
    && typeof value.id === 'string' && value.id.length <= 100
    && typeof value.name === 'string' && value.name.length <= 500
    && within(value.seconds, 1, day / 1000)
    && (value.left === undefined
      ? within(value.end, now - forgotten, now + day) : within(value.left, 0, day));
}

export function writeTimers(timers) {
  return JSON.stringify(timers);
}

/** A timer's name: the words up to its time. "Stir. Cover, and bake for 10 minutes" gives "Bake
 *  for 10 minutes". */
export function nameOfTime(sentence, start, end) {
  const sentences = sentence.slice(Math.max(0, start - 300), start).split(/[.!?;:]\s+/);
  const clauses = sentences.at(-1).split(/,\s+/);
  let words = clauses.pop();
  // Drop a lone "for".
  while (words.trim().length < 6 && clauses.length) words = `${clauses.pop()}, ${words}`;
  words = words.replace(/^\s*(?:and|then|or)\s+(?:then\s+)?/i, '').trim();
  const name = `${words} ${sentence.slice(start, end)}`.trim().replace(/\s+/g, ' ').slice(-200);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
