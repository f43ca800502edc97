// Loads recipes.wasm, without top-level await.
import { loader } from './open.js';

export * from './core.js';

export const load = loader(() => new URL('./recipes.wasm', import.meta.url));
