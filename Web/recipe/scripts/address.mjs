/** The address's fragment says which recipe is shown and at which scale, to be shared. */
import { isSame, one, readFactor, writeFactor } from './factor.mjs';

export function readAddress(hash) {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    recipe: parameters.get('recipe') ?? undefined,
    factor: readFactor(parameters.get('scale')),
  };
}

export function writeAddress(recipe, factor) {
  // A slash is legal in a fragment, and easier on the eye than %2F.
  const scale = isSame(factor, one) ? '' : `&scale=${writeFactor(factor)}`;
  return `#recipe=${encodeURIComponent(recipe)}${scale}`;
}
