/** The library: a file beside the page, or text that the page carries where it can fetch none. */

/** What `load` takes: the carried bytes, or else the module, compiled while it arrives.
 *  @param {HTMLElement | null} element  the script element that carries the library */
export function engine(element) {
  return element ? carriedBytes(element) : fetched(globalThis.library);
}

/** The bytes that a script element holds: compressed by gzip, then written in base64. */
export async function carriedBytes(element) {
  const text = atob(element.textContent.trim());
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {Promise<Response>} library  what `hosted.js` has asked for */
async function fetched(library) {
  const response = await library;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Browsers stream only what the host calls WebAssembly.
  return /^application\/wasm\b/i.test(response.headers.get('content-type') ?? '')
    ? WebAssembly.compileStreaming(response) : response.arrayBuffer();
}
