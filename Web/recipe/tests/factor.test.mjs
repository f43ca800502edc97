import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  factorFor, isSame, nearestStep, one, readFactor, sayFactor, showFactor, steps, writeFactor,
} from '../scripts/factor.mjs';

test('the steps are those that cooks use, from a sixth to ten', () => {
  assert.deepEqual(steps.map(writeFactor), [
    '1/6', '1/4', '1/3', '1/2', '2/3', '3/4', '1', '5/4', '4/3', '3/2', '5/3', '7/4', '2', '9/4',
    '5/2', '3', '7/2', '4', '9/2', '5', '6', '7', '8', '9', '10',
  ]);
  assert.ok(isSame(one, { n: 1, d: 1 }));
});

test('each step grows, is shown, said, and read again', () => {
  steps.forEach((step, index) => {
    if (index) assert.ok(step.n / step.d > steps[index - 1].n / steps[index - 1].d);
    assert.equal(nearestStep(step), index);
    assert.deepEqual(readFactor(writeFactor(step)), step);
    assert.deepEqual(readFactor(showFactor(step)), step);
    assert.match(sayFactor(step), /^[a-z, ]+$/);
  });
});

const readings = [
  // text           n    d
  ['3/2',           3,   2],
  ['6/4',           3,   2],
  ['1 1/2',         3,   2],
  ['1+1/2',         3,   2],
  ['1½',            3,   2],
  ['½',             1,   2],
  ['1.5',           3,   2],
  ['2.0',           2,   1],
  [' 7/6 ',         7,   6],
  ['0.01',          1, 100],
  ['1/1000',        1, 100],
  ['25',           25,   1],
  ['9999/1',      100,   1],
];

test('a factor is read in each way in which it is written, and kept within its range', () => {
  for (const [text, n, d] of readings) assert.deepEqual({ ...readFactor(text) }, { n, d }, text);
});

test("what isn't a factor is nothing", () => {
  for (const text of ['', '0', '0/3', '1/0', '-1', '1e3', 'x', '1/2/3', '½½', 'NaN', 'Infinity',
    '12345', '1.23456', '__proto__', undefined, null, '9'.repeat(100_000)]) {
    assert.equal(readFactor(text), undefined, String(text).slice(0, 20));
  }
});

test('servings give a factor', () => {
  const facts = [
    // wanted  given  factor
    [6,        4,     '3/2'],
    [7,        6,     '7/6'],
    [1,        12,    '1/12'],
    [100,      4,     '25'],
    [1000,     4,     '100'],
  ];
  for (const [wanted, given, factor] of facts) {
    assert.equal(writeFactor(factorFor(wanted, given)), factor);
  }
  for (const wanted of [0, -1, 1.5, NaN, Infinity, 1e9]) assert.equal(factorFor(wanted, 4), undefined);
});

test("a factor that isn't a step is shown and said as a fraction", () => {
  const facts = [
    // factor            shown       said
    [readFactor('7/6'),  '1⅙',       '1⅙ times'],
    [readFactor('13/16'), '13/16',   '13/16 times'],
    [readFactor('29/16'), '1 13/16', '1 13/16 times'],
  ];
  for (const [factor, shown, said] of facts) {
    assert.deepEqual([showFactor(factor), sayFactor(factor)], [shown, said]);
  }
});
