// Amounts, and the amounts in recipes: finds, scales and weighs them.
import { open } from './open.js';

export { load, QuantityError } from './core.js';

export const {
  compare, convert, find, format, kits, languages, loadLanguage, optionValues, read, scale, scaling, units, value,
  version,
} = await open(new URL('./recipes.wasm', import.meta.url));
