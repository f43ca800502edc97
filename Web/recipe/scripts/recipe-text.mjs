/** Recipes as plain text: the title, "Serves 4", the ingredients one per line, the method. */
import { linesOf } from './lines.mjs';
import {
  RecipeError, addLine, asPicture, checked, emptyRecipe, longestText, sayYield, systems, tooLong,
  withoutEmpty,
} from './recipe.mjs';
import {
  ingredientsHeading, isKnownLanguage, languageOf, methodHeading, notesHeading, otherHeading, partHeading, peopleOf, timeOf,
} from './words.mjs';

const yieldLine = new RegExp(
  '^(?:serves|makes|feeds|(?:recipe )?yields?|servings?|portions?|rinde|ergibt|rendimento)\\b\\s*:?\\s*'
  + '(?:about |approximately |~)?(?:\\d|an? |one |two )', 'i');
const measuresLine = /^measures\s*:?\s+([a-z]+)$/i;
const languageLine = /^language\s*:?\s+([a-z]{2})$/i;
const pictureLine = /^picture\s*:?\s+(\S+)$/i;
const number = /^(\d{1,3})[.)]\s+/;
const stepAlone = /^(?:step|schritt|étape|paso|passo|stap|krok|шаг|steg|trin|الخطوة)\s*\d{1,3}\s*[:.]?$/iu;
const stepBefore = /^(?:step|schritt|étape|paso|passo|stap|krok|шаг|steg|trin)\s*\d{1,3}\s*[:.–-]\s+/iu;
const bullet = /^(?:(?:[-*•·–▢☐□◻○●✔✓✅☑▪‣]|\[[ xX]?\])\ufe0f?\s*)+(?=\S)/u;
const hasBullet = /^(?:[-*•·–]\s+|[▢☐□◻○●✔✓✅☑▪‣]|\[[ xX]?\]\s*)/u;
const amountAtStart = /^(?:~|about )?(?:\d(?!\d?[.)]\s)|[¼-¾⅐-⅞])/i;

/** Reads a recipe from plain text. @returns {import('./recipe.mjs').Recipe} */
export function readText(text) {
  if (text.length > longestText) throw tooLong(text.length);
  const lines = linesOf(text);
  const first = lines.findIndex((line) => line);
  if (first < 0) throw new RecipeError('Expected a recipe, found nothing.');
  const recipe = emptyRecipe();
  recipe.title = heading(lines[first]).slice(0, 300);
  const parts = divide(lines.slice(first + 1));
  recipe.language = parts.language ?? '';
  // "Cook 2 minutes" is a step, and "Cook time 2 minutes" is not.
  const isFact = (line) => line.length <= 60 && !/\.$/.test(line)
    && ((timeOf(line) && /time|zeit|temps|tiempo|tempo|tijd|tid|czas|время|:/i.test(line)) || yieldLine.test(line));
  readOpening([...parts.opening, ...taken(parts.ingredients, isFact), ...taken(parts.method, isFact)], recipe);
  recipe.ingredients = readIngredients(parts.ingredients);
  recipe.method = readMethod(parts.method);
  if (!recipe.ingredients.length) throw missingIngredients(recipe, parts);
  return checked(recipe);
}

/** Takes lines about the whole recipe from the start of a part. */
function taken(lines, isFact) {
  const end = lines.findIndex((line) => line && !isFact(line));
  return lines.splice(0, Math.max(0, end));
}

