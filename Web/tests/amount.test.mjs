// Facts and laws about amounts, for Node's test runner. PACKAGE is the package's folder, SEED the seed of the laws.
import assert from 'node:assert/strict';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

const { Amount, amount, compare, convert, find, format, QuantityError, read, units } =
  await import(new URL('recipes.js', pathToFileURL(`${process.env.PACKAGE}/`)));

test('amounts are made from texts, from numbers with a unit, and from data', () => {
  for (const [made, numerator, denominator, unit] of [
    [amount('1 1/2 cups'),               3n,                   2n,                     'cup'],
    [amount('1,5 cups', { decimal: 'comma' }), 3n,             2n,                     'cup'],
    [amount(1.5, 'cups'),                3n,                   2n,                     'cup'],
    [amount(1 / 3, 'cups'),              1n,                   3n,                     'cup'],
    [amount('2/3', 'tsp'),               2n,                   3n,                     'teaspoon'],
    [amount('-1 1/2', 'tsp'),            -3n,                  2n,                     'teaspoon'],
    [amount('.5e1', 'g'),                5n,                   1n,                     'gram'],
    [amount(5e-324, 'g'),                1n,                   2n * 10n ** 323n,       'gram'],
    [amount(-0, 'g'),                    0n,                   1n,                     'gram'],
    [amount(10n ** 40n, 'g'),            10n ** 40n,           1n,                     'gram'],
    [amount(1, 'pint', { system: 'imperial' }), 1n,            1n,                     'imperial pint'],
    [amount({ value: '3/2', unit: 'cup' }), 3n,                2n,                     'cup'],
    [amount({ value: 2, unit: 'imperial pint' }), 2n,          1n,                     'imperial pint'],
    [amount(structuredClone(amount('1/3 cup'))), 1n,           3n,                     'cup'],
    [amount(JSON.parse(JSON.stringify(amount('1/13', 'cup')))), 1n, 13n,               'cup'],
  ]) {
    assert.deepEqual([made.numerator, made.denominator, made.unit.name], [numerator, denominator, unit]);
  }
  assert.equal(amount(1, units().find(({ name }) => name === 'metric cup'), { system: 'us' }).unit.name, 'metric cup');
  assert.deepEqual([amount('3/2', null).unit, amount('3/2', null).kind, amount('3/2', null).number], [null, 'number', 1.5]);
  assert.deepEqual([read('2 tsp').kind, find('4 eggs')[0].amount.kind], ['volume', 'number']);
});

test('amounts never change', () => {
  const cup = amount('1 cup');
  assert.ok(cup instanceof Amount && Object.isFrozen(cup));
  assert.throws(() => { cup.number = 2; }, TypeError);
  cup.plus('1 cup');
  assert.equal(cup.number, 1);
});

test('arithmetic', () => {
  for (const [result, text, json] of [
    [amount('1 cup').plus('2 tbsp'),              '1 cup + 2 tablespoons',       { value: '9/8', unit: 'cup' }],
    [amount('1 cup').minus(amount('1/3 cup')),    '2/3 cup',                     { value: '2/3', unit: 'cup' }],
    [amount('1 cup').dividedBy(3).times(3),       '1 cup',                       { value: 1, unit: 'cup' }],
    [amount('1 cup').dividedBy(13),               '~1 tablespoon + 3/4 teaspoon', { value: '1/13', unit: 'cup' }],
    [amount('1 cup').times('2/3'),                '2/3 cup',                     { value: '2/3', unit: 'cup' }],
    [amount('1 cup').times(0.1).times(10n),       '1 cup',                       { value: 1, unit: 'cup' }],
    [amount('90 min').dividedBy(amount('1 h')),   '1.5',                         '3/2'],
    [amount('2 cups').in('ml'),                   '473.176473 milliliters',      { value: '473176473/1000000', unit: 'milliliter' }],
    [amount('1 cup').in('oz'),                    '1 cup',                       { value: 8, unit: 'fluid ounce' }],
    [amount('about 2 cups').plus('1 cup'),        '~3 cups',                     { value: 3, unit: 'cup', about: true }],
    [amount('2 tsp').minus('1 tbsp'),             '-1 teaspoon',                 { value: -1, unit: 'teaspoon' }],
    [find('4 eggs')[0].amount.times(1.5),         '6',                           6],
    [amount(2n ** 60n, 'ns'),                     null,                          { value: 2 ** 60, unit: 'nanosecond' }],
    [amount(2n ** 60n + 1n, 'ns'),                null,                          { value: `${2n ** 60n + 1n}`, unit: 'nanosecond' }],
  ]) {
    if (text) assert.equal(String(result), text);
    if (json) assert.equal(JSON.stringify(result), JSON.stringify(json));
  }
});

