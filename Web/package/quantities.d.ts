import { Library } from './core.js';

export * from './core.js';

export const compare: Library['compare'];
export const convert: Library['convert'];
export const format: Library['format'];
export const kits: Library['kits'];
export const optionValues: Library['optionValues'];
export const read: Library['read'];
export const units: Library['units'];
export const value: Library['value'];
export const version: Library['version'];

/** Lists the tags of the available languages. */
export function languages(): Promise<string[]>;
/** Loads a language, and returns its tag for the option `language`: for `de-DE`, `de`. */
export function loadLanguage(tag: string): Promise<string>;
