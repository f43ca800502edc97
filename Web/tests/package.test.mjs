// Facts and laws about the package, for Node's test runner. PACKAGE is its folder.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

const folder = pathToFileURL(`${process.env.PACKAGE}/`);
const q = await import(new URL('answers.js', folder));
const { QuantityError } = q;
const { load } = await import(new URL('core.js', folder));
const bytes = readFileSync(new URL('answers.wasm', folder));

test('examples', () => {
  assert.equal(q.format('3 tsp'), '1 tablespoon');
  assert.equal(q.format('2-3 tsp'), '2 to 3 teaspoons');
  assert.equal(q.format('1 cup', { kit: 'metric', style: 'vulgar' }), '~240 milliliters');
  assert.equal(q.convert('2 cups', 'ml'), '473.176473 ml');
  assert.equal(q.convert('90 min', 'h,min'), '1 h 30 min');
  assert.equal(q.value('2 cups', 'ml'), 473.176473);
  assert.equal(q.answer('2 cups flour to g'), '~240 g');
  assert.equal(q.compare('1 cup', '8 fl oz'), 0);
  assert.equal(q.compare('1 cup', '1 l'), -1);
  assert.deepEqual(q.notes('8 oz to ml'), ["'oz' is read as fluid ounces, a volume"]);
  assert.equal(q.explain('7 tsp')[0], '2 tablespoons + 1 teaspoon   exact, cost 6');
  assert.equal(q.version, JSON.parse(readFileSync(new URL('package.json', folder))).version);
});

test('what there is', () => {
  assert.ok(q.kits().includes('metric'));
  assert.equal(q.units().length, 84);
  assert.deepEqual(q.units().find(({ name }) => name === 'imperial pint'),
    { name: 'imperial pint', plural: 'imperial pints', symbol: 'pt', kind: 'volume' });
  assert.deepEqual(q.optionValues('decimal'), ['point', 'comma']);
  assert.ok(q.optionValues().includes('unitStyle'));
  assert.deepEqual(q.optionValues('exact'), []);
  assert.deepEqual(q.optionValues('unitStyle'), q.optionValues('unit-style'));
});

test('reading is exact', () => {
  const third = q.read('1/3 cup');
  assert.deepEqual([third.numerator, third.denominator, third.unit.name], [1n, 3n, 'cup']);
  assert.equal(third.number, 1 / 3);
  const range = q.read('about 2-3 tsp');
  assert.deepEqual([range.lower.number, range.upper.number, range.upper.isApproximate], [2, 3, true]);
  assert.equal(q.read('-1 1/2 cups').numerator, -3n);
  assert.equal(q.read('1/13 cup').isApproximate, true);
  assert.equal(q.read('0 cups').denominator, 1n);
});

test('options are found as any property is', () => {
  for (const options of [{ kit: 'metric' }, Object.create({ kit: 'metric' }), { get kit() { return 'metric'; } },
    Object.assign(Object.create(null), { kit: 'metric' }), { kit: 'metric', style: null, exact: undefined }]) {
    assert.equal(q.format('1 cup', options), '~240 milliliters');
  }
  assert.throws(() => q.format('1 cup', { get kit() { throw new RangeError('mine'); } }), RangeError);
});

test('scaling', () => {
  assert.equal(q.scale('1½ cups flour, 2 eggs', 3), '4½ cups flour, 6 eggs');
  assert.equal(q.scale('2 cups flour', '2/3'), '1 1/3 cups flour');
  assert.equal(q.scale('2 cups flour', 3n), '6 cups flour');
  // A number means the simplest fraction that rounds to it.
  for (const [factor, text] of [
    [1 / 3, '1/3 cup'], [0.1 + 0.2, null], [2 / 3, '2/3 cup'], [1 / 6, '2 tablespoons + 2 teaspoons'],
    [1.5, '1 1/2 cups'], [10, '10 cups'], [0.25, '1/4 cup'],
  ]) if (text) assert.equal(q.scale('1 cup', factor), text);
  const result = q.scaling('1/0 cup, 2 eggs', 2);
  assert.deepEqual([result.text, result.left, result.error.reason],
    ['1/0 cup, 4 eggs', 1, "'1/0' divides by zero"]);
  assert.throws(() => q.scale('1/0 cup, 2 eggs', 2), QuantityError);
  assert.equal(q.scale('1 cup flour', 1, { weigh: true }), '~120 grams flour');
});

