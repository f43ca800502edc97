/** Entries of the browser's history, each with the id of a recipe. A browser may refuse changes for a file, or if they
 *  are too frequent. */

const attempt = (action) => {
  try {
    action();
  } catch {
    // The page works without history.
  }
};

/** @param {string} [address]  the entry's new address */
export const changeEntry = (id, address) => attempt(() => history.replaceState({ id }, '', address));

export const addEntry = (id, address) => attempt(() => history.pushState({ id }, '', address));

/** Calls back with the recipe's id, if any, when the reader returns to an entry. */
export function whenReturned(callback) {
  addEventListener('popstate', (event) => callback(event.state?.id));
}
