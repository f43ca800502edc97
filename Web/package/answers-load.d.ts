import { Languages, Library, Source } from './core.js';

export * from './core.js';

/** Loads `answers.wasm` from beside this file, or from another source. */
export function load(source?: Source | PromiseLike<Source>): Promise<Omit<Library, 'loadLanguage'> & Languages>;
