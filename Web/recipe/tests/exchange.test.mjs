import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddress, writeAddress } from '../scripts/address.mjs';
import { exported } from '../scripts/exchange.mjs';
import { readFactor } from '../scripts/factor.mjs';
import { readRecipes } from '../scripts/library.mjs';
import { RecipeError, asPicture, directionOf } from '../scripts/recipe.mjs';
import { readText, writeText } from '../scripts/recipe-text.mjs';
import { packed, unpacked } from '../scripts/share.mjs';

const texts = [
  'Cake\n\nServes 4\nMeasures metric\n\nIngredients\nFor it:\n2 cups flour\n3 eggs\n\nMethod\n1. Mix.\n2. Bake.\n',
  'كعك\n\nIngredients\n٢ بيض\n250 g دقيق\n\nMethod\n1. اخلط.\n',
].map((text) => writeText(readText(text)));

test('an address holds a recipe', async () => {
  for (const text of texts) {
    const letters = await packed(text);
    assert.match(letters, /^[\w-]+$/);
    const { text: read, factor } = readAddress(writeAddress({ text: letters }, readFactor('3/2')));
    assert.equal(await unpacked(read), text);
    assert.deepEqual({ ...factor }, { n: 3, d: 2 });
  }
});

test('an address that is cut off, changed or without end is refused', async () => {
  const letters = await packed(texts[0]);
  const bomb = await packed('a'.repeat(10_000_000));
  for (const wrong of [letters.slice(0, -8), '', '!!', 'AAAA', `${letters}*`, bomb]) {
    await assert.rejects(() => unpacked(wrong), RecipeError, wrong.slice(0, 20));
  }
});

test('exported recipes are imported as they were', () => {
  const entries = texts.map((text) => ({ text, recipe: readText(text) }));
  const file = exported(entries);
  assert.deepEqual(readRecipes(file), entries.map(({ recipe }) => recipe));
  const [first] = JSON.parse(file).itemListElement;
  assert.deepEqual([first['@type'], first.recipeIngredient], ['Recipe', ['2 cups flour', '3 eggs']]);
});

test('only pictures that the page may show are taken', () => {
  for (const address of ['data:image/png;base64,AAAA', 'cake.jpg', 'pictures/cake.webp']) {
    assert.equal(asPicture(address), address);
    assert.equal(readText(writeText({ ...readText(texts[0]), picture: address })).picture, address);
  }
  for (const address of ['https://example.com/cake.jpg', '//example.com/cake.jpg', '../cake.jpg',
    'javascript:alert(1)', 'data:image/svg+xml;base64,AAAA', 'cake.svg', undefined, {}]) {
    assert.equal(asPicture(address), '', String(address));
  }
});

test('a recipe has the direction of its title', () => {
  assert.deepEqual(texts.map((text) => directionOf(readText(text))), ['ltr', 'rtl']);
});
