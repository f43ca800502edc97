// Loads answers.wasm, without top-level await.
import { loader } from './open.js';

export * from './core.js';

export const load = loader(() => new URL('./answers.wasm', import.meta.url));
