/** How a text was read: its exact value, and the role of each amount. */
import { make } from 'recipe-page/elements.mjs';

/** Labels for the roles of amounts. */
const roles = {
  amount: 'how much', alternate: 'the same again', size: 'how large', portion: 'for each', count: 'how many',
  other: 'not scaled',
};

/** The properties of an amount or a range, as terms and texts. */
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

/** The text with its amounts marked and labelled with their roles. */
export function words(text, found) {
  const parts = [];
  let last = 0;
  for (const { start, end, role, noun } of found) {
    // The count of "28 oz can" is implicit, with an empty range; mark nothing twice.
    if (start < last || end === start) continue;
    const says = role === 'count' && noun ? `${roles[role]} ${noun}` : roles[role];
    parts.push(
      text.slice(last, start),
      make('mark', { className: role }, text.slice(start, end), make('small', {}, ` ${says}`)));
    last = end;
  }
  return parts.length ? [...parts, text.slice(last)] : [];
}
