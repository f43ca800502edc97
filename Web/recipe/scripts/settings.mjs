/** The reader's measures: which kit, and whether by weight or by volume. */
import { kits, measures } from './cook.mjs';
import { remember, rememberedValue } from './storage.mjs';

const key = 'settings';

const known = (table, name) =>
  typeof name === 'string' && Object.hasOwn(table, name) ? name : 'written';

export function readSettings() {
  const stored = rememberedValue(key);
  return { kit: known(kits, stored?.kit), measure: known(measures, stored?.measure) };
}

export function keepSettings({ kit, measure }) {
  remember(key, JSON.stringify({ kit, measure }));
}

/** The indices of the ingredients that are ticked off. */
export function readTicked(id) {
  const stored = rememberedValue(`ticked.${id}`);
  return new Set(Array.isArray(stored) ? stored.filter(Number.isInteger) : []);
}

export function keepTicked(id, ticked) {
  remember(`ticked.${id}`, JSON.stringify([...ticked].sort((a, b) => a - b)));
}
