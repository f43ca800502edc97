// Loads core.wasm, without top-level await.
import { loader } from './open.js';

export * from './core.js';

export const load = loader(() => new URL('./core.wasm', import.meta.url));
