// The whole library: amounts, recipes, and questions, as the command `qty` answers them.
import { open } from './open.js';

export { load, QuantityError } from './core.js';

export const {
  answer, compare, convert, explain, find, format, kits, languages, loadLanguage, notes, optionValues, read, scale,
  scaling, units, value, version,
} = await open(new URL('./answers.wasm', import.meta.url));
