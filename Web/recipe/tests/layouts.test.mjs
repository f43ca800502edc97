import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCooklang, readCooklang } from '../scripts/cooklang.mjs';
import { readRecipes } from '../scripts/library.mjs';
import { RecipeError } from '../scripts/recipe.mjs';
import { readText, writeText } from '../scripts/recipe-text.mjs';

const lines = (groups) => groups.map(({ name, lines: inner }) => [name, ...inner]);
const eggs = [['', '2 cups flour', '3 eggs']];
const steps = [['', 'Mix.', 'Bake for 10 minutes.']];

// The same recipe in the layouts of people and sites.
const layouts = {
  'with labels on lines of their own': `Cake\nPrep Time\n10 minutes\nCook Time:\n1 hour\nServings\n4
    Ingredients\n2 cups flour\n3 eggs\nInstructions\nMix.\nBake for 10 minutes.`,
  'with a switch for the scale': `Cake\nServings: 4\nPrep time: 10 minutes\nCook time: 1 hour
    Ingredients\n1x 2x 3x\n▢ 2 cups flour\n▢ 3 eggs\nUS Customary - Metric\nInstructions\nMix.\nBake for 10 minutes.`,
  'with scales on lines of their own': `Cake\nServes 4\nPrep time 10 minutes\nCook time 1 hour
    Ingredients\n1x\n2x\n3x\n2 cups flour\n3 eggs\nDirections\nMix.\nBake for 10 minutes.`,
  'with numbered steps on lines of their own': `Cake\nServes 4\nPrep time 10 minutes\nCook time 1 hour
    Ingredients\n2 cups flour\n3 eggs\nDirections\nStep 1\nMix.\nStep 2\nBake for 10 minutes.`,
  'with nutrition after the method': `Cake\nServes 4\nPrep time 10 minutes\nCook time 1 hour
    Ingredients\n2 cups flour\n3 eggs\nMethod\n1. Mix.\n2. Bake for 10 minutes.\n\nNutrition\nCalories: 300\nFat: 12 g`,
  'with ticks': `Cake\nServes 4\nPrep time 10 minutes\nCook time 1 hour
    Ingredients\n✔ 2 cups flour\n✔️ 3 eggs\nMethod\nMix.\nBake for 10 minutes.`,
  'with empty boxes': `Cake\nServes 4\nPrep time 10 minutes\nCook time 1 hour
    Ingredients\n[ ] 2 cups flour\n☐ 3 eggs\nMethod\nMix.\nBake for 10 minutes.`,
  'with numbered ingredients': `Cake\nServes 4\nPrep time 10 minutes\nCook time 1 hour
    Ingredients\n1. 2 cups flour\n2. 3 eggs\nMethod\n1. Mix.\n2. Bake for 10 minutes.`,
  'with numbered ingredients and no heading of the method': `Cake\nServes 4\nPrep time 10 minutes\nCook time 1 hour
    Ingredients\n1. 2 cups flour\n2. 3 eggs\n1. Mix.\n2. Bake for 10 minutes.`,
  'as Markdown': `# Cake\n\n*Serves 4*\n\n- **Prep time:** 10 minutes\n- **Cook time:** 1 hour\n\n## Ingredients\n
    - [ ] **2 cups** [flour](https://example.com/flour)\n    * 3 eggs\n\n---\n\n## Method\n\n1. _Mix._\n2. Bake for 10 minutes.`,
  'as Markdown with front matter': `---\ntitle: "Cake"\nservings: 4\nprep time: 10 minutes\ncook time: 1 hour\ntags: [x]\n---
## Ingredients\n- 2 cups flour\n- 3 eggs\n## Instructions\n1. Mix.\n2. Bake for 10 minutes.`,
};

for (const [name, text] of Object.entries(layouts)) {
  test(`a recipe is read ${name}`, () => {
    const recipe = readText(text);
    assert.deepEqual(
      { title: recipe.title, yields: recipe.yields, times: recipe.times, description: recipe.description },
      { title: 'Cake', yields: ['Serves 4'], times: ['Preparation 10 minutes', 'Cooking 1 hour'], description: '' });
    assert.deepEqual(lines(recipe.ingredients), eggs);
    assert.deepEqual(lines(recipe.method), steps);
  });
}

