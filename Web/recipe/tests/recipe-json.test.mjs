import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDuration, writeDuration } from '../scripts/duration.mjs';
import { linkedData, plainLines } from '../scripts/markup.mjs';
import { isData, readData } from '../scripts/recipe-json.mjs';
import { readText, writeText } from '../scripts/recipe-text.mjs';
import { RecipeError } from '../scripts/recipe.mjs';
import { recipeData, recipeScript } from '../scripts/schema.mjs';

const tart = { '@context': 'https://schema.org', '@type': 'Recipe', name: 'Tart',
  recipeIngredient: ['1 egg'] };
const read = (change) => readData(JSON.stringify({ ...tart, ...change }))[0];
const steps = (recipe) => recipe.method.map(({ name, lines }) => [name, ...lines]);

test('a recipe is found wherever it lies', () => {
  const page = (json) => `<!DOCTYPE html><html><head><SCRIPT type="application/ld+json">${json}</SCRIPT></head>`;
  const json = JSON.stringify(tart);
  const texts = [
    json, `[${json}]`, `\ufeff ${json}`,
    JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, tart] }),
    JSON.stringify([[{ '@type': ['Thing'] }], { mainEntity: { ...tart, '@type': ['NewsArticle', 'Recipe'] } }]),
    JSON.stringify({ ...tart, '@type': 'http://schema.org/Recipe' }),
    page(json), page(json.replace('Tart', 'Tart\n')),
    `<script type=application/ld+json>{oops</script>${page(json)}`,
    `<p>Tart<script>let a = "<b>"</script> ${page(json)}`,
  ];
  for (const text of texts) {
    assert.ok(isData(text), text);
    assert.equal(readData(text)[0].title, 'Tart', text);
  }
});

test("plain recipes aren't data", () => {
  for (const text of ['Tart\n1 egg', '[x] list\n1 egg', 'A < B\n1 egg', '<3 cake\n1 egg', '']) {
    assert.ok(!isData(text), text);
  }
});

test('yields come as numbers, texts, arrays and values', () => {
  const facts = [
    // recipeYield                                    yields
    [4,                                               ['Serves 4']],
    ['4',                                             ['Serves 4']],
    ['4 servings',                                    ['Serves 4']],
    ['12 pancakes',                                   ['Makes 12 pancakes']],
    [['4', '4 servings'],                             ['Serves 4']],
    [['12', '12 pancakes'],                           ['Makes 12 pancakes']],
    [['4', '12 pancakes'],                            ['Serves 4', 'Makes 12 pancakes']],
    [{ '@type': 'QuantitativeValue', value: 8, unitText: 'slices' }, ['Makes 8 slices']],
    [null,                                            []],
    [[null, {}, []],                                  []],
  ];
  for (const [recipeYield, yields] of facts) {
    assert.deepEqual(read({ recipeYield }).yields, yields, JSON.stringify(recipeYield));
  }
});

test('instructions come as text, arrays, steps, sections and lists', () => {
  const step = (text) => ({ '@type': 'HowToStep', text });
  const facts = [
    // recipeInstructions                             steps
    ['1. Boil.\n2. Peel.',                            [['', 'Boil.', 'Peel.']]],
    ['<p>Boil.</p><p>Peel.</p>',                      [['', 'Boil.', 'Peel.']]],
    [['Boil.', 'Peel.'],                              [['', 'Boil.', 'Peel.']]],
    [[step('Boil.'), { '@type': 'HowToStep', name: 'Peel.' }], [['', 'Boil.', 'Peel.']]],
    [[[step('Boil.')], [[step('Peel.')]]],            [['', 'Boil.', 'Peel.']]],
    [{ '@type': 'ItemList', itemListElement: [step('Boil.')] }, [['', 'Boil.']]],
    [[{ '@type': 'HowToSection', name: 'Eggs', itemListElement: [step('Boil.')] }, step('Peel.')],
      [['Eggs', 'Boil.', 'Peel.']]],
    [[{ '@type': 'HowToSection', name: 'Empty' }],    []],
    [null,                                            []],
    [{ text: { text: 'x' } },                         []],
  ];
  for (const [recipeInstructions, expected] of facts) {
    assert.deepEqual(steps(read({ recipeInstructions })), expected, JSON.stringify(recipeInstructions));
  }
});