/** "## Method:" as "Method". */
function heading(line) {
  return line.replace(/^#{1,6}\s*/, '').replace(/^(\*{1,2})(.+)\1$/, '$2')
    .replace(/\s*:$/, '').trim();
}

const withoutBullet = (line) => (hasBullet.test(line) ? line.replace(bullet, '') : line);

function divide(lines) {
  const named = (pattern, from = 0) =>
    lines.findIndex((line, index) => index >= from && line.length <= 80 && pattern.test(heading(line)));
  const marked = named(ingredientsHeading);
  // Without a heading, ingredients begin at the first line that begins with an amount.
  const start = marked >= 0 ? marked + 1 : lines.findIndex((line) =>
    amountAtStart.test(withoutBullet(line)) && !peopleOf(line));
  if (start < 0) return { opening: lines, ingredients: [], method: [] };
  const titled = named(methodHeading, start);
  const end = titled >= 0 ? titled : endOfIngredients(lines, start, marked >= 0);
  // A number of people, such as "Ingredients for 4 people", belongs to the opening.
  const said = marked >= 0 ? /(?:\(| )((?:\S+ )?\d.*?)\)?$/.exec(heading(lines[marked]))?.[1] : undefined;
  return {
    language: languageOf(heading(lines[marked] ?? ''), heading(lines[titled] ?? '')),
    opening: [...lines.slice(0, marked >= 0 ? marked : start), ...(said && peopleOf(said) ? [said] : [])],
    ingredients: withoutOthers(lines.slice(start, end)),
    method: withoutOthers(lines.slice(titled >= 0 ? end + 1 : end)),
  };
}

/** Without a heading, the method begins at the first number or after the first block. */
function endOfIngredients(lines, start, isMarked) {
  // Numbered ingredients end where the numbers restart.
  const first = lines.findIndex((line, index) => index >= start && line);
  const isNumbered = isMarked && number.test(lines[first] ?? '');
  const isEnd = (line, index) => {
    if (index <= first) return false;
    if (!isMarked) return !line;
    return stepAlone.test(line) || stepBefore.test(line)
      || (number.exec(line) && (!isNumbered || Number(number.exec(line)[1]) === 1));
  };
  const end = lines.findIndex(isEnd);
  return end < 0 ? lines.length : end;
}

/** Skips sections such as nutrition, up to the next heading of a part. */
function withoutOthers(lines) {
  let isOther = false;
  return lines.filter((line) => {
    const name = line.length <= 80 ? heading(line) : '';
    if (otherHeading.test(name)) isOther = true;
    else if (notesHeading.test(name) || methodHeading.test(name) || /^#{1,6}\s/.test(line)) isOther = false;
    return !isOther;
  });
}

function readOpening(lines, recipe) {
  const description = [];
  for (const line of withoutOthers(lines).filter(Boolean)) {
    const plain = withoutBullet(line);
    const system = measuresLine.exec(plain)?.[1].toLowerCase();
    if (system && !systems.includes(system)) {
      throw new RecipeError(
        `Expected “Measures” to be one of ${systems.join(', ')}; found “${system}”.`);
    }
    const time = plain.length <= 80 ? timeOf(plain) : undefined;
    const language = languageLine.exec(plain)?.[1].toLowerCase();
    const picture = pictureLine.exec(line)?.[1];
    if (system) recipe.measures = system;
    else if (language && isKnownLanguage(language)) recipe.language = language === 'en' ? '' : language;
    else if (asPicture(picture)) recipe.picture = picture;
    else if (plain.length <= 80 && (yieldLine.test(plain) || peopleOf(plain))) {
      const said = sayYield(plain);
      if (!recipe.yields.includes(said)) recipe.yields.push(said);
    } else if (time) recipe.times.push(time);
    else description.push(heading(plain));
  }
  recipe.description = description.join(' ');
}

function isSubheading(line) {
  const name = heading(line);
  return /^#{1,6}\s/.test(line) || (/:$/.test(line) && line.length <= 80 && !number.test(line))
    || (line.length <= 80 && notesHeading.test(name));
}

function readIngredients(lines) {
  const groups = [];
  const isHeading = (line) => isSubheading(line) || partHeading.test(line);
  const all = lines.filter(Boolean).map((line) => (isHeading(line) ? line : withoutBullet(line)));
  const items = all.filter((line) => !isHeading(line));
  // "1. 2 cups flour": numbers that count the ingredients.
  const isNumbered = items.length > 0 && items.every((line) => number.test(line));
  for (const line of all) {
    if (isHeading(line)) groups.push({ name: heading(line), lines: [] });
    else addLine(groups, isNumbered ? line.replace(number, '') : line);
  }
  return withoutEmpty(groups);
}

/** Each number begins a step; without numbers each paragraph is a step, without blank lines each line. */
function readMethod(all) {
  const groups = [];
  // "Step 1" alone on a line begins the step below it.
  const lines = all.map((line) => (stepAlone.test(heading(line)) ? '1.' : line))
    .flatMap((line, index, made) => {
      if (line === '1.') return [];
      return made[index - 1] === '1.' && !number.test(line) && line ? [`1. ${line}`] : [line];
    });
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
    } else if (continues && !number.test(line) && !hasBullet.test(line)) {
      groups.at(-1).lines.push(`${groups.at(-1).lines.pop()} ${line}`);
    } else {
      addLine(groups, withoutBullet(line.replace(number, '')).replace(stepBefore, ''));
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

/** Writes a recipe in the format of `readText`. */
export function writeText(recipe) {
  const block = (lines) => lines.filter(Boolean).join('\n');
  const groups = (all, line) => all.map(({ name, lines }) =>
    block([name && `${name}:`, ...lines.map(line)])).join('\n\n');
  return [
    recipe.title,
    recipe.description,
    block([...recipe.yields, ...recipe.times, recipe.measures && `Measures ${recipe.measures}`,
      recipe.language && `Language ${recipe.language}`,
      recipe.picture && `Picture ${recipe.picture}`]),
    `Ingredients\n${groups(recipe.ingredients, (line) => line)}`,
    recipe.method.length
      && `Method\n${groups(recipe.method, (line, index) => `${index + 1}. ${line}`)}`,
  ].filter(Boolean).join('\n\n') + '\n';
}
