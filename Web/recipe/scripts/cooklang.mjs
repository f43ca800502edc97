/** Recipes in Cooklang, which marks ingredients in the steps: "Whisk @flour{2%cups} for ~{5%minutes}." */
import { RecipeError, addLine, checked, emptyRecipe, longestText, sayYield, tooLong, withoutEmpty } from './recipe.mjs';
import { timeOf } from './words.mjs';

const marked = /(?<![\p{L}\p{N}])@[^@#~{}\n]{1,80}\{[^{}\n]{0,80}\}/u;
/** An ingredient, a pan or a time; the braces are optional after a single word. */
const mention = /(?<![\p{L}\p{N}])([@#~])([&?+-]{0,2})(?:([^@#~{}\n]{0,80})\{([^{}\n]{0,80})\}(?:\(([^()\n]{0,200})\))?|([\p{L}\p{N}_]+))/gu;

export function isCooklang(text) {
  return text.length <= longestText && marked.test(text);
}

/** Reads a recipe in Cooklang. @returns {import('./recipe.mjs').Recipe} */
export function readCooklang(text) {
  if (text.length > longestText) throw tooLong(text.length);
  const recipe = emptyRecipe();
  recipe.title = 'Recipe';
  const ingredients = [{ name: '', lines: [] }];
  const steps = [];
  const say = mentions(ingredients);
  let isContinued = false;
  for (const line of body(text, recipe)) {
    const section = /^=+\s*(.*?)\s*=*$/.exec(line)?.[1];
    if (section !== undefined) {
      steps.push({ name: section, lines: [] });
      ingredients.push({ name: section, lines: [] });
      isContinued = false;
    } else if (!line) {
      isContinued = false;
    } else {
      const said = line.replace(/^>\s*/, '').replace(mention, say);
      if (isContinued) steps.at(-1).lines.push(`${steps.at(-1).lines.pop()} ${said}`);
      else addLine(steps, said);
      isContinued = true;
    }
  }
  recipe.ingredients = withoutEmpty(ingredients);
  recipe.method = withoutEmpty(steps);
  if (!recipe.ingredients.length) {
    throw new RecipeError('Expected ingredients such as “@flour{2%cups}”, found none.');
  }
  return checked(recipe);
}

/** The text without comments such as "[- later -]". A regular expression would be quadratic in unclosed comments. */
function withoutBlocks(text) {
  const parts = [];
  let at = 0;
  for (let start = text.indexOf('[-'); start >= 0; start = text.indexOf('[-', at)) {
    const end = text.indexOf('-]', start + 2);
    if (end < 0) break;
    parts.push(text.slice(at, start));
    at = end + 2;
  }
  return parts.join('') + text.slice(at);
}

/** The lines of the steps; metadata goes into the recipe. */
function body(text, recipe) {
  const lines = withoutBlocks(text.replace(/^\ufeff/, '')).split(/\r\n|[\n\r]/)
    .map((line) => line.replace(/(?<!-)--(?!-).*$/, '').replace(/\s+/g, ' ').trim());
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  for (const line of lines.slice(1, Math.max(end, 1))) takeValue(line, recipe);
  return lines.slice(end + 1).filter((line) => {
    const [, value] = /^>>\s*(.+)$/.exec(line) ?? [];
    if (value) takeValue(value, recipe);
    return !value && !/^-{3,}$/.test(line);
  });
}

function takeValue(line, recipe) {
  const [, name, value] = /^([\w. ]{1,40}):\s*["']?(.+?)["']?$/.exec(line) ?? [];
  if (!name) return;
  const key = name.toLowerCase().replace(/^time[._]/, '');
  if (key === 'title') recipe.title = value.slice(0, 300);
  else if (key === 'description' || key === 'introduction') recipe.description = value;
  else if (['servings', 'serves', 'yield'].includes(key)) recipe.yields.push(sayYield(value));
  else if (['time', 'duration', 'total time'].includes(key)) recipe.times.push(`Total ${value}`);
  else {
    const time = timeOf(`${key}: ${value}`);
    if (time) recipe.times.push(time);
  }
}

/** The text of a mention in a step; adds an ingredient to its section's list. */
function mentions(ingredients) {
  return (_, kind, _marks, name = '', amount = '', preparation = '', word = '') => {
    const [count = '', unit = ''] = amount.replace(/^=/, '').split('%').map((part) => part.trim());
    const said = [count, unit].filter(Boolean).join(' ');
    if (kind === '~') return said || word || name;
    const noun = (word || name).trim();
    // "../sauces/tomato" refers to another recipe.
    const plain = noun.replace(/^.*\//, '');
    if (kind === '@') {
      const line = [said, plain].filter(Boolean).join(' ');
      ingredients.at(-1).lines.push(preparation ? `${line}, ${preparation}` : line);
    }
    return plain;
  };
}