test('finding', () => {
  const text = '😀 Add 2 cups é flour, 4 eggs, bake 15–20 minutes in a 9-inch pan';
  assert.deepEqual(q.find(text).map(({ start, end, role, noun }) => [text.slice(start, end), role, noun]), [
    ['2 cups', 'amount', null], ['4', 'count', 'eggs'], ['15–20 minutes', 'amount', null],
  ]);
  assert.equal(q.find(text)[1].rule, 'counts a noun that recipes count');
  assert.equal(q.find('2 tbsp each')[0].rule, 'is one of several: each, per, at a time');
  const counted = q.find(text)[1].amount;
  assert.deepEqual([counted.number, counted.unit], [4, null]);
  const [turned] = q.find('3-2 cups');
  assert.deepEqual([turned.amount.lower.number, turned.amount.upper.number], [2, 3]);
  assert.equal(q.find('1 cup and '.repeat(5000)).length, 5000);
});

const mistakes = [
  [() => q.format('½ cupz'), 'unknown-unit', 'cupz', ['cup', 'cups']],
  [() => q.format('2\0 cupz'), 'unexpected-text', undefined],
  [() => q.convert('2 cups', '😀'), 'unknown-unit', '😀'],
  [() => q.compare('1 cup', '2 zzz'), 'unknown-unit', 'zzz'],
  [() => q.answer('2 cups flour + 😀é 3 kg'), undefined, undefined],
  [() => q.format('ab\uD800cd'), 'invalid-text', '\uD800'],
  [() => q.format('\uDC00'), 'invalid-text', '\uDC00'],
  [() => q.format(''), 'incomplete', ''],
  [() => q.format('1 cup', { kits: 'us' }), 'invalid-option', undefined],
  [() => q.format('1 cup', { kit: 'uss' }), 'invalid-option', undefined],
  [() => q.format('1 cup', { kit: 'us exact' }), 'invalid-option', undefined],
  [() => q.format('1 cup', { constructor: false }), 'invalid-option', undefined],
  [() => q.format('1 cup', { Kit: 'us' }), 'invalid-option', undefined],
  [() => q.format('1 cup', { '': true }), 'invalid-option', undefined],
  [() => q.format('1 cup', { kit: false }), 'invalid-option', undefined],
  [() => q.format('1 cup', Object.create({ kits: 'us' })), 'invalid-option', undefined],
  [() => q.scale('1 cup', 0), 'invalid-argument', '0'],
  [() => q.scale('1 cup', -1 / 3), 'invalid-argument', '-1/3'],
  [() => q.scale('1 cup', Infinity), 'expected-number', 'Infinity'],
  [() => q.scale('1 cup', NaN), 'expected-number', 'NaN'],
  [() => q.optionValues('nothing'), 'invalid-option', 'nothing'],
];
for (const [place, [body, code, wrong, suggestions]] of mistakes.entries()) {
  test(`mistake ${place}: ${body.toString().slice(6)}`, () => {
    assert.throws(body, (error) => {
      assert.ok(error instanceof QuantityError);
      assert.equal(error.name, 'QuantityError');
      if (code) assert.equal(error.code, code);
      if (wrong !== undefined) assert.equal(error.text?.slice(error.start, error.end), wrong);
      if (suggestions) assert.deepEqual(error.suggestions, suggestions);
      return true;
    });
  });
}

test('messages name options as in JavaScript', () => {
  for (const [options, reason] of [
    [{ maxParts: 'x' }, "maxParts: expected a whole number, found 'x'"],
    [{ unitStyle: true }, 'unitStyle: expected a value'],
    [{ unitDisplay: 'x' }, "unitDisplay: unknown unit style 'x'"],
    [{ maximumSignificantDigits: 99 }, 'maximumSignificantDigits must be from 1 to 38'],
    [{ maximumSignificantDigits: 3, decimals: 2 }, 'maximumSignificantDigits and decimals cannot be combined'],
    [{ kit: 'us', for: 'metric' }, 'for and kit cannot be combined'],
  ]) {
    assert.throws(() => q.format('1 cup', options), { code: 'invalid-option', reason, text: undefined });
  }
  assert.throws(() => q.answer('1 cup to metric'), { hint: "{ kit: 'metric' } shows amounts in the kit's units" });
});

test('options have the names of Intl, too', async () => {
  assert.equal(q.format('7 tsp', { unitDisplay: 'short' }), q.format('7 tsp', { unitStyle: 'short' }));
  assert.equal(q.convert('1/3 cup', 'ml', { maximumSignificantDigits: 3 }), '~78.9 ml');
  assert.equal(q.format('2-3 cups', { locale: await q.loadLanguage('de') }), '2 bis 3 Tassen');
  assert.throws(() => q.format('2 cups', { locale: 'tlh' }), { reason: "the language 'tlh' isn't loaded" });
});

