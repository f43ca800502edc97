/** Recipes from schema.org's JSON-LD, alone or in a web page. */
import { readDuration } from './duration.mjs';
import { linkedData, plainLines, plainText } from './markup.mjs';
import {
  RecipeError, addLine, asPicture, checked, emptyRecipe, sayYield, withoutEmpty,
} from './recipe.mjs';
import { readText } from './recipe-text.mjs';

/** Large, because a page contains more than its recipe. */
const longestPage = 10_000_000;
/** More than any recipe has, and few enough to compare pairwise. */
const mostYields = 20;
const mostListed = 2_000;

const beginningOfJSON = /^\ufeff?\s*(?:\{|\[\s*[[{"\]])/;
const beginningOfPage = /^\ufeff?\s*<(?:!doctype|!--|html|head|body|script|meta|\?xml)/i;

/** Whether a text is JSON or HTML, not plain text. */
export function isData(text) {
  return beginningOfJSON.test(text) || beginningOfPage.test(text)
    || /<script\b[^<>]{0,200}ld\+json/i.test(text);
}

/** Reads the first recipe in HTML or JSON, or all recipes in a list.
 *  @returns {import('./recipe.mjs').Recipe[]} */
export function readData(text) {
  if (text.length > longestPage) {
    throw new RecipeError(
      `Expected a page of at most ${longestPage} characters, found ${text.length}.`);
  }
  const texts = beginningOfJSON.test(text) ? [text.replace(/^\ufeff/, '')] : linkedData(text);
  if (!texts.length) {
    throw new RecipeError(
      'Expected a page with a recipe as JSON-LD, in a script of type application/ld+json; '
      + 'found none. Copy the recipe’s text instead.');
  }
  const { values, fault } = parseAll(texts);
  const listed = listOf(values);
  // An exported recipe includes its text, which holds more than the data.
  if (listed.length) {
    return listed.map((item) => (typeof item.text === 'string' ? readText(item.text) : fromData(item)));
  }
  const data = findRecipe(values);
  if (data) return [fromData(data)];
  if (fault) throw new RecipeError(`Expected JSON, found a mistake in it: ${fault}.`);
  throw new RecipeError(
    `Expected data of the type “Recipe”, found ${typesOf(values) || 'no type at all'}.`);
}

function parseAll(texts) {
  const values = [];
  let fault;
  for (const text of texts) {
    try {
      // Some sites put line breaks in strings, which JSON forbids; between tokens, a space is equivalent.
      values.push(JSON.parse(text.replace(/[\u0000-\u001f]/g, ' ')));
    } catch (error) {
      fault ??= error.message;
    }
  }
  return { values, fault };
}

function types(value) {
  return list(value['@type']).filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:#]/, ''));
}

function list(value) {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Not recursive, because the data may be nested arbitrarily deep. */
function* objects(values) {
  const queue = [...values];
  for (let at = 0; at < queue.length; at += 1) {
    const value = queue[at];
    if (value === null || typeof value !== 'object') continue;
    if (!Array.isArray(value)) yield value;
    for (const inner of Object.values(value)) queue.push(inner);
  }
}

function findRecipe(values) {
  for (const value of objects(values)) if (types(value).includes('Recipe')) return value;
  return undefined;
}

/** The recipes in a list of nothing else, as the page exports it. */
function listOf([value]) {
  const items = types(value ?? {}).includes('ItemList') ? list(value.itemListElement) : [];
  if (items.length > mostListed) {
    throw new RecipeError(`Expected a list of at most ${mostListed} recipes, found ${items.length}.`);
  }
  return items.every((item) => item && types(item).includes('Recipe')) ? items : [];
}

function typesOf(values) {
  const names = new Set();
  for (const value of objects(values)) {
    for (const type of types(value)) if (names.size < 5) names.add(`“${type.slice(0, 40)}”`);
  }
  return [...names].join(', ');
}

/** The text of a string or number, or an object's name. */
function text(value) {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value !== 'object') return '';
  return typeof value.text === 'string' ? plainText(value.text)
    : typeof value.name === 'string' ? plainText(value.name) : '';
}

function fromData(data) {
  const recipe = emptyRecipe();
  recipe.title = text(list(data.name)[0] ?? data.headline).slice(0, 300) || 'Recipe';
  recipe.description = text(list(data.description)[0]);
  recipe.yields = yields(list(data.recipeYield ?? data.yield).slice(0, mostYields));
  const [image] = list(data.image);
  recipe.picture = asPicture(typeof image === 'string' ? image : image?.url);
  const { prepTime, cookTime, totalTime } = data;
  recipe.times = [['Preparation', prepTime], ['Cooking', cookTime], ['Total', totalTime]]
    .map(([name, value]) => [name, readDuration(text(list(value)[0]))])
    .filter(([, duration]) => duration)
    .map(([name, duration]) => `${name} ${duration}`);
  // Each line of a text is an ingredient: some sites put all of them into one text.
  const lines = list(data.recipeIngredient ?? data.ingredients)
    .flatMap((item) => typeof item === 'string' ? plainLines(item) : text(item)).filter(Boolean);
  recipe.ingredients = withoutEmpty([{ name: '', lines }]);
  recipe.method = method(data.recipeInstructions);
  if (!lines.length) {
    throw new RecipeError(
      `Expected ingredients in “recipeIngredient” of “${recipe.title.slice(0, 60)}”, found none.`);
  }
  return checked(recipe);
}

function yields(values) {
  const said = values.map((value) => {
    if (value === null || typeof value !== 'object') return text(value);
    return [text(value.value), text(value.unitText)].filter(Boolean).join(' ');
  }).filter(Boolean).map(sayYield);
  // Some sites repeat the yield as a bare number: ["4", "4 servings"], ["12", "12 pancakes"].
  const isSaidBetter = (one) => said.some((other) =>
    other !== one && other.startsWith(`${one.replace(/^Serves/, 'Makes')} `));
  return [...new Set(said)].filter((one) => !isSaidBetter(one));
}

function method(value) {
  const groups = [];
  // A stack of unread items: sections may be nested.
  const stack = [];
  const push = (items) => {
    for (let at = items.length - 1; at >= 0; at -= 1) stack.push(items[at]);
  };
  push(list(value));
  while (stack.length) {
    const item = stack.pop();
    if (typeof item === 'string') {
      for (const line of plainLines(item)) addLine(groups, line.replace(/^\d{1,3}[.)]\s+/, ''));
    } else if (Array.isArray(item)) {
      push(item);
    } else if (item !== null && typeof item === 'object') {
      const inner = list(item.itemListElement ?? item.steps);
      const isSection = types(item).includes('HowToSection');
      if (isSection) groups.push({ name: text(item.name).replace(/\s*:$/, ''), lines: [] });
      if (inner.length && !item.text) push(inner);
      else if (text(item) && (item.text || !isSection)) addLine(groups, text(item));
    }
  }
  return withoutEmpty(groups);
}
