/** What the library makes of a line: scaled, in the reader's measures, with its amounts found. */
import { writeFactor } from './factor.mjs';
import { hasAbout, typeset } from './typeset.mjs';

/** The kitchens of the reader: as written, or whose units all is given in. */
export const kitchens = ['written', 'metric', 'us', 'us-weight', 'uk', 'australian'];

/** The options for a language in which amounts are said; '' is that of the recipe. Whatever the language, the
 *  recipe has its own decimal point and system. */
const spoken = (language, system) =>
  (language ? { language, decimal: 'point', system: system || 'us' } : {});

/** Lines as they are written, without the library. */
export const uncooked = { line: (text) => ({ text, pieces: [{ kind: 'text', text }] }) };

/** @param quantities the functions of the library */
export function cook(quantities) {
  const seconds = new Map();
  return { line, sayTime };

  /** `exact` is the line in the recipe's own measures, where the reader's are approximate.
   *  @returns {{ text: string, pieces: object[], exact?: string, error?: Error }} */
  function line(written, { factor, kitchen, system, language }) {
    const reading = { ...(system && { system }), ...spoken(language, system) };
    const isRecipes = kitchen === 'written';
    const isAsWritten = factor.n === factor.d && isRecipes && !language;
    try {
      const { text, error } = isAsWritten ? { text: written }
        : quantities.scaling(written, writeFactor(factor), {
          ...reading, ...(!isRecipes && { for: kitchen }), ...(language && { style: 'vulgar' }),
        });
      const pieces = typeset(text, quantities.find(text, reading), secondsOf);
      const isOther = hasAbout(pieces) && !isRecipes;
      return {
        text,
        error: error ?? undefined,
        pieces,
        exact: isOther
          ? quantities.scaling(written, writeFactor(factor), reading).text : undefined,
      };
    } catch (error) {
      // The line stays readable, whatever becomes of its amounts.
      return { ...uncooked.line(written), error };
    }
  }

  /** Seconds in words: "1 hour 30 minutes". */
  function sayTime(count) {
    return quantities.format(`${count} seconds`);
  }

  /** Of a range, the seconds of its lower end: what is done early can be looked at. */
  function secondsOf(amount) {
    const { unit, numerator, denominator } = amount?.lower ?? amount ?? {};
    if (unit?.kind !== 'time') return undefined;
    if (!seconds.has(unit.name)) {
      seconds.set(unit.name, quantities.value(`1 ${unit.name}`, 'second'));
    }
    return Math.round((Number(numerator) / Number(denominator)) * seconds.get(unit.name));
  }
}
