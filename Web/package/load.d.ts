import { Languages, AmountLibrary, Source } from './core.js';

export * from './core.js';

/** Loads `core.wasm` from beside this file, or from another source. */
export function load(source?: Source | PromiseLike<Source>): Promise<Omit<AmountLibrary, 'loadLanguage'> & Languages>;
