// The whole library: amounts, recipes, and questions, as the command `qty` answers them.
import { load } from './answers-load.js';

export * from './answers-load.js';

export const {
  amount, answer, compare, convert, explain, find, format, kits, languages, loadLanguage, notes, optionValues, read,
  scale, scaling, units, value, version,
} = await load();
