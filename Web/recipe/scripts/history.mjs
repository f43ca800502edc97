/** The entries of the browser's history: each has a recipe, to which Back returns. A browser may refuse to change them for
 *  a file, or when it is done too often. */

const attempt = (action) => {
  try {
    action();
  } catch {
    // The page works without them.
  }
};

/** @param {string} [address]  that of the entry, if it changes */
export const changeEntry = (id, address) => attempt(() => history.replaceState({ id }, '', address));

export const addEntry = (id, address) => attempt(() => history.pushState({ id }, '', address));

/** Calls back with the id of the recipe of the entry that was returned to, if it has one. */
export function whenReturned(callback) {
  addEventListener('popstate', (event) => callback(event.state?.id));
}
