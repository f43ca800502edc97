import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { library } from '../scripts/library.mjs';
import { RecipeError } from '../scripts/recipe.mjs';
import { keepSettings, keepTicked, readSettings, readTicked } from '../scripts/settings.mjs';

const house = [{ id: 'egg', text: 'Egg\n\nIngredients\n1 egg\n' }];
const toast = 'Toast\n\nIngredients\n1 slice bread\n';
let stored;

function fill(values) {
  stored = new Map(Object.entries(values).map(([key, value]) => [`recipe-page.${key}`, value]));
  globalThis.localStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => { stored.set(key, value); },
    removeItem: (key) => { stored.delete(key); },
  };
}

beforeEach(() => fill({}));

test('a recipe is saved, found after a reload, changed and removed', () => {
  const { id, isKept } = library(house).save(toast);
  assert.ok(isKept);
  const reloaded = library(house);
  assert.equal(reloaded.find(id).recipe.title, 'Toast');
  assert.ok(reloaded.isOwn(id) && !reloaded.isOwn('egg'));
  assert.equal(reloaded.save(toast.replace('1 slice', '2 slices'), id).id, id);
  assert.deepEqual(reloaded.own().map((entry) => entry.recipe.ingredients[0].lines), [['2 slices bread']]);
  reloaded.remove(id);
  assert.equal(library(house).find(id), undefined);
});

test('data is kept as plain text', () => {
  const data = JSON.stringify({ '@type': 'Recipe', name: 'Toast', recipeIngredient: ['1 slice bread'] });
  const recipes = library(house);
  const { id } = recipes.save(data);
  assert.equal(recipes.find(id).text, toast);
});

test('what another tab has saved meanwhile stays', () => {
  const [here, there] = [library(house), library(house)];
  const other = there.save(toast, 'own-there').id;
  here.save(toast, 'own-here');
  assert.ok(library(house).find(other) && library(house).find('own-here'));
});

test('removing a recipe leaves what another tab has saved', () => {
  const here = library(house);
  const { id } = here.save(toast, 'own-here');
  library(house).save(toast, 'own-there');
  here.remove(id);
  assert.deepEqual(library(house).own().map((entry) => entry.id), ['own-there']);
});

test("what isn't a recipe isn't saved", () => {
  for (const text of ['', 'Toast', '{}', '<html>', '{"@type":"Recipe","recipeIngredient":["Method"]}']) {
    assert.throws(() => library(house).save(text), RecipeError, text);
  }
  assert.equal(stored.size, 0);
});

test('rubbish in the storage is passed over', () => {
  const good = { id: 'own-a', text: toast };
  for (const value of ['', '{', 'null', '5', '"x"', '{}', '[null,5,"x",[],{}]',
    '[{"id":"own-a"}]', '[{"id":"own-a","text":5}]', '[{"id":"own-a","text":""}]',
    '[{"id":"egg","text":"Toast"}]', JSON.stringify([{ ...good, id: '../a' }])]) {
    fill({ recipes: value, settings: value, 'ticked.egg': value });
    assert.deepEqual(library(house).own(), [], value);
    assert.deepEqual(readSettings(), { kitchen: 'written', language: '' }, value);
    assert.ok([...readTicked('egg')].every(Number.isInteger), value);
  }
  fill({ recipes: JSON.stringify([null, good]), settings: '{"kitchen":"constructor","language":"sv"}' });
  assert.equal(library(house).own().length, 1);
  assert.deepEqual(readSettings(), { kitchen: 'written', language: 'sv' });
});

test('without storage all is forgotten, and nothing fails', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true, get() { throw new Error('denied'); },
  });
  try {
    const recipes = library(house);
    const { id, isKept } = recipes.save(toast);
    assert.ok(!isKept);
    assert.equal(recipes.find(id).recipe.title, 'Toast');
    keepSettings({ kitchen: 'us', language: '' });
    keepTicked('egg', new Set([0]));
    assert.deepEqual(readSettings(), { kitchen: 'written', language: '' });
  } finally {
    delete globalThis.localStorage;
  }
});

test('choices are remembered', () => {
  keepSettings({ kitchen: 'australian', language: 'sv', factor: 1 });
  assert.deepEqual(readSettings(), { kitchen: 'australian', language: 'sv' });
  keepTicked('egg', new Set([10, 2]));
  assert.equal(stored.get('recipe-page.ticked.egg'), '[2,10]');
  assert.deepEqual([...readTicked('egg')], [2, 10]);
});
