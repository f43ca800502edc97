import { Languages, RecipeLibrary } from './core.js';

export * from './recipes-load.js';

export const amount: RecipeLibrary['amount'];
export const compare: RecipeLibrary['compare'];
export const convert: RecipeLibrary['convert'];
export const find: RecipeLibrary['find'];
export const format: RecipeLibrary['format'];
export const kits: RecipeLibrary['kits'];
export const optionValues: RecipeLibrary['optionValues'];
export const read: RecipeLibrary['read'];
export const scale: RecipeLibrary['scale'];
export const scaling: RecipeLibrary['scaling'];
export const units: RecipeLibrary['units'];
export const value: RecipeLibrary['value'];
export const version: RecipeLibrary['version'];
export const languages: Languages['languages'];
export const loadLanguage: Languages['loadLanguage'];