test('comparing', () => {
  assert.ok(amount('3 tsp').equals('1 tbsp') && amount('3 tsp').equals(amount('1 tbsp')));
  assert.ok(!amount('1 cup').equals('1 g'));
  const sorted = ['1 l', '1 tsp', '1 cup'].map((text) => amount(text)).sort((left, right) => left.compare(right));
  assert.deepEqual(sorted.map(String), ['1 teaspoon', '1 cup', '1 liter']);
  assert.throws(() => amount('1 cup') < amount('2 cups'), TypeError);
  assert.equal(`${amount('3 tsp')}`, '1 tablespoon');
});

test('writing', () => {
  assert.equal(amount('1 cup').format({ kit: 'metric' }), '~240 milliliters');
  assert.equal(amount('90 min').convert('h,min'), '1 h 30 min');
  assert.equal(amount('8 fl oz').convert('oz'), '8 oz');
  assert.equal(JSON.stringify(read('2-3 tsp')),
    '{"lower":{"value":2,"unit":"teaspoon"},"upper":{"value":3,"unit":"teaspoon"}}');
});

const mistakes = [
  [() => amount('2-3 tsp'),                      'unexpected-text',    "'2-3 tsp' is a range"],
  [() => amount('x', 'cup'),                     'expected-number',    "'x' is not a number"],
  [() => amount(NaN, 'cup'),                     'expected-number',    "'NaN' is not a number"],
  [() => amount('1/0', 'cup'),                   'division-by-zero',   "'1/0' divides by zero"],
  [() => amount('1e9999', 'cup'),                'expected-number',    "'1e9999' is not a number"],
  [() => amount('9'.repeat(1001), 'cup'),        'too-large',          'a number of more than 1000 characters'],
  [() => amount(1, 'cupz'),                      'unknown-unit',       "unknown unit 'cupz'"],
  [() => amount({ value: 1, unit: 'cupz' }),     'unknown-unit',       "unknown unit 'cupz'"],
  [() => amount('1 cup').plus('1 g'),            'incompatible-kinds', 'cannot add mass to volume'],
  [() => amount('1 cup').minus('1 g'),           'incompatible-kinds', 'cannot subtract mass from volume'],
  [() => amount('1 cup').compare('1 g'),         'incompatible-kinds', 'cannot compare volume with mass'],
  [() => amount('1 cup').dividedBy(amount('1 g')), 'incompatible-kinds', 'cannot divide volume by mass'],
  [() => amount('1 cup').in('g'),                'incompatible-kinds', "cannot convert volume to 'gram'"],
  [() => amount('1 cup').convert('g'),           'incompatible-kinds', "cannot convert volume to 'g'"],
  [() => amount('1 cup').convert('cupz'),        'unknown-unit',       "unknown unit 'cupz'"],
  [() => amount(1, null).in('g'),                'incompatible-kinds', "cannot convert number to 'gram'"],
  [() => amount('1 cup').plus(amount(1, null)),  'incompatible-kinds', 'cannot add number to volume'],
  [() => amount('1 cup').dividedBy(0),           'division-by-zero',   'division by zero'],
  [() => amount('1 cup').dividedBy(amount('0 ml')), 'division-by-zero', 'division by zero'],
  [() => amount('1e60', 'cup').format(),         'too-large',          'the amount is too large to be written'],
  [() => amount('1e-60', 'cup').format(),        'too-small',          'the amount is too small to be written'],
];
for (const [body, code, reason] of mistakes) {
  test(`a mistake: ${body.toString().slice(6, 80)}`, () => {
    assert.throws(body, (error) => {
      assert.ok(error instanceof QuantityError, error.stack);
      assert.deepEqual([error.code, error.reason], [code, reason]);
      return true;
    });
  });
}

test("what isn't an amount is a TypeError", () => {
  for (const body of [() => amount(), () => amount(3), () => amount(null), () => amount({}, 'cup'), () => amount({ value: 1 }),
    () => amount('1 cup').plus(1), () => amount('1 cup').equals({}), () => amount('1 cup').times(null),
    () => amount('1 cup').in(3), () => new Amount()]) {
    assert.throws(body, TypeError, body.toString());
  }
});

const seed = Number(process.env.SEED ?? 1);
let state = seed;

