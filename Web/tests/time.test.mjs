// Random families of texts: a text four times as long takes at most six times as much CPU time. PACKAGE is the
// package's folder, FAMILIES the number of families (8), SEED their seed (1).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const q = await import(new URL('answers.js', pathToFileURL(`${process.env.PACKAGE}/`)));
const { SEED = '1', FAMILIES = '8' } = process.env;
const generator = fileURLToPath(new URL('../../Benchmarks/families.py', import.meta.url));
const options = { encoding: 'utf8', maxBuffer: 2 ** 30 };
const families = JSON.parse(execFileSync('python3', ['-B', generator, SEED, FAMILIES], options));
const functions = {
  format: (text) => q.format(text),
  answer: (text) => q.answer(text),
  notes: (text) => q.notes(text),
  'convert to g': (text) => q.convert(text, 'g'),
  'convert to the text': (text) => q.convert('2 cups', text),
  value: (text) => q.value(text, 'ml'),
  read: (text) => q.read(text),
  find: (text) => q.find(text),
  scaling: (text) => q.scaling(text, 2),
  'scaling, weigh': (text) => q.scaling(text, 2, { weigh: true }),
  'scaling, spoon': (text) => q.scaling(text, 2, { spoon: true }),
  'scaling for metric': (text) => q.scaling(text, 1, { for: 'metric' }),
};

/** The smaller of two CPU times, in milliseconds. */
function cost(body, text) {
  const times = [0, 0].map(() => {
    const start = process.cpuUsage();
    try {
      body(text);
    } catch (error) {
      assert.ok(error instanceof q.QuantityError, error.stack);
    }
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Whether the longer text takes too long every time, not only because of other load. */
function isSlow(body, [short, long]) {
  for (let time = 0; time < 6; time += 1) {
    const longer = cost(body, long);
    // Shorter times can't be measured.
    if (longer < 20 || longer <= 6 * cost(body, short)) return false;
  }
  return true;
}

for (const [name, body] of Object.entries(functions)) {
  test(`${name} takes time in proportion to the text`, () => {
    const slow = families.filter(({ texts }) => isSlow(body, texts)).map(({ family }) => family);
    assert.deepEqual(slow, [], `seed ${SEED}`);
  });
}
