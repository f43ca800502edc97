// Amounts, and the amounts in recipes: finds, scales and weighs them.
import { load } from './recipes-load.js';

export * from './recipes-load.js';

export const {
  amount, compare, convert, find, format, kits, languages, loadLanguage, optionValues, read, scale, scaling, units,
  value, version,
} = await load();
