// Amounts: reads, writes, converts and compares them.
import { open } from './open.js';

export { load, QuantityError } from './core.js';

export const {
  compare, convert, format, kits, languages, loadLanguage, optionValues, read, units, value, version,
} = await open(new URL('./core.wasm', import.meta.url));
