import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { cook } from '../scripts/cook.mjs';
import { readFactor } from '../scripts/factor.mjs';

// The built library; QUANTITIES_PACKAGE can name another folder.
const folder = process.env.QUANTITIES_PACKAGE
  ? pathToFileURL(`${process.env.QUANTITIES_PACKAGE}/`) : new URL('../../dist/package/', import.meta.url);
const skip = !existsSync(new URL('recipes.wasm', folder)) && `no library at ${folder.pathname}`;

const chosen = (scale, kitchen = 'written', system = '') =>
  ({ factor: readFactor(scale), kitchen, system });
const facts = [
  // line                          choice                                 shown
  ['1 1/2 cups flour',             chosen('1'),                           '[1½_cups] flour'],
  ['4 tbsp butter',                chosen('1'),                           '[4_tbsp] butter'],
  ['1 1/2 cups flour',             chosen('2'),                           '[3_cups] flour'],
  ['2 eggs',                       chosen('3/2'),                         '[3]_eggs'],
  ['2 cups flour',                 chosen('1', 'metric'),                 '[~240_g] flour'],
  ['2 cups (250 g) flour',         chosen('2', 'metric'),                 '[500_g] flour'],
  ['250 g flour',                  chosen('1', 'us'),                     '[~2_cups] flour'],
  ['1 cup milk',                   chosen('1', 'metric'),                 '[~240_ml] milk'],
  ['1 cup milk',                   chosen('1', 'metric', 'metric'),       '[250_ml] milk'],
  ['Bake for 10 to 12 minutes',    chosen('3'),                           'Bake for [time 10 to 12_minutes]'],
  ['at 180°C in a 20 cm pan',      chosen('3'),                           'at 180°C in a 20_cm pan'],
  ['at 180°C in a 20 cm pan',      chosen('3', 'us'),                     'at 350°F in a 20_cm pan'],
  ['keeps for 3 days',             chosen('3'),                           'keeps for 3 days'],
  ['salt, to taste',               chosen('3'),                           'salt, to taste'],
  ['',                             chosen('3'),                           ''],
];

test('lines are cooked as the reader chose', { skip }, async () => {
  const { load } = await import(new URL('core.js', folder));
  const kitchen = cook(await load(readFileSync(new URL('recipes.wasm', folder))));
  for (const [line, choice, expected] of facts) {
    const { pieces, error } = kitchen.line(line, choice);
    const shown = pieces.map(({ kind, text, parts }) => kind === 'text' ? text
      : `[${kind === 'time' ? 'time ' : ''}${parts.map((part) => part.isAbout ? '~' : part.text).join('')}]`);
    assert.equal(shown.join('').replaceAll('\u00a0', '_'), expected, line);
    assert.equal(error, undefined);
  }
  const [time] = kitchen.line('1 h 30 min', chosen('1')).pieces;
  assert.equal(time.seconds, 5400);
  assert.equal(kitchen.sayTime(5400), '1 hour 30 minutes');
  assert.equal(kitchen.line('1 cup milk', chosen('1', 'metric')).exact, '1 cup milk');
});

test('a line stays readable if the library fails', () => {
  const fail = () => { throw new Error('broken'); };
  const kitchen = cook({ scaling: fail, find: fail, value: fail });
  const { text, pieces, error } = kitchen.line('1 cup milk', chosen('2'));
  assert.deepEqual([text, pieces, error.message], ['1 cup milk', [{ kind: 'text', text: '1 cup milk' }], 'broken']);
});

test('a line is cooked once for each choice', () => {
  const calls = [];
  const kitchen = cook({
    scaling: (text, factor, options) => {
      calls.push([text, factor, options.for]);
      return { text, error: null };
    },
    find: () => [],
    value: () => 1,
  });
  for (let time = 0; time < 3; time += 1) {
    for (const scale of ['2', '3']) for (const place of ['written', 'metric']) kitchen.line('1 egg', chosen(scale, place));
  }
  assert.deepEqual(calls, [
    ['1 egg', '2', undefined], ['1 egg', '2', 'metric'], ['1 egg', '3', undefined], ['1 egg', '3', 'metric']]);
});

test('a line that a kitchen would weigh, and cannot, is told', { skip }, async () => {
  const { load } = await import(new URL('core.js', folder));
  const kitchen = cook(await load(readFileSync(new URL('recipes.wasm', folder))));
  const weighed = [
    // line                  is told
    ['2 cups gizmo',         true],
    ['2 tbsp gizmo',         false],
    ['2 cups flour',         false],
    ['2 cups milk',          false],
    ['2 cups (250 g) gizmo', false],
    ['2 eggs',               false],
  ];
  for (const [line, isTold] of weighed) {
    assert.equal(Boolean(kitchen.line(line, chosen('3', 'us-weight')).error), isTold, line);
    assert.equal(kitchen.line(line, chosen('3', 'metric')).error, undefined, line);
  }
});

test('a recipe whose language has a decimal comma is read so', { skip }, async () => {
  const { load } = await import(new URL('core.js', folder));
  const quantities = await load(readFileSync(new URL('recipes.wasm', folder)));
  const kitchen = cook(quantities);
  const german = { ...chosen('2'), isComma: true };
  assert.equal(kitchen.line('1,250 kg Kartoffeln', german).text, '2,5 kg Kartoffeln');
  quantities.loadLanguage('de', readFileSync(new URL('languages/de.txt', folder), 'utf8'));
  assert.equal(kitchen.line('1 Tasse Reis', { ...german, written: 'de' }).text, '2 Tassen Reis');
});
