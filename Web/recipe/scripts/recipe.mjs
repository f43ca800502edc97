/** A recipe, however it came, and what is wrong with a text that isn't one. */

import { peopleOf } from './words.mjs';

/** The longest text that is read as a recipe, in UTF-16 units: some fifty printed pages. */
export const longestText = 100_000;
const mostLines = 1_000;

/** Says what was expected and what was found. */
export class RecipeError extends Error {
  name = 'RecipeError';
}

/** The error of a text that is too long to be a recipe. */
export function tooLong(length) {
  return new RecipeError(`Expected a recipe of at most ${longestText} characters, found ${length}.`);
}

/** @typedef {{ name: string, lines: string[] }} Group  Lines under a heading, which may be empty.
 *  @typedef {{ title: string, description: string, measures: string, language: string, picture: string,
 *              yields: string[], times: string[], ingredients: Group[], method: Group[] }} Recipe */

/** @returns {Recipe} */
export function emptyRecipe() {
  return {
    title: '', description: '', measures: '', language: '', picture: '', yields: [], times: [], ingredients: [], method: [],
  };
}

/** What `measures` may be: whose cups and spoons a recipe means. */
export const systems = ['us', 'imperial', 'metric', 'australian'];

const pictures = new RegExp('^(?:data:image/(?:png|jpeg|webp|avif|gif);base64,[a-z0-9+/=]+'
  + '|[\\w-]+(?:/[\\w-]+)*\\.(?:jpe?g|png|webp|avif))$', 'i');

/** A picture that the page may show, or nothing: it asks other hosts for none. */
export function asPicture(address) {
  return typeof address === 'string' && pictures.test(address) ? address : '';
}

/** Adds a line to the last group, and a group if there is none. */
export function addLine(groups, line) {
  if (!groups.length) groups.push({ name: '', lines: [] });
  groups.at(-1).lines.push(line);
}

/** The recipe, unless it is so long that a page could not follow the hand.
 *  @param {Recipe} recipe */
export function checked(recipe) {
  const count = [...recipe.ingredients, ...recipe.method]
    .reduce((sum, { lines }) => sum + lines.length, recipe.yields.length + recipe.times.length);
  if (count <= mostLines) return recipe;
  throw new RecipeError(`Expected a recipe of at most ${mostLines} lines, found ${count}.`);
}

/** Groups without lines are headings of nothing. */
export function withoutEmpty(groups) {
  return groups.filter((group) => group.lines.length);
}

/** "Servings: 4" is "Serves 4", "12 pancakes" is "Makes 12 pancakes". */
export function sayYield(text) {
  const plain = text.trim().replace(/^(?:recipe )?(?:yields?|servings?|portions?)\b\s*:?\s*/i, '')
    .replace(/^(serves|makes|feeds)\s*:\s*/i, '$1 ');
  const people = peopleOf(plain) ?? /^(?:for )?(\d{1,4}(?: ?(?:-|–|to) ?\d{1,4})?)$/i.exec(plain)?.[1];
  if (people) return `Serves ${people}`;
  if (/^\d/.test(plain)) return `Makes ${plain}`;
  return plain;
}

/** How many a recipe serves, if it says one number. */
export function servingsOf(recipe) {
  for (const text of recipe.yields) {
    const match = /^(?:serves|feeds) (\d{1,4})$/i.exec(text);
    if (match && Number(match[1])) return Number(match[1]);
  }
  return undefined;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The direction in which a recipe is read: that of most letters of its title, or else of its ingredients. */
export function directionOf({ title, ingredients }) {
  const letters = title.match(/\p{L}/gu) ?? ingredients.flatMap(({ lines }) => lines).join().match(/\p{L}/gu) ?? [];
  const count = letters.filter((letter) => rightToLeft.test(letter)).length;
  return 2 * count > letters.length ? 'rtl' : 'ltr';
}
