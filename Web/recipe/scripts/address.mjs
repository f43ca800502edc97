/** The address's fragment holds the recipe and its scale, for sharing: built-in recipes by name, others by their
 *  packed text. */
import { isSame, one, readFactor, writeFactor } from './factor.mjs';

export function readAddress(hash) {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    recipe: parameters.get('recipe') ?? undefined,
    text: parameters.get('text') ?? undefined,
    factor: readFactor(parameters.get('scale')),
  };
}

/** @param {{ recipe: string } | { text: string }} what */
export function writeAddress({ recipe, text }, factor) {
  // A slash is legal in a fragment, and easier to read than %2F.
  const scale = isSame(factor, one) ? '' : `&scale=${writeFactor(factor)}`;
  return text === undefined ? `#recipe=${encodeURIComponent(recipe)}${scale}` : `#text=${text}${scale}`;
}
