/** Packs a recipe's text for an address: compressed, then encoded as URL-safe base64. */
import { RecipeError, longestText } from './recipe.mjs';

async function through(stream, bytes, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    length += part.value.length;
    // A few letters can expand to gigabytes.
    if (length > most) {
      await reader.cancel();
      throw new RecipeError(`Expected an address with a recipe of at most ${longestText} characters, found a longer one.`);
    }
  }
  return new Blob(chunks);
}

/** @returns {Promise<string>} */
export async function packed(text) {
  const blob = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacks a text. Throws a RecipeError if the letters are invalid. */
export async function unpacked(letters) {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0));
    const blob = await through(new DecompressionStream('deflate-raw'), bytes, 4 * longestText);
    return new TextDecoder('utf-8', { fatal: true }).decode(await blob.arrayBuffer());
  } catch (error) {
    if (error instanceof RecipeError) throw error;
    throw new RecipeError('Expected an address with a whole recipe, found one that is cut off or changed.');
  }
}