test('durations are said, and written again', () => {
  const facts = [
    // ISO 8601     said
    ['PT20M',       '20 minutes'],
    ['PT1H',        '1 hour'],
    ['PT1H20M',     '1 hour 20 minutes'],
    ['PT90M',       '1 hour 30 minutes'],
    ['P1DT2H',      '26 hours'],
    ['P2D',         '2 days'],
    ['PT0M',        undefined],
    ['P',           undefined],
    ['PT1H30',      undefined],
    ['soon',        undefined],
    ['PT99999999M', undefined],
  ];
  for (const [iso, said] of facts) assert.equal(readDuration(iso), said, iso);
  for (const iso of ['PT20M', 'PT1H', 'PT1H20M', 'P2D', 'PT26H']) {
    assert.equal(writeDuration(readDuration(iso)), iso);
  }
  for (const text of ['', 'a while', '10 to 12 minutes', '1.5 hours', '1 hour or so']) {
    assert.equal(writeDuration(text), undefined, text);
  }
});

test('tags and entities become text, though a site encoded them twice', () => {
  const facts = [
    // text                                     lines
    ['1 &frac12; cups &amp; more',              ['1 ½ cups & more']],
    ['&#189; cup, &#xBD; cup',                  ['½ cup, ½ cup']],
    ['&#0;&#x110000;&#xD800;&unknown;',         ['\ufffd\ufffd\ufffd&unknown;']],
    ['<b>Boil</b><br/>peel',                    ['Boil', 'peel']],
    ['&lt;p&gt;1 &amp;frac12; cups&lt;/p&gt;',  ['1 ½ cups']],
    ['&amp;lt;img src=x onerror=alert(1)&amp;gt;', ['<img src=x onerror=alert(1)>']],
    ['&lt; 1 tsp',                              ['< 1 tsp']],
    ['< 1 tsp and > 2',                         ['< 1 tsp and > 2']],
    ['a &__proto__; &constructor;',             ['a &__proto__; &constructor;']],
  ];
  for (const [text, lines] of facts) assert.deepEqual(plainLines(text), lines);
});

test('an error says what was expected and what was found', () => {
  const facts = [
    ['{', /^Expected JSON, found a mistake in it: /],
    ['{}', /^Expected data of the type “Recipe”, found no type at all\.$/],
    ['[{"@type": "Event"}]', /^Expected data of the type “Recipe”, found “Event”\.$/],
    ['<html><p>Soup</p>', /^Expected a page with a recipe as JSON-LD, .*found none\./],
    ['{"@type": "Recipe", "name": "Soup"}', /^Expected ingredients in “recipeIngredient” of “Soup”, found none\.$/],
  ];
  for (const [text, message] of facts) {
    assert.throws(() => readData(text), (error) => error instanceof RecipeError && message.test(error.message), text);
  }
});

test('data of a recipe is read as the same recipe', () => {
  const recipe = readText(`Tart\n\nShort & sharp </script>.\n\nServes 4\nPreparation 20 minutes\n\nIngredients\n1 egg\n\nMethod\nPastry:\n1. Rub.\nFilling:\n1. Beat.`);
  const script = recipeScript(recipe);
  assert.ok(!script.includes('<'));
  assert.deepEqual(recipeData(recipe), JSON.parse(script));
  const [again] = readData(script);
  assert.deepEqual(steps(again), steps(recipe));
  assert.deepEqual(again.yields, recipe.yields);
  assert.deepEqual(again.times, recipe.times);
  assert.deepEqual(readText(writeText(again)), again);
});

test('hostile data takes time in proportion, and the stack stays flat', () => {
  const size = 200_000;
  const deep = `${'['.repeat(size)}${']'.repeat(size)}`;
  const texts = [
    deep, `{"@graph":${deep}}`, JSON.stringify({ ...tart, recipeInstructions: Array(size).fill('x') }),
    JSON.stringify({ ...tart, recipeYield: Array.from({ length: size }, (_, i) => `${i} pies`) }),
    '<script'.repeat(size), '<script type=application/ld+json>'.repeat(size / 4), '<'.repeat(size),
    `<html>${'<script>'.repeat(size)}</script>`, '&'.repeat(size), `[${'"<a'.repeat(1000)}`,
    JSON.stringify({ ...tart, name: '<'.repeat(size), description: '&'.repeat(size) }),
  ];
  for (const text of texts) {
    try {
      readData(text);
    } catch (error) {
      assert.ok(error instanceof RecipeError, error.stack);
    }
  }
  assert.deepEqual(linkedData('<script type="application/ld+json">{}'), []);
});