test('sites are read without what stands around their recipes', () => {
  const facts = [
    ['Cake\n4.8\n(20,562)\n15,340 Reviews\nGood.\nSubmitted by A\nJump to Nutrition Facts\nPrep Time:\n10 mins\nServings:\n4\n'
      + 'Ingredients\n1x\n2x\n3x\nOriginal recipe (1X) yields 4 servings\n2 cups flour\n3 eggs\nDirections\nMix.\n\n'
      + 'Dotdash Meredith Food Studios\nBake for 10 minutes.\n\nNutrition Facts (per serving)\n448\nCalories',
    'Good.', ['Serves 4'], ['Preparation 10 mins']],
    ['Cake\nCourse: Breakfast\nPrep Time10 minutes mins\nTotal Time1 hour hr 10 minutes mins\nServings8 slices\nCalories338kcal\n'
      + 'Ingredients\nUS CustomaryMetric\n1x2x3x\n▢ 2 cups flour\n▢ 3 eggs\nInstructions\nMix.\nBake for 10 minutes.',
    '', ['Makes 8 slices'], ['Preparation 10 minutes', 'Total 1 hour 10 minutes']],
    ['Cake\nZutaten für 4 Portionen\n2 cups flour\n3 eggs\nNährwerte pro Portion\nkcal\n450\nZubereitung\nArbeitszeit ca. 30 Minuten\n'
      + 'Mix.\nBake for 10 minutes.',
    '', ['Serves 4'], ['Preparation ca. 30 Minuten']],
  ];
  for (const [text, description, yields, times] of facts) {
    const recipe = readText(text);
    assert.deepEqual([recipe.description, recipe.yields, recipe.times], [description, yields, times]);
    assert.deepEqual(lines(recipe.ingredients), eggs);
    assert.deepEqual(lines(recipe.method), steps);
  }
});

test('parts are named with and without a colon', () => {
  for (const name of ['For the cake', 'Für den Teig', 'Pour la pâte', 'To serve']) {
    for (const mark of ['', ':']) {
      const { ingredients } = readText(`X\nIngredients\n1 egg\n${name}${mark}\n2 cups flour\nMethod\nMix.`);
      assert.deepEqual(lines(ingredients), [['', '1 egg'], [name, '2 cups flour']]);
    }
  }
});

test('a heading that could be a label stays a heading', () => {
  for (const heading of ['Preparation', 'Préparation', 'Preparación']) {
    const { method, times } = readText(`X\nIngredients\n1 egg\n${heading}\n1. Mix.\n2. Bake.`);
    assert.deepEqual([lines(method), times], [[['', 'Mix.', 'Bake.']], []], heading);
  }
});

test('a step that begins as a time does stays a step', () => {
  assert.deepEqual(lines(readText('X\nIngredients\n1 egg\nMethod\nCook 2 minutes\nPeel').method), [['', 'Cook 2 minutes', 'Peel']]);
});

const languages = [
  // language     yield                  ingredients      method
  ['English',     'Serves 4',            'Ingredients',   'Method'],
  ['German',      'Für 4 Personen',      'Zutaten',       'Zubereitung'],
  ['French',      'Pour 4 personnes',    'Ingrédients',   'Préparation'],
  ['Spanish',     'Para 4 personas',     'Ingredientes',  'Preparación'],
  ['Italian',     'Per 4 persone',       'Ingredienti',   'Procedimento'],
  ['Portuguese',  'Para 4 pessoas',      'Ingredientes',  'Modo de preparo'],
  ['Dutch',       'Voor 4 personen',     'Ingrediënten',  'Bereiding'],
  ['Polish',      'Dla 4 osób',          'Składniki',     'Przygotowanie'],
  ['Russian',     'На 4 порции',         'Ингредиенты',   'Приготовление'],
  ['Swedish',     'För 4 personer',      'Ingredienser',  'Gör så här'],
  ['Danish',      'Til 4 personer',      'Ingredienser',  'Fremgangsmåde'],
  ['Norwegian',   '4 porsjoner',         'Ingredienser',  'Slik gjør du'],
  ['Arabic',      '4 أشخاص',             'المكونات',      'طريقة التحضير'],
];

