import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddress, writeAddress } from '../scripts/address.mjs';
import { readFactor, writeFactor } from '../scripts/factor.mjs';
import { hasAbout, typeset } from '../scripts/typeset.mjs';

/** Amounts in the library's format, from the bracketed parts of a text. */
function found(marked) {
  const amounts = [];
  let text = '';
  for (const [, before, kind, words] of marked.matchAll(/([^[]*)(?:\[(\w+):([^\]]*)\])?/g)) {
    text += before;
    if (!kind) continue;
    const role = kind === 'time' || kind === 'range' ? 'amount' : kind;
    const amount = kind === 'range' ? { lower: { time: 600 }, upper: {} } : { time: kind === 'time' ? 600 : undefined };
    amounts.push({ start: text.length, end: text.length + words.length, role, amount });
    text += words;
  }
  return typeset(text, amounts, (amount) => (amount.lower ?? amount).time);
}

/** Pieces as text: amounts in brackets, fractions that have no character in braces. */
function shown(pieces) {
  return pieces.map(({ kind, text, parts, isRange }) => {
    if (kind === 'text') return text;
    const inner = parts.map((part) =>
      part.isAbout ? '~' : part.fraction ? `{${part.fraction}}` : part.text).join('|');
    return `[${kind === 'time' ? (isRange ? 'range ' : 'time ') : ''}${inner}]`;
  }).join('').replaceAll('\u00a0', '_');
}

const facts = [
  // text                                       shown
  ['[amount:1 1/2 cups] flour',                 '[1½_cups] flour'],
  ['[amount:1½ cups] flour',                    '[1½_cups] flour'],
  ['[amount:1/3 cup] flour',                    '[⅓_cup] flour'],
  ['[amount:3/16 tsp] salt',                    '[{3/16}|_tsp] salt'],
  ['[amount:1 3/16 tsp] salt',                  '[1|{3/16}|_tsp] salt'],
  ['[amount:~270 grams] flour',                 '[~|270_grams] flour'],
  ['~[amount:270 grams] flour',                 '[~|270_grams] flour'],
  ['[amount:1 3/4 cups + 2 tbsp] milk',         '[1¾_cups +_2_tbsp] milk'],
  ['[amount:4 to 6 teaspoons] salt',            '[4 to 6_teaspoons] salt'],
  ['[count:3] eggs',                            '[3]_eggs'],
  ['[count:1 1/2] (14-ounce) cans',             '[1½]_(14-ounce) cans'],
  ['[count:2] ([size:14-ounce]) cans',          '[2]_(14-ounce) cans'],
  ['bake [time:10 minutes], rest',              'bake [time 10_minutes], rest'],
  ['bake [range:10 to 12 minutes]',             'bake [range 10 to 12_minutes]'],
  ['a 23 x 13 cm pan at 180 °C',                'a 23_x_13_cm pan at 180_°C'],
  ['no amounts',                                'no amounts'],
  ['',                                          ''],
];

test('amounts are set as print sets them', () => {
  for (const [text, expected] of facts) assert.equal(shown(found(text)), expected, text);
});

test('a time of days is text, and so is none at all', () => {
  const piece = (seconds) =>
    typeset('3 days', [{ start: 0, end: 6, role: 'amount', amount: {} }], () => seconds)[0].kind;
  assert.deepEqual([0, 0.5, 1, 86_400, 86_401, Infinity].map(piece),
    ['text', 'text', 'time', 'time', 'text', 'text']);
});

test('what is approximate is known', () => {
  assert.ok(hasAbout(found('a [amount:~2 cups] b')));
  assert.ok(!hasAbout(found('a ~ [amount:2 cups] b')));
});

test('an address keeps the recipe and the scale', () => {
  for (const [id, scale] of [['bread', '1'], ['own-1&scale=9#?', '3/2'], ['é', '1/6']]) {
    const { recipe, factor } = readAddress(writeAddress({ recipe: id }, readFactor(scale)));
    assert.deepEqual([recipe, factor ? writeFactor(factor) : '1'], [id, scale]);
  }
  for (const hash of ['', '#', '#scale=x', '#%', '#recipe', '#=&=']) {
    assert.equal(readAddress(hash).factor, undefined, hash);
  }
});
