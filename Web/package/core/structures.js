// Structures of quantities.h in the module's memory.
import { lowest } from './exact.js';

const kinds = ['number', 'time', 'volume', 'mass'];
const roles = ['other', 'amount', 'alternate', 'size', 'portion', 'count'];

// Sizes of structures.
export const errorSize = 56;
const unitSize = 168;
const nameSize = 48;
export const amountSize = 200;
export const foundSize = 440;

export const encoder = new TextEncoder();
export const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Converts UTF-8 offsets to string indices, in one pass. */
export function utf16(text, places) {
  const wanted = [...new Set(places)].sort((left, right) => left - right);
  const indices = new Map();
  let [index, place] = [0, 0];
  for (const next of wanted) {
    while (place < next && index < text.length) {
      const code = text.codePointAt(index);
      place += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      index += code < 0x10000 ? 1 : 2;
    }
    indices.set(next, index);
  }
  return indices;
}

/** Reads a zero-terminated name. */
export function readName(library, address) {
  const name = library.read(address, nameSize);
  return name.slice(0, name.indexOf('\0'));
}

/** Reads the units and their sizes in ticks, by their names. */
export function readUnits(library) {
  return library.call(
    'qty_units', [], (_, address, room) => [address, Math.floor(room / unitSize)],
    (count, view, address) => {
      const [units, sizes] = [new Map(), new Map()];
      for (let start = address; start < address + count * unitSize; start += unitSize) {
        const [name, plural, symbol] =
          [0, 1, 2].map((place) => readName(library, start + 24 + place * nameSize));
        units.set(name, Object.freeze({ name, plural, symbol, kind: kinds[view.getInt32(start + 16, true)] }));
        sizes.set(name, readWide(view, start));
      }
      return [units, sizes];
    },
    (count) => count * unitSize);
}

/** Reads a 128-bit number. */
function readWide(view, address) {
  return view.getBigInt64(address + 8, true) << 64n | view.getBigUint64(address, true);
}

function writeWide(view, address, value) {
  view.setBigUint64(address, BigInt.asUintN(64, value), true);
  view.setBigInt64(address + 8, BigInt.asIntN(64, value >> 64n), true);
}

function writeName(view, address, name) {
  const bytes = new Uint8Array(view.buffer, address, nameSize).fill(0);
  encoder.encodeInto(name, bytes);
}

/** Writes an amount for qty_format_amount, which reads its ticks, flags, kind and the name of its unit. */
export function writeAmount(view, address, { ticks, size, flags, unit }) {
  writeWide(view, address, ticks);
  view.setInt32(address + 24, flags, true);
  writeWide(view, address + 32, size);
  view.setInt32(address + 48, kinds.indexOf(unit?.kind ?? 'number'), true);
  writeName(view, address + 56, unit?.name ?? '');
}

export function readAmount(view, address, amounts) {
  const [ticks, size] = [readWide(view, address), readWide(view, address + 32)];
  const name = decoder.decode(new Uint8Array(view.buffer, address + 56, nameSize));
  return amounts.make(
    ...lowest(ticks, size), amounts.named(name.slice(0, name.indexOf('\0'))),
    view.getInt32(address + 24, true) !== 0, view.getFloat64(address + 16, true));
}

export function readEnds(view, lowerAddress, upperAddress, amounts) {
  const lower = readAmount(view, lowerAddress, amounts);
  if (isSame(view, lowerAddress, upperAddress)) return lower;
  const upper = readAmount(view, upperAddress, amounts);
  return Object.freeze({ lower, upper });
}

function isSame(view, left, right) {
  for (let place = 0; place < amountSize; place += 8) {
    if (view.getBigInt64(left + place, true) !== view.getBigInt64(right + place, true)) return false;
  }
  return true;
}

export function readFound(text, count, view, address, amounts, rules) {
  const places = [];
  for (let index = 0; index < count * foundSize; index += foundSize) {
    for (let part = 0; part < 32; part += 8) {
      places.push(Number(view.getBigUint64(address + index + part, true)));
    }
  }
  const indices = utf16(text, places);
  return Array.from({ length: count }, (_, index) => {
    const from = address + index * foundSize;
    const [start, end, noun, nounEnd] =
      places.slice(index * 4, index * 4 + 4).map((place) => indices.get(place));
    return Object.freeze({
      amount: readEnds(view, from + 40, from + 240, amounts),
      role: roles[view.getInt32(from + 32, true)] ?? 'other',
      rule: rules[view.getInt32(from + 36, true)],
      start, end,
      noun: noun < nounEnd ? text.slice(noun, nounEnd) : null,
    });
  });
}
