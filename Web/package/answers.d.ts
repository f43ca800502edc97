import { Languages, Library } from './core.js';

export * from './answers-load.js';

export const amount: Library['amount'];
export const answer: Library['answer'];
export const compare: Library['compare'];
export const convert: Library['convert'];
export const explain: Library['explain'];
export const find: Library['find'];
export const format: Library['format'];
export const kits: Library['kits'];
export const notes: Library['notes'];
export const optionValues: Library['optionValues'];
export const read: Library['read'];
export const scale: Library['scale'];
export const scaling: Library['scaling'];
export const units: Library['units'];
export const value: Library['value'];
export const version: Library['version'];
export const languages: Languages['languages'];
export const loadLanguage: Languages['loadLanguage'];
