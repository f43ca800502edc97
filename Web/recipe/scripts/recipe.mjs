/** The recipe type, and the error of a text that isn't a recipe. */

import { peopleOf } from './words.mjs';

/** The maximum length of a recipe, in UTF-16 units: some fifty printed pages. */
export const longestText = 100_000;
const mostLines = 1_000;

/** Its message names the expected and the actual input. */
export class RecipeError extends Error {
  name = 'RecipeError';
}

/** The error of a text that is too long. */
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

/** The values of `measures`: the system of a recipe's cups and spoons. */
export const systems = ['us', 'imperial', 'metric', 'australian'];

const pictures = new RegExp('^(?:data:image/(?:png|jpeg|webp|avif|gif);base64,[a-z0-9+/=]+'
  + '|[\\w-]+(?:/[\\w-]+)*\\.(?:jpe?g|png|webp|avif))$', 'i');

/** A picture from the page's own host or in the text, or nothing. */
export function asPicture(address) {
  return typeof address === 'string' && pictures.test(address) ? address : '';
}

/** Adds a line to the last group, or to a new one. */
export function addLine(groups, line) {
  if (!groups.length) groups.push({ name: '', lines: [] });
  groups.at(-1).lines.push(line);
}

/** The recipe, unless it is too long for the page to keep up with a drag.
 *  @param {Recipe} recipe */
export function checked(recipe) {
  const count = [...recipe.ingredients, ...recipe.method]
    .reduce((sum, { lines }) => sum + lines.length, recipe.yields.length + recipe.times.length);
  if (count <= mostLines) return recipe;
  throw new RecipeError(`Expected a recipe of at most ${mostLines} lines, found ${count}.`);
}

/** Drops empty groups. */
export function withoutEmpty(groups) {
  return groups.filter((group) => group.lines.length);
}

/** "Servings: 4" as "Serves 4", "12 pancakes" as "Makes 12 pancakes". */
export function sayYield(text) {
  const plain = text.trim().replace(/^(?:recipe )?(?:yields?|servings?|portions?)\b\s*:?\s*/i, '')
    .replace(/^(serves|makes|feeds)\s*:\s*/i, '$1 ');
  const people = peopleOf(plain) ?? /^(?:for )?(\d{1,4}(?: ?(?:-|–|to) ?\d{1,4})?)$/i.exec(plain)?.[1];
  if (people) return `Serves ${people}`;
  if (/^\d/.test(plain)) return `Makes ${plain}`;
  return plain;
}

/** The number of servings, if the recipe states a single number. */
export function servingsOf(recipe) {
  for (const text of recipe.yields) {
    const match = /^(?:serves|feeds) (\d{1,4})$/i.exec(text);
    if (match && Number(match[1])) return Number(match[1]);
  }
  return undefined;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The writing direction: that of most letters of the title, or else of the ingredients. */
export function directionOf({ title, ingredients }) {
  const letters = title.match(/\p{L}/gu) ?? ingredients.flatMap(({ lines }) => lines).join().match(/\p{L}/gu) ?? [];
  const count = letters.filter((letter) => rightToLeft.test(letter)).length;
  return 2 * count > letters.length ? 'rtl' : 'ltr';
}
