/** The field for the number of servings, which shows and sets the scale. */
import { factorFor, fraction, highest, showFactor } from './factor.mjs';

/** @param {{ part: HTMLElement, input: HTMLInputElement }} elements
 *  @param {(factor: object | undefined) => void} onChange  with `undefined` if the input isn't a valid number */
export function servingsField({ part, input }, onChange) {
  let given;
  input.addEventListener('change', () => onChange(factorFor(input.valueAsNumber, given)));
  return {
    /** @param {number | undefined} count  the servings of the unscaled recipe */
    show(count, factor) {
      given = count;
      part.hidden = !given;
      if (!given) return;
      input.max = String(given * highest.n);
      const servings = showFactor(fraction(given * factor.n, factor.d));
      // A number field can't hold "6⅔", so the placeholder shows it.
      input.value = /^\d+$/.test(servings) ? servings : '';
      input.placeholder = servings;
    },
  };
}