test('an error survives cloning and JSON', () => {
  let thrown;
  try { q.format('½ cupz'); } catch (error) { thrown = error; }
  for (const copy of [structuredClone(thrown), JSON.parse(JSON.stringify(thrown)), thrown]) {
    const error = QuantityError.from(copy);
    assert.ok(error instanceof QuantityError);
    assert.deepEqual(error.toJSON(), thrown.toJSON());
    assert.equal(error.text.slice(error.start, error.end), 'cupz');
  }
  for (const other of [new Error('x'), {}, undefined]) assert.throws(() => QuantityError.from(other), TypeError);
});

test("what isn't text is a TypeError", () => {
  for (const text of [3, null, undefined, {}, ['1 cup']]) assert.throws(() => q.format(text), TypeError);
  for (const options of ['metric', 1, ['kit'], [], new Map([['kit', 'metric']]), { kit: {} }, { kit: ['us'] },
    { kit: () => 'us' }, { kit: Symbol('us') }]) {
    assert.throws(() => q.format('1 cup', options), TypeError);
  }
  for (const option of [null, 3, {}]) assert.throws(() => q.optionValues(option), TypeError);
  assert.throws(() => q.scale('1 cup', null), TypeError);
});

test('texts of any length', () => {
  const text = '1 cup flour, 😀 2 eggs\n'.repeat(50000);
  assert.equal(q.scale(text, 2), '2 cups flour, 😀 4 eggs\n'.repeat(50000));
  assert.throws(() => q.format('9'.repeat(1e6)), QuantityError);
  assert.throws(() => q.format('x'.repeat(1e6)), (error) => error.end === 1e6);
  assert.equal(q.format('3 tsp'), '1 tablespoon');
});

test('a new instance after a trap', async () => {
  // A module that can be made to trap by corrupting its memory.
  let instance;
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...values) { return (instance = new Instance(...values)); };
  try {
    const library = await load(bytes);
    const first = instance;
    assert.equal(library.format('3 tsp'), '1 tablespoon');
    new Uint8Array(first.exports.memory.buffer).fill(0xFF);
    assert.throws(() => library.answer('2 cups flour to g'), (error) => {
      assert.ok(!(error instanceof QuantityError));
      return error.cause instanceof Error;
    });
    assert.equal(library.format('3 tsp'), '1 tablespoon');
    assert.notEqual(instance, first);
  } finally {
    WebAssembly.Instance = Instance;
  }
});

test('memory is constant', async () => {
  const memories = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...values) {
    const instance = new Instance(...values);
    memories.push(instance.exports.memory);
    return instance;
  };
  const library = await load(bytes);
  WebAssembly.Instance = Instance;
  const recipe = '2 cups flour\n1 1/2 tsp salt\n3 eggs\n1 (14 oz) can tomatoes\n450g/1lb butter\n';
  const work = (count) => {
    for (let index = 0; index < count; index += 1) {
      library.scale(recipe, `${1 + index % 60}/6`, { kit: ['us', 'metric', 'au'][index % 3] });
      try { library.answer(`${index % 97} cupz ${index % 5}`); } catch {}
      library.answer(`${index % 97} cups flour to g`);
      library.find(recipe);
    }
  };
  work(2000);
  const before = memories[0].buffer.byteLength;
  work(Number(process.env.CALLS ?? 100000) / 4);
  assert.equal(memories[0].buffer.byteLength, before);
  assert.equal(memories.length, 1);
});

test('the sources of a module', async () => {
  const module = await WebAssembly.compile(bytes);
  const response = () => new Response(bytes, { headers: { 'content-type': 'application/wasm' } });
  const data = new URL(`data:application/wasm;base64,${bytes.toString('base64')}`);
  for (const source of [bytes, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), module,
    response(), Promise.resolve(response()), new Response(bytes), data]) {
    assert.equal((await load(source)).format('3 tsp'), '1 tablespoon');
  }
  await assert.rejects(load(new Response('', { status: 404 })), /404/);
});

test('a file that is no module of the package is told', async () => {
  const page = '<!doctype html><title>Home</title>';
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  for (const [source, message] of [
    [new Response(page, { headers: { 'content-type': 'text/html' } }),
      'the module: expected WebAssembly, found text/html that begins with "<!doctype html><titl"'],
    [new URL(`data:text/html,${page}`),
      `data:text/html,${page}: expected WebAssembly, found text/html that begins with "<!doctype html><titl"`],
    [Buffer.from(page), 'the module: expected WebAssembly, found a file that begins with "<!doctype html><titl"'],
    [new Uint8Array(), 'the module: expected WebAssembly, found a file that begins with ""'],
    [empty, 'the module: expected core.wasm, recipes.wasm or answers.wasm of this version, found another WebAssembly module'],
    [await WebAssembly.compile(empty),
      'the module: expected core.wasm, recipes.wasm or answers.wasm of this version, found another WebAssembly module'],
  ]) {
    await assert.rejects(load(source), { message });
  }
});

