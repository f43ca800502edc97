/** The lines of a text, without Markdown and without the clutter of recipe sites. */
import { isTime, timeLabel, yieldLabel } from './words.mjs';

/** Clutter between the parts of a recipe: buttons, switches, ratings, credits and rules. */
const furniture = new RegExp('^(?:' + [
  '(?:[½1-4]/?2?x\\s*)+', '(?:jump to|print|pin|save|share|rate|email)(?: (?:this )?(?:recipe|nutrition facts))?',
  'us customary(?:\\s*[-–|/]?\\s*metric)?', 'metric', 'units?:?', 'scale', 'cook mode.*', 'prevent your screen.*',
  'original recipe .*yields? .*', 'advertisement', '[-*_=—]{3,}',
  '(?:course|cuisine|category|author|keywords?)\\s*:.{0,60}', 'calories:?\\s*\\d.{0,30}',
  'submitted by .*', 'tested by .*', 'photos? (?:by|credit).*',
  'dotdash meredith.*', '[\\d,.]+ (?:reviews?|ratings?|photos?|comments?)', 'ratings?', '\\([\\d,.]+\\)', '[1-5]\\.\\d',
].join('|') + ')$', 'i');
const emphasis = /(\*\*|__)(?=\S)([^*_\n]+?)\1|(?<![\p{L}\d*_])([*_])(?=\S)([^*_\n]+?)\3(?![\p{L}\d*_])/gu;

/** "**2 cups** [flour](https://…)" as "2 cups flour". */
function unmarked(line) {
  return line.replace(/!\[([^\]\n]{0,200})\]\([^()\n]{0,2000}\)/g, '')
    .replace(/\[([^\]\n]{1,200})\]\([^()\n]{0,2000}\)/g, '$1')
    .replace(emphasis, (_, _mark, strong, _other, soft) => strong ?? soft)
    .replace(/^>\s?/, '').replace(/`/g, '');
}

/** Turns YAML front matter into lines of the recipe's opening. */
function frontMatter(lines) {
  if (lines[0] !== '---') return lines;
  const end = lines.indexOf('---', 1);
  if (end < 0 || end > 60) return lines;
  const said = lines.slice(1, end).flatMap((line) => {
    const [, key, value] = /^([\w ]{1,40}):\s*["']?(.+?)["']?$/.exec(line) ?? [];
    return key ? [[key.toLowerCase(), value]] : [];
  });
  const of = (...names) => said.find(([key]) => names.includes(key))?.[1];
  const title = of('title', 'name');
  const head = [
    of('servings', 'serves', 'yield') && `Servings: ${of('servings', 'serves', 'yield')}`,
    of('prep time', 'prep_time', 'time.prep') && `Prep time: ${of('prep time', 'prep_time', 'time.prep')}`,
    of('cook time', 'cook_time', 'time.cook') && `Cook time: ${of('cook time', 'cook_time', 'time.cook')}`,
    of('time', 'total time', 'duration') && `Total time: ${of('time', 'total time', 'duration')}`,
    of('description', 'introduction'),
  ].filter(Boolean);
  const rest = lines.slice(end + 1);
  const isTitled = rest.find(Boolean)?.startsWith('# ');
  if (!title || isTitled) {
    const at = rest.findIndex(Boolean) + 1;
    return [...rest.slice(0, at), ...head, ...rest.slice(at)];
  }
  return [title, ...head, '', ...rest];
}

/** @returns {string[]} */
export function linesOf(text) {
  const raw = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim());
  const lines = frontMatter(raw.slice(Math.max(0, raw.findIndex(Boolean))))
    .map(unmarked).map((line) => line.trim()).filter((line) => !furniture.test(line));
  return joined(lines);
}

/** "Servings8 slices", from a copied table. */
const gluedLabel = /^(servings|yields?|serves|makes)(\d.{0,40})$/i;

/** Joins a label with its value on the next line: "Prep Time", "10 minutes". */
function joined(lines) {
  const result = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const isValue = line.length > 40 ? undefined
      : timeLabel(line) ? isTime
        : yieldLabel.test(line) ? (value) => /^(?:about |~)?\d(?!\d?[.)]\s)/.test(value) : undefined;
    const next = isValue ? lines.findIndex((other, index) => index > at && index <= at + 2 && other) : -1;
    if (next > at && lines[next].length <= 40 && isValue(lines[next])) {
      result.push(`${line.replace(/:$/, '')}: ${lines[next]}`);
      at = next;
    } else result.push(line.replace(gluedLabel, '$1: $2'));
  }
  return result;
}
