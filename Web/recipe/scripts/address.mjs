/** The address's fragment says which recipe is shown and at which scale, to be shared: a recipe of the house by its
 *  name, any other by its text, packed. */
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
  // A slash is legal in a fragment, and easier on the eye than %2F.
  const scale = isSame(factor, one) ? '' : `&scale=${writeFactor(factor)}`;
  return text === undefined ? `#recipe=${encodeURIComponent(recipe)}${scale}` : `#text=${text}${scale}`;
}
