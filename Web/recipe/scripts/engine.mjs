/** The library: a file beside the page, or embedded if the page can't fetch files. */

/** The argument for `load`: the embedded bytes, or the module, compiled while it arrives.
 *  @param {HTMLElement | null} element  the script element that embeds the library */
export function engine(element) {
  return element ? carriedBytes(element) : fetched(globalThis.library);
}

/** The bytes in a script element: gzip, encoded as base64. */
export async function carriedBytes(element) {
  const text = atob(element.textContent.trim());
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {Promise<Response>} library  the request that `hosted.js` started */
async function fetched(library) {
  const response = await library;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Browsers stream only responses of type application/wasm.
  return /^application\/wasm\b/i.test(response.headers.get('content-type') ?? '')
    ? WebAssembly.compileStreaming(response) : response.arrayBuffer();
}