test('the words of recipes come with a language, and English alone is there before', async () => {
  const library = await load(bytes);
  for (const [tag, text, doubled] of [
    ['de', '1 kleine Zwiebel', '2 kleine Zwiebeln'], ['fr', '1 gros oignon', '2 gros oignons'],
    ['cs', '1 citron', '2 citrony'], ['no', '1 gulrot', '2 gulrøtter'], ['pt-PT', '1 limão', '2 limões'],
    ['ja', '卵 1個', '卵 2個'],
  ]) {
    const options = { language: tag };
    assert.throws(() => library.scale(text, 2, options), { reason: `the language '${tag}' isn't loaded` });
    library.loadLanguage(tag, readFileSync(new URL(`languages/${tag}.txt`, folder), 'utf8'));
    assert.equal(library.scale(text, 2, options), doubled);
  }
  assert.equal(library.scale('1 onion', 2), '2 onions');
});

test('the words of cooks come with a language, also in its regions', async () => {
  const library = await load(bytes);
  for (const [tag, text, amount] of [
    ['de', 'ca. 2 gestr. EL', '~2 Esslöffel'], ['de-CH', 'ca. 2 gestr. EL', '~2 Esslöffel'],
    ['pt-PT', '2 col. de sopa', '2 colheres de sopa'], ['no', 'ca. 2 ts', '~2 teskjeer'],
    ['zh-Hant-HK', '大約2湯匙', '~2 湯匙'],
  ]) {
    library.loadLanguage(tag, readFileSync(new URL(`languages/${tag}.txt`, folder), 'utf8'));
    assert.equal(library.format(text, { language: tag }).replaceAll('\u00a0', ' '), amount);
  }
});

test('a language is loaded, and then known', async () => {
  assert.throws(() => q.format('2 cups', { language: 'sv' }), {
    code: 'invalid-option', reason: "the language 'sv' isn't loaded", hint: "loadLanguage('sv') loads it, if there is one" });
  assert.equal(await q.loadLanguage('sv_FI'), 'sv');
  assert.equal(q.format('2 cups', { language: 'sv' }), '2 koppar');
  assert.equal(q.format('2,5 koppar', { language: 'sv' }), '2 1/2 koppar');
  assert.equal(q.format('2 cups', { language: 'sv-SE' }), '2 koppar');
  assert.equal(q.format('2 cups'), '2 cups');
  assert.equal(await q.loadLanguage('zh-TW'), 'zh-Hant');
  // Both stay loaded after loading others.
  await Promise.all([q.loadLanguage('ru'), q.loadLanguage('ru'), q.loadLanguage('de')]);
  assert.equal(q.format('2 cups', { language: 'sv' }), '2 koppar');
  assert.equal(q.format('2-3 cups', { language: 'de' }), '2 bis 3 Tassen');
  await assert.rejects(q.loadLanguage('tlh'), { reason: "there is no language 'tlh'" });
  await assert.rejects(q.loadLanguage('../core'), { code: 'invalid-option' });
  await assert.rejects(q.loadLanguage(3), TypeError);
});

test('every language is there, and says an amount', async () => {
  const tags = await q.languages();
  assert.ok(tags.length > 200 && tags.includes('pt-PT'), `${tags.length}`);
  const library = await load(bytes);
  for (const tag of tags) {
    library.loadLanguage(tag, readFileSync(new URL(`languages/${tag}.txt`, folder), 'utf8'));
    assert.match(library.format('300 ml', { language: tag }), /\p{Nd}{3}/u, tag);
  }
});

test('what is no text of a language is refused, and changes nothing', async () => {
  const library = await load(bytes);
  for (const text of ['.n', '.nlatn;0', '\u00e9', '.p!!!']) {
    assert.throws(() => library.loadLanguage('sv', text), { code: 'invalid-argument' }, text);
    assert.equal(library.format('3 tsp'), '1 tablespoon');
    assert.throws(() => library.format('3 tsp', { language: 'sv' }), { code: 'invalid-option' });
  }
  assert.throws(() => library.loadLanguage('', ''), { code: 'invalid-argument' });
  assert.throws(() => library.loadLanguage('sv'), TypeError);
});
