import { Languages, RecipeLibrary, Source } from './core.js';

export * from './core.js';

/** Loads `recipes.wasm` from beside this file, or from another source. */
export function load(source?: Source | PromiseLike<Source>): Promise<Omit<RecipeLibrary, 'loadLanguage'> & Languages>;
