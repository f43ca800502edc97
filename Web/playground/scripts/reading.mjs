/** How a text was read: its exact value, and what each amount in it does. */
import { make } from 'recipe-page/elements.mjs';

/** What an amount among words does, as people say it. */
const roles = {
  amount: 'how much', alternate: 'the same again', size: 'how large', portion: 'for each', count: 'how many',
  other: 'not scaled',
};

/** The facts of an amount or a range, as terms and texts. */
export function facts(reading) {
  if (!reading) return [];
  if (!reading.lower) return [['Exactly', ...value(reading)], ...unit(reading.unit)];
  const { lower, upper } = reading;
  return [['From', ...value(lower)], ['To', ...value(upper)], ...unit(lower.unit)];
}

function value({ number, numerator, denominator, unit: { name, plural }, isApproximate }) {
  const noun = numerator <= denominator && numerator > 0n ? name : plural;
  return [
    denominator === 1n ? `${numerator} ${noun}` : `${numerator}/${denominator} ${noun}`,
    ...(denominator === 1n ? [] : [`in decimals ${number}`]),
    ...(isApproximate ? ['the text says itself that it isn’t exact'] : []),
  ];
}

function unit({ name, symbol, kind }) {
  return [['Unit', `${name}${symbol && symbol !== name ? ` (${symbol})` : ''}`], ['Kind', kind]];
}

/** The text with its amounts marked, each with what it does. */
export function words(text, found) {
  const parts = [];
  let last = 0;
  for (const { start, end, role, noun } of found) {
    // The count of "28 oz can" isn't said; nothing is marked twice.
    if (start < last || end === start) continue;
    const says = role === 'count' && noun ? `${roles[role]} ${noun}` : roles[role];
    parts.push(
      text.slice(last, start),
      make('mark', { className: role }, text.slice(start, end), make('small', {}, ` ${says}`)));
    last = end;
  }
  return parts.length ? [...parts, text.slice(last)] : [];
}
