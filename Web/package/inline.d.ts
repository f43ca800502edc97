import { Library } from './core.js';

export * from './core.js';

/** Loads the library that this file contains. */
export function load(): Promise<Library>;
