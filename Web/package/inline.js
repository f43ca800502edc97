// The whole library in one file: Web/assemble.mjs inserts core.js and answers.wasm.
import { Amount, load as loadModule, nearestTag, QuantityError } from './core.js';

export { Amount, nearestTag, QuantityError };

/** The module: gzip, encoded as base64. */
const data = '{{MODULE}}';

export async function load() {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return loadModule(await new Response(stream).arrayBuffer());
}
