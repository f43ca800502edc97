import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addMinute, clock, nameOfTime, nextTimer, pause, readTimers, resume, startTimer, stateOf, timeLeft,
  untilNextSecond, writeTimers,
} from '../scripts/timers.mjs';

const now = 1_700_000_000_000;
const ten = startTimer('a', 'Bake for 10 minutes', 600, now);

test('a timer runs until its end, whatever happens to the page', () => {
  const facts = [
    // seconds later  left    state
    [0,               600,    'running'],
    [599.999,         0.001,  'running'],
    [600,             0,      'done'],
    [100_000,         0,      'done'],
  ];
  for (const [later, left, state] of facts) {
    assert.equal(timeLeft(ten, now + later * 1000), left * 1000);
    assert.equal(stateOf(ten, now + later * 1000), state);
  }
});

test('a pause keeps what is left', () => {
  const paused = pause(ten, now + 60_000);
  assert.equal(stateOf(paused, now + 1e9), 'paused');
  assert.equal(timeLeft(paused, now + 1e9), 540_000);
  const resumed = resume(paused, now + 1e9);
  assert.equal(timeLeft(resumed, now + 1e9 + 40_000), 500_000);
  assert.equal(resumed.left, undefined);
});

test('what stands cannot be paused, nor what runs resumed', () => {
  const paused = pause(ten, now);
  assert.equal(pause(paused, now + 5), paused);
  assert.equal(resume(ten, now), ten);
  const done = now + 700_000;
  assert.equal(pause(ten, done), ten);
});

test('a minute is added to what runs, to what stands, and to what is over', () => {
  assert.equal(timeLeft(addMinute(ten, now), now), 660_000);
  assert.equal(timeLeft(addMinute(pause(ten, now), now), now), 660_000);
  assert.equal(timeLeft(addMinute(ten, now + 900_000), now + 900_000), 60_000);
  const day = startTimer('b', '', 86_400, now);
  assert.equal(timeLeft(addMinute(day, now), now), 86_400_000);
});

test('the clock counts a second that has begun', () => {
  const facts = [
    // milliseconds  shown
    [0,              '0:00'],
    [1,              '0:01'],
    [1000,           '0:01'],
    [1001,           '0:02'],
    [599_000,        '9:59'],
    [600_000,        '10:00'],
    [3_599_001,      '1:00:00'],
    [5_400_000,      '1:30:00'],
    [86_400_000,     '24:00:00'],
  ];
  for (const [milliseconds, shown] of facts) assert.equal(clock(milliseconds), shown);
});

test('the title shows the timer that ends next, and no paused one', () => {
  const two = startTimer('b', 'Fry', 120, now);
  assert.equal(nextTimer([ten, two]).id, 'b');
  assert.equal(nextTimer([ten, pause(two, now)]).id, 'a');
  assert.equal(nextTimer([]), undefined);
  assert.equal(untilNextSecond([ten], now + 300), 700);
  assert.equal(untilNextSecond([ten], now), 1000);
  assert.equal(untilNextSecond([pause(ten, now)], now), undefined);
});

test('timers are written and read again', () => {
  const timers = [ten, pause(startTimer('b', 'Fry', 120, now), now + 1)];
  assert.deepEqual(readTimers(writeTimers(timers), now), timers);
});

test("rubbish in the storage isn't a timer", () => {
  const good = { id: 'a', name: 'x', seconds: 60, end: now + 60_000 };
  const rubbish = [
    undefined, '', 'null', '5', '"x"', '{', '{}', '[null]', '[1,"x",[]]', '[{}]',
    ...[
      { id: 5 }, { name: null }, { seconds: 'x' }, { seconds: 0 }, { seconds: 1e9 }, { end: 'x' },
      { end: null }, { end: now + 1e9 }, { end: now - 1e9 }, { left: -1 }, { left: 1e12 },
      { left: 'x' }, { id: 'x'.repeat(101) }, { name: 'x'.repeat(501) },
    ].map((change) => JSON.stringify([{ ...good, ...change }])),
  ];
  for (const text of rubbish) assert.deepEqual(readTimers(text, now), [], text);
  assert.deepEqual(readTimers(JSON.stringify([good, null, good]), now), [good]);
  const many = Array.from({ length: 1000 }, (_, id) => ({ ...good, id: String(id) }));
  assert.equal(readTimers(JSON.stringify(many), now).length, 50);
});

test('a timer is named by the words before its time', () => {
  const facts = [
    // sentence                                   time          name
    ['Stir well. Bake for 10 minutes, then rest.', '10 minutes', 'Bake for 10 minutes'],
    ['10 minutes later, stir.',                    '10 minutes', '10 minutes'],
    ['Stir, cover, and bake for 10 minutes.',      '10 minutes', 'Bake for 10 minutes'],
    ['Simmer, half covered, for 10 minutes.',      '10 minutes', 'Half covered, for 10 minutes'],
    ['Turn, then 10 minutes more.',                '10 minutes', 'Turn, then 10 minutes'],
    ['Taste; simmer for 10 minutes.',              '10 minutes', 'Simmer for 10 minutes'],
    ['Add 1.5 liters and boil 10 minutes.',        '10 minutes', 'Add 1.5 liters and boil 10 minutes'],
  ];
  for (const [sentence, time, name] of facts) {
    const start = sentence.indexOf(time);
    assert.equal(nameOfTime(sentence, start, start + time.length), name);
  }
  const long = `${'stir '.repeat(50_000)}10 minutes`;
  assert.ok(nameOfTime(long, long.length - 10, long.length).length <= 201);
});
