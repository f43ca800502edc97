// The functions of the library, whose module lies beside this file.
import { load } from './core.js';

export { QuantityError, load } from './core.js';

const place = new URL('./quantities.wasm', import.meta.url);

// Node can't fetch files. The name isn't written in the call, so that bundlers for browsers don't look for it.
async function bytes() {
  const files = 'node:fs/promises';
  const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ files);
  return readFile(place);
}
const isInNode = place.protocol === 'file:' && globalThis.process?.versions?.node !== undefined;

export const {
  answer, compare, convert, explain, find, format, kits, notes, optionValues, read, scale,
  scaling, units, value, version,
} = await load(isInNode ? bytes() : fetch(place));
