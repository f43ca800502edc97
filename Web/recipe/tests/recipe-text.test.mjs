import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { RecipeError, longestText, sayYield, servingsOf } from '../scripts/recipe.mjs';
import { readText, writeText } from '../scripts/recipe-text.mjs';

const lines = (groups) => groups.map(({ name, lines: inner }) => [name, ...inner]);

test('a recipe with headings is read', () => {
  const recipe = readText(`
    # Lemon tart

    Sharp and short.
    Serves 8
    Prep time: 20 minutes
    Measures: metric

    Ingredients:
    For the pastry:
    - 200 g flour
    [ ] 100 g butter
    For the filling:
    * 4 eggs

    Method
    1. Rub the butter
       into the flour.
    2) Bake.

    For the filling:
    Step 3: Whisk.
  `);
  assert.equal(recipe.title, 'Lemon tart');
  assert.equal(recipe.description, 'Sharp and short.');
  assert.deepEqual(recipe.yields, ['Serves 8']);
  assert.deepEqual(recipe.times, ['Preparation 20 minutes']);
  assert.equal(recipe.measures, 'metric');
  assert.deepEqual(lines(recipe.ingredients),
    [['For the pastry', '200 g flour', '100 g butter'], ['For the filling', '4 eggs']]);
  assert.deepEqual(lines(recipe.method),
    [['', 'Rub the butter into the flour.', 'Bake.'], ['For the filling', 'Whisk.']]);
});

test('a recipe without headings is read by its amounts and blank lines', () => {
  const recipe = readText('Toast\nServes 2\n\n4 slices bread\nbutter\n\nToast the bread.\nButter it.');
  assert.deepEqual(recipe.yields, ['Serves 2']);
  assert.deepEqual(lines(recipe.ingredients), [['', '4 slices bread', 'butter']]);
  assert.deepEqual(lines(recipe.method), [['', 'Toast the bread.', 'Butter it.']]);
});

test('what begins and ends a step', () => {
  const steps = (method) => readText(`T\nIngredients\n1 egg\nMethod\n${method}`).method.flatMap((group) => group.lines);
  const facts = [
    // method                                steps
    ['Boil.\nPeel.',                         ['Boil.', 'Peel.']],
    ['Boil\nit.\n\nPeel\nit.',               ['Boil it.', 'Peel it.']],
    ['1. Boil\nit.\n2. Peel.',               ['Boil it.', 'Peel.']],
    ['1. Boil.\n\nWait.\n2. Peel.',          ['Boil. Wait.', 'Peel.']],
    ['- Boil.\n- Peel.',                     ['Boil.', 'Peel.']],
    ['\n\nBoil.\nPeel.\n\n',                 ['Boil.', 'Peel.']],
    ['For it:\nBoil.\nPeel.\n\nThen:\nEat.', ['Boil.', 'Peel.', 'Eat.']],
    ['2 minutes is enough.',                 ['2 minutes is enough.']],
  ];
  for (const [method, expected] of facts) assert.deepEqual(steps(method), expected, method);
});

test('yields are said in one way', () => {
  const facts = [
    // text                 said
    ['Serves 4',            'Serves 4'],
    ['serves: 4',           'serves 4'],
    ['Servings: 4',         'Serves 4'],
    ['4 servings',          'Serves 4'],
    ['For 4 people',        'Serves 4'],
    ['4',                   'Serves 4'],
    ['4-6',                 'Serves 4-6'],
    ['4 to 6 portions',     'Serves 4 to 6'],
    ['Yield: 12 pancakes',  'Makes 12 pancakes'],
    ['12 pancakes',         'Makes 12 pancakes'],
    ['Makes about 2 cups',  'Makes about 2 cups'],
  ];
  for (const [text, said] of facts) assert.equal(sayYield(text), said);
});

test('servings are one number or none', () => {
  const facts = [[['Serves 4'], 4], [['Makes 12', 'Serves 6'], 6], [['Serves 4 to 6'], undefined],
    [['Serves 0'], undefined], [[], undefined]];
  for (const [yields, expected] of facts) assert.equal(servingsOf({ yields }), expected);
});

test('an error says what was expected and what was found', () => {
  const facts = [
    ['', 'Expected a recipe, found nothing.'],
    [' \n\t\r\n', 'Expected a recipe, found nothing.'],
    ['Toast', 'Expected ingredients, one per line, below a line that says “Ingredients”; '
      + 'found the title “Toast” and nothing else.'],
    ['Toast\nButter it.\nEat it.', 'Expected ingredients, one per line, below a line that says “Ingredients”; '
      + 'found the title “Toast” and 2 other lines.'],
    ['T\nMeasures klingon\nIngredients\n1 egg',
      'Expected “Measures” to be one of us, imperial, metric, australian; found “klingon”.'],
    ['x'.repeat(longestText + 1), 'Expected a recipe of at most 100000 characters, found 100001.'],
    [`T\nIngredients\n${'1 egg\n'.repeat(1001)}`,
      'Expected a recipe of at most 1000 lines, found 1001.'],
  ];
  for (const [text, message] of facts) {
    assert.throws(() => readText(text), (error) => error instanceof RecipeError && error.message === message);
  }
});

const folder = new URL('../recipes/', import.meta.url);
for (const name of readdirSync(folder)) {
  test(`${name} is whole, and is written as it is read`, () => {
    const recipe = readText(readFileSync(new URL(name, folder), 'utf8'));
    assert.ok(recipe.title && recipe.description && recipe.yields.length && recipe.times.length);
    assert.ok(recipe.ingredients.length && recipe.method.length);
    assert.deepEqual(readText(writeText(recipe)), recipe);
  });
}

test('hostile texts take time in proportion', () => {
  const pieces = ['a:\n\n', '1. a\n', '\n', ' ', '-', '#', '*', '1', '½', 'a\n\n', '[ ', ': ', 'For 1 ', '1-'];
  for (const piece of pieces) {
    const text = `T\n${piece.repeat(longestText / piece.length - 10)}`;
    try {
      readText(text);
    } catch (error) {
      assert.ok(error instanceof RecipeError);
    }
  }
});
