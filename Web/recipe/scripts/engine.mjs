/** The library, which the page carries compressed, as text. */

/** The bytes that a script element holds: compressed by gzip, then written in base64. */
export async function carriedBytes(element) {
  const text = atob(element.textContent.trim());
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
