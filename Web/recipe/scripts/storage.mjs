/** The page's storage, which may be disabled, full, or contain others' data. */

const prefix = 'recipe-page.';

export function remembered(key) {
  try {
    return localStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; returns false if storage is full or disabled. */
export function remember(key, text) {
  try {
    localStorage.setItem(prefix + key, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(key) {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The JSON value of a key, or nothing if it isn't valid JSON. */
export function rememberedValue(key) {
  try {
    return JSON.parse(remembered(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Calls back when another tab changes a key, or clears the storage (an event without a key). */
export function whenChanged(key, callback) {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === prefix + key) callback();
  });
}
