// Laws that relate the package's functions, over generated texts. PACKAGE is its folder, TEXTS a file with a text on
// each line, which Web/test generates.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

const q = await import(new URL('answers.js', pathToFileURL(`${process.env.PACKAGE}/`)));
const texts = readFileSync(process.env.TEXTS, 'utf8').split('\n').filter((text) => text !== '');
// Prefixes whose lengths in UTF-16, UTF-8 and characters differ.
const before = ['', '😀 ', 'é: ', '½ 👨‍👩‍👧 – '];
const bases = { time: 's', volume: 'ml', mass: 'g' };

/** Returns a function's result, or the error that it throws. */
function attempt(body) {
  try {
    return { result: body() };
  } catch (error) {
    assert.ok(error instanceof q.QuantityError, error.stack);
    return { error };
  }
}

function isWithin({ start, end }, text) {
  const isBetweenCharacters = (place) => !/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(place - 1, place + 1));
  return start >= 0 && start <= end && end <= text.length && isBetweenCharacters(start) && isBetweenCharacters(end);
}

/** The exact ends of an amount or a range. */
function exactly(amount) {
  return (amount.lower ? [amount.lower, amount.upper] : [amount])
    .map(({ numerator, denominator, unit }) => `${numerator}/${denominator} ${unit.name}`);
}

test('what is found reads again to the same amount', () => {
  let [count, all] = [0, 0];
  for (const [place, line] of texts.entries()) {
    const text = before[place % before.length] + line;
    let last = 0;
    for (const found of q.find(text)) {
      assert.ok(isWithin(found, text) && found.start >= last, text);
      last = found.end;
      const { amount } = found;
      // A count can't be read on its own, nor can the implicit second count of "two 28 oz cans".
      if ((amount.lower ?? amount).unit === null || found.start === found.end) continue;
      // In a text, "20/25 minutes" is a range, "--" a dash, and other numbers disambiguate the comma of "1,500".
      if (/\d\d\/\d\d|--|\d[.,]\d{3}(?!\d)/.test(text.slice(found.start, found.end))) continue;
      all += 1;
      const { result } = attempt(() => q.read(text.slice(found.start, found.end)));
      if (result) assert.deepEqual(exactly(result), exactly(amount), text);
      count += result ? 1 : 0;
    }
  }
  // Running text includes "3-2 cups", and its context disambiguates 't'.
  assert.ok(count > 0.9 * all && all > texts.length / 2, `${count} of ${all}`);
});

test('a mistake lies within its text', () => {
  let count = 0;
  for (const [place, line] of texts.entries()) {
    const text = before[place % before.length] + line;
    for (const name of ['format', 'answer', 'read', 'explain', 'notes']) {
      const { error } = attempt(() => q[name](text));
      if (!error) continue;
      assert.ok(error.text === text && isWithin(error, text), `${name}: ${text}`);
      count += 1;
    }
    const { error, left, text: scaled } = q.scaling(text, 2);
    assert.equal(left > 0, error !== null, text);
    if (error) assert.ok(error.text === text && isWithin(error, text), `scaling: ${text}`);
    const { result } = attempt(() => q.scale(text, 2));
    assert.equal(result, left > 0 ? undefined : scaled, text);
  }
  assert.ok(count > texts.length / 2, `${count} mistakes`);
});

test('read, value, compare and convert agree', () => {
  let count = 0;
  for (const text of texts) {
    const { result: amount } = attempt(() => q.read(text));
    if (!amount || amount.lower) continue;
    const { number, numerator, denominator, unit } = amount;
    assert.equal(q.value(text, unit.name), number, text);
    assert.equal(q.compare(text, `${numerator}/${denominator} ${unit.name}`), 0, text);
    if (numerator > -(2n ** 53n) && numerator < 2n ** 53n && denominator < 2n ** 53n) {
      assert.equal(number, Number(numerator) / Number(denominator), text);
    }
    const { result: converted } = attempt(() => q.convert(text, bases[unit.kind], { exact: true }));
    if (converted === undefined) continue;
    assert.equal(q.compare(text, converted), 0, `${text}: ${converted}`);
    count += 1;
  }
  assert.ok(count > texts.length / 10, `${count} amounts`);
});

test('scaling by 1 settles, and a factor is the same as a number and as a text', () => {
  for (const text of texts) {
    const once = q.scaling(text, 1);
    // Scaling an approximate amount again may show more digits.
    if (once.left === 0 && !once.text.includes('~')) assert.equal(q.scale(once.text, 1), once.text, text);
    assert.equal(q.scaling(text, 1 / 3).text, q.scaling(text, '1/3').text, text);
    if (q.find(text).length === 0) assert.equal(once.text, text);
  }
});
