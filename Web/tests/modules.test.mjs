// The three modules: their sizes, what each brings, and that they give the same results. PACKAGE is the package's
// folder, TEXTS a file with a text on each line, which Web/test generates.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = pathToFileURL(`${process.env.PACKAGE}/`);
const [core, recipes, answers] = await Promise.all(
  ['quantities', 'recipes', 'answers'].map((name) => import(new URL(`${name}.js`, folder))));
const { load } = await import(new URL('core.js', folder));
const texts = readFileSync(process.env.TEXTS, 'utf8').split('\n').filter((text) => text !== '');

/** The largest size of each module, in kilobytes after brotli. */
const limits = { core: 365, recipes: 670, answers: 750 };
for (const [name, limit] of Object.entries(limits)) {
  test(`${name}.wasm has at most ${limit} KB`, () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const { length } = brotliCompressSync(readFileSync(new URL(`${name}.wasm`, folder)), { params });
    assert.ok(length <= limit * 1000, `${length} bytes`);
  });
}

test('each import brings its functions, and those of the ones before', () => {
  const amounts = [
    'Amount', 'QuantityError', 'amount', 'compare', 'convert', 'format', 'kits', 'languages', 'load', 'loadLanguage',
    'nearestTag', 'optionValues', 'read', 'units', 'value', 'version',
  ];
  assert.deepEqual(Object.keys(core), amounts);
  assert.deepEqual(Object.keys(recipes), [...amounts, 'find', 'scale', 'scaling'].sort());
  assert.deepEqual(Object.keys(answers), [...Object.keys(recipes), 'answer', 'explain', 'notes'].sort());
});

test('a function that a module lacks names the import that brings it', async () => {
  const library = await load(readFileSync(new URL('core.wasm', folder)));
  for (const [body, name] of [
    [() => library.find('2 cups'), 'recipes'], [() => library.scale('2 cups', 2), 'recipes'],
    [() => library.answer('2 cups'), 'answers'], [() => library.explain('2 cups'), 'answers'],
  ]) {
    assert.throws(body, { message: `this function is in ${name}.wasm; import it from 'quantities-kitchen/${name}'` });
    assert.equal(library.format('3 tsp'), '1 tablespoon');
  }
});

/** A function's result, or what its error says. */
function told(body) {
  try {
    return body();
  } catch (error) {
    assert.equal(error.name, 'QuantityError', error.stack);
    return error.toJSON();
  }
}

const calls = {
  format: (q, text) => q.format(text),
  'format in another kit': (q, text) => q.format(text, { kit: 'metric', style: 'vulgar', maxParts: 2 }),
  'format a number': (q, text) => q.format(text, { exact: true, number: true }),
  convert: (q, text) => q.convert(text, 'ml'),
  value: (q, text) => q.value(text, 'g'),
  read: (q, text) => q.read(text),
  compare: (q, text) => q.compare(text, '1 cup'),
};
const recipeCalls = {
  find: (q, text) => q.find(text),
  scaling: (q, text) => q.scaling(text, '3/2'),
  'scaling for a kitchen': (q, text) => q.scaling(text, 1, { for: 'metric' }),
  weighing: (q, text) => q.scaling(text, 2, { weigh: true }),
};
for (const [name, body] of Object.entries({ ...calls, ...recipeCalls })) {
  test(`the modules agree: ${name}`, () => {
    const others = name in calls ? [core, recipes] : [recipes];
    for (const text of texts) {
      const expected = told(() => body(answers, text));
      for (const library of others) assert.deepEqual(told(() => body(library, text)), expected, text);
    }
  });
}