const tags = ['', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'sv', 'da', 'nb', 'ar'];

test('headings are known in thirteen languages, and tell which one it is', () => {
  for (const [index, [language, serves, ingredients, method]] of languages.entries()) {
    for (const mark of ['', ':', ' :']) {
      const recipe = readText(`X\n${serves}\n${ingredients}${mark}\n250 g a\n2 b\n${method}${mark}\nC d.\nE f.`);
      assert.deepEqual(recipe.yields, ['Serves 4'], language);
      assert.equal(recipe.language, tags[index], language);
      assert.equal(readText(writeText(recipe)).language, tags[index], language);
      assert.deepEqual(lines(recipe.ingredients), [['', '250 g a', '2 b']], language);
      assert.deepEqual(lines(recipe.method), [['', 'C d.', 'E f.']], language);
    }
  }
});

test('a heading may say for how many', () => {
  for (const heading of ['Zutaten für 4 Personen', 'Ingredients (4 servings)', 'Ingrédients pour 4 personnes:']) {
    const recipe = readText(`X\n${heading}\n2 cups flour\n3 eggs\nMethod\nMix.\nBake for 10 minutes.`);
    assert.deepEqual(recipe.yields, ['Serves 4'], heading);
    assert.deepEqual(lines(recipe.ingredients), eggs, heading);
  }
});

test('notes are a part of the method', () => {
  const recipe = readText('X\nIngredients\n1 egg\nMethod\nBoil.\n\nNutrition Facts\nFat 3 g\n\nNotes\nEat it warm.');
  assert.deepEqual(lines(recipe.method), [['', 'Boil.'], ['Notes', 'Eat it warm.']]);
});

test('Cooklang is read', () => {
  const text = `---\ntitle: Cake\nservings: 4\ntime.prep: 10 minutes\n---
-- a comment
= Batter =
Whisk @flour{2%cups}(sifted) with @eggs{3} and @salt in a #large bowl{}. [- later -]
Let it rest for ~{10%minutes}.

Fry in @olive oil{=1%tbsp}. -- hot
= Topping
Scatter @berries{1/2%cup}.`;
  assert.ok(isCooklang(text));
  const recipe = readCooklang(text);
  assert.equal(recipe.title, 'Cake');
  assert.deepEqual([recipe.yields, recipe.times], [['Serves 4'], ['Preparation 10 minutes']]);
  assert.deepEqual(lines(recipe.ingredients), [
    ['Batter', '2 cups flour, sifted', '3 eggs', 'salt', '1 tbsp olive oil'], ['Topping', '1/2 cup berries']]);
  assert.deepEqual(lines(recipe.method), [
    ['Batter', 'Whisk flour with eggs and salt in a large bowl. Let it rest for 10 minutes.', 'Fry in olive oil.'],
    ['Topping', 'Scatter berries.']]);
  assert.equal(readRecipes('>> servings: 2\nBoil @eggs{2}.')[0].yields[0], 'Serves 2');
  assert.ok(!isCooklang('Cake\nme@example.com {x}\n2 eggs'));
});

test('hostile texts take time in proportion', () => {
  const pieces = ['[-', '@a{', '@a{1%b}(', '--', '#a', '~{', '**a', '_a ', '[a](', '`', '1x', '▢ ', 'Step 1\n', 'Notes\n', '---\n',
    'Servings\n', 'Prep time\n', 'for the ', 'original recipe yields '];
  for (const piece of pieces) {
    const text = `T\n@a{1}\n${piece.repeat(99_000 / piece.length)}`;
    for (const read of [readRecipes, readCooklang, readText]) {
      const start = performance.now();
      try {
        read(text);
      } catch (error) {
        assert.ok(error instanceof RecipeError, error.stack);
      }
      assert.ok(performance.now() - start < 3_000, piece);
    }
  }
});
