/** The scale factor, an exact fraction, and the usual steps. */
import { glyph, spellFractions } from './fractions.mjs';

const table = [
  ['1/6', 'one sixth'], ['1/4', 'a quarter'], ['1/3', 'a third'], ['1/2', 'one half'],
  ['2/3', 'two thirds'], ['3/4', 'three quarters'], ['1', 'once, as written'],
  ['5/4', 'one and a quarter times'], ['4/3', 'one and a third times'],
  ['3/2', 'one and a half times'], ['5/3', 'one and two thirds times'],
  ['7/4', 'one and three quarters times'], ['2', 'twice'],
  ['9/4', 'two and a quarter times'], ['5/2', 'two and a half times'], ['3', 'three times'],
  ['7/2', 'three and a half times'], ['4', 'four times'], ['9/2', 'four and a half times'],
  ['5', 'five times'], ['6', 'six times'], ['7', 'seven times'], ['8', 'eight times'],
  ['9', 'nine times'], ['10', 'ten times'],
];

const words = new Map(table);

/** The steps of the slider, from the smallest to the largest. */
export const steps = Object.freeze(table.map(([text]) => parts(text)));

export const one = steps.find(({ n, d }) => n === d);

function parts(text) {
  const [n, d = '1'] = text.split('/');
  return fraction(Number(n), Number(d));
}

/** A fraction in lowest terms. */
export function fraction(n, d) {
  let [a, b] = [n, d];
  while (b) [a, b] = [b, a % b];
  return Object.freeze({ n: n / a, d: d / a });
}

export function isSame(a, b) {
  return a.n * b.d === b.n * a.d;
}

/** The index of the nearest step by ratio: 5/6 is nearer to 3/4 than to 1. */
export function nearestStep(factor) {
  const distance = (step) => Math.abs(Math.log((step.n * factor.d) / (step.d * factor.n)));
  return steps.reduce((best, step, index) =>
    distance(step) < distance(steps[best]) ? index : best, 0);
}

/** The limits for servings and addresses, beyond the steps: 4 servings can become 100, or 1. */
export const lowest = fraction(1, 100);
export const highest = fraction(100, 1);

function clamp(factor) {
  if (factor.n * lowest.d < lowest.n * factor.d) return lowest;
  if (factor.n * highest.d > highest.n * factor.d) return highest;
  return factor;
}

/** Reads "3/2", "1 1/2", "1½" or "1.5", clamped to the limits. */
export function readFactor(text) {
  const plain = spellFractions(String(text ?? '')).trim();
  const ratio = /^(?:(\d{1,4})[ +])?(\d{1,4})\/(\d{1,4})$/.exec(plain);
  if (ratio) {
    const [whole, n, d] = [ratio[1] ?? '0', ratio[2], ratio[3]].map(Number);
    return d && (whole || n) ? clamp(fraction(whole * d + n, d)) : undefined;
  }
  const decimal = /^(\d{1,4})(?:\.(\d{1,4}))?$/.exec(plain);
  if (!decimal) return undefined;
  const d = 10 ** (decimal[2]?.length ?? 0);
  const n = Number(decimal[1]) * d + Number(decimal[2] ?? 0);
  return n ? clamp(fraction(n, d)) : undefined;
}

/** The factor that makes `wanted` servings of `given`, clamped to the limits. */
export function factorFor(wanted, given) {
  const isCount = (number) => Number.isInteger(number) && number > 0 && number <= 10_000;
  return isCount(wanted) && isCount(given) ? clamp(fraction(wanted, given)) : undefined;
}

/** For programs: "3/2", "2". */
export function writeFactor({ n, d }) {
  return d === 1 ? String(n) : `${n}/${d}`;
}

/** For display: "1½", "1 5/16". */
export function showFactor({ n, d }) {
  const whole = Math.floor(n / d);
  const rest = n % d;
  if (!rest) return String(whole);
  const character = glyph(`${rest}/${d}`);
  if (character) return `${whole || ''}${character}`;
  return `${whole ? `${whole} ` : ''}${rest}/${d}`;
}

/** In words: "one and a half times". */
export function sayFactor(factor) {
  return words.get(writeFactor(factor)) ?? `${showFactor(factor)} times`;
}
