/** The field with the number of servings, which shows what the scale makes of them, and sets it. */
import { factorFor, fraction, highest, showFactor } from './factor.mjs';

/** @param {{ part: HTMLElement, input: HTMLInputElement }} elements
 *  @param {(factor: object | undefined) => void} onChange  with nothing for what isn't a number of servings */
export function servingsField({ part, input }, onChange) {
  let given;
  input.addEventListener('change', () => onChange(factorFor(input.valueAsNumber, given)));
  return {
    /** @param {number | undefined} count  what the recipe serves as it is written */
    show(count, factor) {
      given = count;
      part.hidden = !given;
      if (!given) return;
      input.max = String(given * highest.n);
      const servings = showFactor(fraction(given * factor.n, factor.d));
      // A field for whole numbers can't hold "6⅔", and shows it where it would have a hint.
      input.value = /^\d+$/.test(servings) ? servings : '';
      input.placeholder = servings;
    },
  };
}
