import { Languages, AmountLibrary } from './core.js';

export * from './load.js';

export const amount: AmountLibrary['amount'];
export const compare: AmountLibrary['compare'];
export const convert: AmountLibrary['convert'];
export const format: AmountLibrary['format'];
export const kits: AmountLibrary['kits'];
export const optionValues: AmountLibrary['optionValues'];
export const read: AmountLibrary['read'];
export const units: AmountLibrary['units'];
export const value: AmountLibrary['value'];
export const version: AmountLibrary['version'];
export const languages: Languages['languages'];
export const loadLanguage: Languages['loadLanguage'];
