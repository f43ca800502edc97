// Amounts: reads, writes, converts and compares them.
import { load } from './load.js';

export * from './load.js';

export const {
  amount, compare, convert, format, kits, languages, loadLanguage, optionValues, read, units, value, version,
} = await load();