/** An integer from 0 up to a limit: mulberry32. */
function random(limit) {
  state = (state + 0x6D2B79F5) | 0;
  let mixed = Math.imul(state ^ state >>> 15, state | 1);
  mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
  return ((mixed ^ mixed >>> 14) >>> 0) % limit;
}

const exactly = ({ numerator, denominator, unit }) => `${numerator}/${denominator} ${unit?.name}`;
const kinds = ['time', 'volume', 'mass'].map((kind) => units().filter((unit) => unit.kind === kind));
const number = () => `${random(2) ? '-' : ''}${random(500)}/${1 + random(40)}`;
const factor = () => `${random(2) ? '-' : ''}${1 + random(500)}/${1 + random(40)}`;

test(`laws of arithmetic, seed ${seed}`, () => {
  for (let count = 0; count < 2000; count += 1) {
    const family = kinds[random(3)];
    const pick = () => amount(number(), family[random(family.length)]);
    const [a, b, f, unit] = [pick(), pick(), factor(), family[random(family.length)]];
    const told = `${exactly(a)}, ${exactly(b)}, ${f}`;
    assert.equal(exactly(a.plus(b).minus(b)), exactly(a), told);
    assert.ok(a.plus(b).equals(b.plus(a)), told);
    assert.equal(exactly(a.times(f).dividedBy(f)), exactly(a), told);
    assert.equal(exactly(a.plus(b).times(f)), exactly(a.times(f).plus(b.times(f))), told);
    assert.equal(exactly(a.in(unit).in(a.unit)), exactly(a), told);
    assert.equal(a.compare(b), -b.compare(a) || 0, told);
    assert.equal(a.compare(b), Math.sign(Number(a.minus(b).numerator)), told);
    if (b.numerator) assert.equal(exactly(b.times(`${a.dividedBy(b).numerator}/${a.dividedBy(b).denominator}`)
      .in(a.unit)), exactly(a), told);
    assert.equal(exactly(amount(JSON.parse(JSON.stringify(a)))), exactly(a));
    assert.equal(exactly(amount(structuredClone(a))), exactly(a));
  }
});

test(`amounts answer as the module does for their texts, seed ${seed}`, () => {
  let all = 0;
  for (let count = 0; count < 2000; count += 1) {
    const family = kinds[random(3)];
    const texts = [0, 1].map(() => `${random(500)}/${[1, 2, 3, 4, 5, 6, 8, 9, 12, 16][random(10)]} ${
      family[random(family.length)].name}`);
    const [a, b] = texts.map((text) => read(text));
    // Reading rounds to a tick; arithmetic doesn't.
    if (a.isApproximate || b.isApproximate) continue;
    all += 1;
    const made = texts.map((text) => amount(...text.split(/(?<=^\S+) /)));
    assert.deepEqual(made.map(exactly), [exactly(a), exactly(b)]);
    assert.equal(made[0].number, a.number, texts[0]);
    assert.equal(a.compare(b), compare(...texts), `${texts}`);
    assert.equal(a.format(), format(texts[0]), texts[0]);
    assert.equal(a.convert(b.unit.name), convert(texts[0], b.unit.name), `${texts}`);
  }
  assert.ok(all > 1000, `${all}`);
});

test(`the number is the nearest one, seed ${seed}`, () => {
  /** A number as a fraction over 2 ** 1074. */
  const scaled = (value) => {
    let [size, shift] = [value, 0n];
    while (!Number.isInteger(size)) [size, shift] = [size * 2, shift + 1n];
    return BigInt(size) << 1074n - shift;
  };
  const view = new DataView(new ArrayBuffer(8));
  const next = (value, step) => {
    view.setFloat64(0, value);
    view.setBigInt64(0, view.getBigInt64(0) + step);
    return view.getFloat64(0);
  };
  const big = () => BigInt(random(2 ** 31)) ** BigInt(1 + random(20)) + 1n;
  for (let count = 0; count < 2000; count += 1) {
    const made = amount(`${big()}/${big()}`, 'g');
    const distance = (value) => {
      const gap = scaled(value) * made.denominator - (made.numerator << 1074n);
      return gap < 0n ? -gap : gap;
    };
    for (const step of [-1n, 1n]) {
      assert.ok(distance(made.number) <= distance(next(made.number, step)), exactly(made));
    }
  }
  assert.deepEqual([amount('1e308', 'g').times(10).number, amount('-1e-400', 'g').number], [Infinity, -0]);
});
