/** Cooks lines: scales them, converts them to the reader's measures, and finds their amounts. */
import { nearestStep, steps, writeFactor } from './factor.mjs';
import { hasAbout, typeset } from './typeset.mjs';

/** The reader's kitchens: as written, or with these units. */
export const kitchens = ['written', 'metric', 'us', 'us-weight', 'uk', 'australian'];

/** The options for the chosen language of amounts, or else for the recipe's language, if it is loaded. The decimal
 *  mark and system are always the recipe's. */
function spoken({ language, written = '', isComma = false, system }) {
  if (language) return { language, decimal: isComma ? 'comma' : 'point', system: system || 'us' };
  return { ...(written && { language: written }), ...(isComma && { decimal: 'comma' }) };
}

/** Unscaled lines, without the library; `found` has the pieces of some of them. */
export const uncooked = (found = {}) => ({
  line: (text) => ({
    text, pieces: Object.hasOwn(found, text) ? found[text] : [{ kind: 'text', text }],
  }),
  sayTime: (count) => {
    const [number, unit] = count % 60 ? [count, 'second'] : [count / 60, 'minute'];
    return `${number} ${unit}${number === 1 ? '' : 's'}`;
  },
});

/** Cache limit: enough for a recipe at all steps, in a kitchen or two. */
const mostKept = 10_000;
/** Units of amounts too small to weigh. */
const spoons = new Set(['teaspoon', 'tablespoon', 'dash', 'pinch', 'smidgen', 'drop']);

/** @param quantities  the library */
export function cook(quantities) {
  const seconds = new Map();
  const kept = new Map();
  const weighable = new Map();
  return { line, otherSteps, sayTime };

  /** Cooks a line; cached for each choice. */
  function line(written, choice) {
    const { factor, ...others } = choice;
    const key = `${writeFactor(factor)}|${Object.values(others).join('|')}|${written}`;
    let made = kept.get(key);
    if (!made) {
      made = cooked(written, choice);
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, made);
    }
    return made;
  }

  /** Tasks that cook lines at the other steps in advance, nearest first. */
  function* otherSteps(texts, choice) {
    const from = nearestStep(choice.factor);
    const nearest = [...steps.keys()].sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
    for (const at of nearest) {
      for (const text of texts) yield () => line(text, { ...choice, factor: steps[at] });
    }
  }

  /** `exact` is the line in the recipe's own measures, where the reader's are approximate.
   *  @returns {{ text: string, pieces: object[], exact?: string, error?: Error | { note: string } }} */
  function cooked(written, choice) {
    const { factor, kitchen, system, language } = choice;
    const reading = { ...(system && { system }), ...spoken(choice) };
    const isRecipes = kitchen === 'written';
    const isAsWritten = factor.n === factor.d && isRecipes && !language;
    try {
      const { text, error } = isAsWritten ? { text: written }
        : quantities.scaling(written, writeFactor(factor), {
          ...reading, ...(!isRecipes && { for: kitchen }), ...(language && { style: 'vulgar' }),
        });
      const found = quantities.find(text, reading);
      const pieces = typeset(text, found, secondsOf);
      const isOther = hasAbout(pieces) && !isRecipes;
      return {
        text,
        error: error ?? notConverted(kitchen, written, found, reading),
        pieces,
        exact: isOther
          ? quantities.scaling(written, writeFactor(factor), reading).text : undefined,
      };
    } catch (error) {
      // The line stays as written.
      return { ...uncooked().line(written), error };
    }
  }

  /** The error of a line that can't be weighed, because the density is unknown. */
  function notConverted(kitchen, written, found, reading) {
    if (kitchen !== 'us-weight' || !found.some(isMeasured)) return undefined;
    if (!weighable.has(written)) {
      const { text } = quantities.scaling(written, '1', { ...reading, weigh: true });
      weighable.set(written, !quantities.find(text, reading).some(isMeasured));
    }
    return weighable.get(written) ? undefined : { note: 'not weighed: what a cup of it weighs isn’t known' };
  }

  /** Seconds in words: "1 hour 30 minutes". */
  function sayTime(count) {
    return quantities.format(`${count} seconds`);
  }

  /** A time in seconds; of a range, the lower end, since food can be checked early. */
  function secondsOf(amount) {
    const { unit, numerator, denominator } = amount?.lower ?? amount ?? {};
    if (unit?.kind !== 'time') return undefined;
    if (!seconds.has(unit.name)) {
      seconds.set(unit.name, quantities.value(`1 ${unit.name}`, 'second'));
    }
    return Math.round((Number(numerator) / Number(denominator)) * seconds.get(unit.name));
  }
}

function isMeasured({ amount }) {
  const unit = (amount?.lower ?? amount)?.unit;
  return unit?.kind === 'volume' && !spoons.has(unit.name);
}
