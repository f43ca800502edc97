/** What the page remembers. Storage may be switched off, full, or hold what others wrote. */

const prefix = 'recipe-page.';

export function remembered(key) {
  try {
    return localStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it was kept: it isn't where storage is full or switched off. */
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
    // What can't be remembered need not be forgotten.
  }
}

/** The value of a key as JSON, or nothing if it isn't. */
export function rememberedValue(key) {
  try {
    return JSON.parse(remembered(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Calls back when another tab changes a key, or clears the storage, which names no key. */
export function whenChanged(key, callback) {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === prefix + key) callback();
  });
}
