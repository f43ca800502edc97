/** Recipes as plain text: the title, "Serves 4", the ingredients one per line, the method. */
import {
  RecipeError, addLine, checked, emptyRecipe, longestText, sayYield, systems, withoutEmpty,
} from './recipe.mjs';

const ingredientsHeading = /^(?:the )?ingredients?$/i;
const methodHeading =
  /^(?:the )?(?:method|directions?|instructions?|preparation|steps|how to make it|procedure)$/i;
const people = 'people|persons|servings?|portions?';
const yieldLine = new RegExp(
  '^(?:serves|makes|feeds|(?:recipe )?yields?|servings?|portions?)\\b\\s*:?\\s*'
  + '(?:about |approximately |~)?(?:\\d|an? |one |two )', 'i');
const peopleLine = new RegExp(`^(?:for )?\\d{1,4}(?: ?(?:-|–|to) ?\\d{1,4})? (?:${people})$`, 'i');
const timeLine = new RegExp(
  '^(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|rest(?:ing)?|ris(?:e|ing)|chill(?:ing)?'
  + '|soak(?:ing)?|total|ready)(?: time| in)?\\s*:?\\s+(?:about )?\\d', 'i');
const measuresLine = /^measures\s*:?\s+([a-z]+)$/i;
const number = /^(\d{1,3})[.)]\s+/;
const bullet = /^(?:[-*•·–▢☐□]|\[[ x]?\])\s+/i;
const amountAtStart = /^(?:[-*•·–▢☐□]\s+)?(?:~|about )?(?:\d(?!\d?[.)]\s)|[¼-¾⅐-⅞])/i;

/** Reads a recipe from plain text. @returns {import('./recipe.mjs').Recipe} */
export function readText(text) {
  if (text.length > longestText) {
    throw new RecipeError(
      `Expected a recipe of at most ${longestText} characters, found ${text.length}.`);
  }
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim());
  const first = lines.findIndex((line) => line);
  if (first < 0) throw new RecipeError('Expected a recipe, found nothing.');
  const recipe = emptyRecipe();
  recipe.title = heading(lines[first]).slice(0, 300);
  const parts = divide(lines.slice(first + 1));
  readOpening(parts.opening, recipe);
  recipe.ingredients = readIngredients(parts.ingredients);
  recipe.method = readMethod(parts.method);
  if (!recipe.ingredients.length) throw missingIngredients(recipe, parts);
  return checked(recipe);
}

/** "## Method:" is "Method". */
function heading(line) {
  return line.replace(/^#{1,6}\s*/, '').replace(/^(\*{1,2})(.+)\1$/, '$2')
    .replace(/\s*:$/, '').trim();
}

function divide(lines) {
  const named = (pattern, from = 0) =>
    lines.findIndex((line, index) => index >= from && pattern.test(heading(line)));
  const marked = named(ingredientsHeading);
  // Without a heading, ingredients begin where a line begins with an amount.
  const start = marked >= 0 ? marked + 1 : lines.findIndex((line) =>
    amountAtStart.test(line) && !peopleLine.test(line));
  if (start < 0) return { opening: lines, ingredients: [], method: [] };
  const titled = named(methodHeading, start);
  const end = titled >= 0 ? titled : endOfIngredients(lines, start, marked >= 0);
  return {
    opening: lines.slice(0, marked >= 0 ? marked : start),
    ingredients: lines.slice(start, end),
    method: lines.slice(titled >= 0 ? end + 1 : end),
  };
}

/** Without a heading for the method, it begins at the first number or after the first block. */
function endOfIngredients(lines, start, isMarked) {
  const end = lines.findIndex((line, index) =>
    index > start && (isMarked ? number.test(line) : !line));
  return end < 0 ? lines.length : end;
}

function readOpening(lines, recipe) {
  const description = [];
  for (const line of lines.filter(Boolean)) {
    const system = measuresLine.exec(line)?.[1].toLowerCase();
    if (system && !systems.includes(system)) {
      throw new RecipeError(
        `Expected “Measures” to be one of ${systems.join(', ')}; found “${system}”.`);
    }
    if (system) recipe.measures = system;
    else if (yieldLine.test(line) || peopleLine.test(line)) recipe.yields.push(sayYield(line));
    else if (line.length <= 80 && timeLine.test(line)) {
      recipe.times.push(line.replace(/^(.*?)\s*:\s+/, '$1 '));
    } else description.push(line);
  }
  recipe.description = description.join(' ');
}

function isSubheading(line) {
  return /^#{1,6}\s/.test(line) || (/:$/.test(line) && line.length <= 80 && !number.test(line));
}

function readIngredients(lines) {
  const groups = [];
  for (const line of lines.filter(Boolean)) {
    if (isSubheading(line)) groups.push({ name: heading(line), lines: [] });
    else addLine(groups, line.replace(bullet, ''));
  }
  return withoutEmpty(groups);
}

/** A step is what a number begins; without numbers a paragraph; without blank lines a line. */
function readMethod(lines) {
  const groups = [];
  const isNumbered = lines.some((line) => number.test(line));
  const hasParagraphs = lines.some((line, index) =>
    !line && lines[index - 1] && !isSubheading(lines[index - 1])
    && lines[index + 1] && !isSubheading(lines[index + 1]));
  let continues = false;
  for (const line of lines) {
    if (!line) {
      continues &&= isNumbered;
    } else if (isSubheading(line)) {
      groups.push({ name: heading(line), lines: [] });
      continues = false;
    } else if (continues && !number.test(line) && !bullet.test(line)) {
      groups.at(-1).lines.push(`${groups.at(-1).lines.pop()} ${line}`);
    } else {
      addLine(groups, line.replace(number, '').replace(bullet, '')
        .replace(/^step \d{1,3}\s*[:.]\s*/i, ''));
      continues = isNumbered || hasParagraphs;
    }
  }
  return withoutEmpty(groups);
}

function missingIngredients(recipe, parts) {
  const count = parts.opening.filter(Boolean).length + parts.method.length;
  const found = count ? `${count} other line${count === 1 ? '' : 's'}` : 'nothing else';
  return new RecipeError(
    'Expected ingredients, one per line, below a line that says “Ingredients”; '
    + `found the title “${recipe.title.slice(0, 60)}” and ${found}.`);
}

/** Writes a recipe so that `readText` reads it again. */
export function writeText(recipe) {
  const block = (lines) => lines.filter(Boolean).join('\n');
  const groups = (all, line) => all.map(({ name, lines }) =>
    block([name && `${name}:`, ...lines.map(line)])).join('\n\n');
  return [
    recipe.title,
    recipe.description,
    block([...recipe.yields, ...recipe.times, recipe.measures && `Measures ${recipe.measures}`]),
    `Ingredients\n${groups(recipe.ingredients, (line) => line)}`,
    recipe.method.length
      && `Method\n${groups(recipe.method, (line, index) => `${index + 1}. ${line}`)}`,
  ].filter(Boolean).join('\n\n') + '\n';
}
