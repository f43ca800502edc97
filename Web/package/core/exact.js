// Exact numbers: fractions of BigInts.
import { QuantityError, typeName } from './error.js';

/** Integers, decimals, fractions and mixed numbers, in ASCII. */
const decimal = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,3}))?$/i;
const mixed = /^([+-]?)(?:(\d+) +)?(\d+)\/(\d+)$/;

/** Reads a number, a BigInt or a text such as '1.5', '2/3' or '1 1/2' as numerator and denominator. */
export function fraction(value) {
  const text = numberText(value);
  if (text.length > 1000) throw mistake('too-large', 'a number of more than 1000 characters', '', text);
  let match = decimal.exec(text);
  if (match) {
    const [, sign, digits, exponent = '0'] = match;
    const [whole, decimals = ''] = digits.split('.');
    const scale = Number(exponent) - decimals.length;
    const count = BigInt(`${whole}${decimals}`);
    return lowest(
      (sign === '-' ? -count : count) * 10n ** BigInt(Math.max(scale, 0)), 10n ** BigInt(Math.max(-scale, 0)));
  }
  match = mixed.exec(text);
  if (!match) throw mistake('expected-number', `'${text}' is not a number`, 'write 3, 1.5, 2/3 or 1 1/2', text);
  const [, sign, whole = '0', over, under] = match;
  const denominator = BigInt(under);
  if (denominator === 0n) throw mistake('division-by-zero', `'${text}' divides by zero`, '', text);
  const count = BigInt(whole) * denominator + BigInt(over);
  return lowest(sign === '-' ? -count : count, denominator);
}

function mistake(code, reason, hint, text) {
  return new QuantityError(reason, { code, hint, text, end: text.length });
}

/** Reduces a fraction to lowest terms with a positive denominator. */
export function lowest(numerator, denominator) {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  // A remainder has the sign of the numerator.
  if ((a < 0n) !== (denominator < 0n)) a = -a;
  return [numerator / a, denominator / a];
}

/** Rounds a fraction to the nearest integer, ties to even. */
export function rounded(numerator, denominator) {
  const size = numerator < 0n ? -numerator : numerator;
  let whole = size / denominator;
  const twice = 2n * (size % denominator);
  if (twice > denominator || twice === denominator && whole % 2n === 1n) whole += 1n;
  return numerator < 0n ? -whole : whole;
}

/** The number nearest to a fraction. */
export function nearest(numerator, denominator) {
  const size = numerator < 0n ? -numerator : numerator;
  const digits = (value) => value.toString(16).length;
  // At least 60 bits of the quotient, unless they would be beyond the smallest number.
  const shift = Math.min(4 * (digits(denominator) - digits(size) + 16), 1076);
  const [over, under] = shift < 0 ? [size, denominator << BigInt(-shift)] : [size << BigInt(shift), denominator];
  // The last bit tells that there is a remainder, so that the only rounding is that of the conversion.
  const bits = over / under | (over % under === 0n ? 0n : 1n);
  const [half, rest] = [Math.trunc(shift / 2), shift - Math.trunc(shift / 2)];
  const result = Number(bits) / 2 ** half / 2 ** rest;
  return numerator < 0n ? -result : result;
}

/** Writes a number, a BigInt or a text as a text. */
export function numberText(value) {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return simplest(value);
  if (typeof value === 'bigint') return String(value);
  throw new TypeError(`expected a number or a string, found ${typeName(value)}`);
}

/** Writes a number as the fraction with the smallest denominator that rounds to it: the number 1 / 3 as "1/3". */
function simplest(number) {
  const size = Math.abs(number);
  // An integer, not a number, or beyond the library's precision.
  if (Number.isInteger(number) || !(size > 2 ** -60 && size < 2 ** 60)) return String(number);
  let over = 1;
  while (!Number.isInteger(size * over)) over *= 2;
  let [a, b] = [BigInt(size * over), BigInt(over)];
  // Try the convergents of the continued fraction.
  let [p0, q0, p1, q1] = [0n, 1n, 1n, 0n];
  const reaches = (part) => Number(p1 * part + p0) / Number(q1 * part + q0) === size;
  for (;;) {
    const part = a / b;
    if (reaches(part)) {
      let [least, most] = [0n, part];
      while (most - least > 1n) {
        const middle = (least + most) / 2n;
        if (reaches(middle)) most = middle; else least = middle;
      }
      return `${number < 0 ? '-' : ''}${p1 * most + p0}/${q1 * most + q0}`;
    }
    [p0, q0, p1, q1] = [p1, q1, p1 * part + p0, q1 * part + q0];
    [a, b] = [b, a - part * b];
  }
}
