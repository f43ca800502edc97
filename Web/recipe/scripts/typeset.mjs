/** Divides text into pieces to print: typeset fractions, and no-break spaces in amounts. */
import { glyph, spellFractions } from './fractions.mjs';

const nbsp = '\u00a0';
/** Longer times get no timer: "keeps for 3 days". */
const longestTimer = 24 * 3600;

/** @typedef {{ kind: 'text', text: string } | { kind: 'amount', parts: Part[] }
 *    | { kind: 'time', parts: Part[], text: string, start: number, end: number,
 *        seconds: number, isRange: boolean }} Piece
 *  @typedef {{ text?: string, fraction?: string, isAbout?: boolean }} Part */

/** Divides a text at the amounts that `find` returned. @returns {Piece[]} */
export function typeset(text, found, secondsOf) {
  const pieces = [];
  let at = 0;
  let isAfterCount = false;
  const addText = (end) => {
    const between = boundSizes(text.slice(at, end));
    if (!between) return;
    pieces.push({ kind: 'text', text: isAfterCount ? between.replace(/^ /, nbsp) : between });
  };
  for (const { start, end, role, amount } of found) {
    // A package size isn't an amount to measure: 2 (14-ounce) cans.
    if (start < at || role === 'size') continue;
    const from = start > at && text[start - 1] === '~' ? start - 1 : start;
    addText(from);
    const words = text.slice(from, end);
    const seconds = secondsOf(amount);
    if (seconds === undefined) {
      pieces.push({ kind: 'amount', parts: numberParts(words) });
    } else if (seconds >= 1 && seconds <= longestTimer) {
      pieces.push({
        kind: 'time', parts: numberParts(words), text: words, start: from, end, seconds,
        isRange: 'lower' in amount,
      });
    } else {
      pieces.push({ kind: 'text', text: words });
    }
    isAfterCount = role === 'count';
    at = end;
  }
  addText(text.length);
  return pieces;
}

/** Prevents line breaks in "23 x 13 cm" and "180 °C", which are not amounts. */
function boundSizes(text) {
  return text.replace(/(\d) (?=(?:cm|mm|inch|inches)\b|[x×] ?\d|°)/g, `$1${nbsp}`)
    .replace(/(\u00a0[x×]) (?=\d)/g, `$1${nbsp}`);
}

const fractions = /(?:(\d+)[ \u00a0])?\b(\d+)[/⁄](\d+)/g;

/** An amount as parts: "~1 1/2 cups + 2 tbsp" gives "about", "1½", and a break opportunity before "+". */
function numberParts(words) {
  const parts = [];
  let text = words;
  if (text.startsWith('~')) {
    parts.push({ isAbout: true });
    text = text.slice(1);
  }
  text = spellFractions(text);
  let at = 0;
  const add = (end) => {
    // Lines may break only before "+" and around "to", "or" and "and".
    const part = text.slice(at, end).replace(/ (?!\+ |to |or |and )/g, nbsp)
      .replace(/(to|or|and)\u00a0/g, '$1 ');
    if (part) parts.push({ text: part });
  };
  for (const match of text.matchAll(fractions)) {
    const [all, whole, n, d] = match;
    add(match.index);
    if (whole) parts.push({ text: whole });
    const character = glyph(`${n}/${d}`);
    if (character) parts.push({ text: character });
    else parts.push({ fraction: `${n}/${d}` });
    at = match.index + all.length;
  }
  add(text.length);
  return joined(parts);
}

function joined(parts) {
  const result = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text && last?.text) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

/** Whether any piece is approximate. */
export function hasAbout(pieces) {
  return pieces.some((piece) => piece.parts?.some((part) => part.isAbout));
}
