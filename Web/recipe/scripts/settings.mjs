/** The reader's measures: which kit, whether by weight or by volume, and in which language. */
import { kits, measures } from './cook.mjs';
import { remember, rememberedValue } from './storage.mjs';

const key = 'settings';

const known = (table, name) =>
  typeof name === 'string' && Object.hasOwn(table, name) ? name : 'written';

export function readSettings() {
  const stored = rememberedValue(key);
  return {
    kit: known(kits, stored?.kit), measure: known(measures, stored?.measure),
    language: typeof stored?.language === 'string' ? stored.language : '',
  };
}

export function keepSettings({ kit, measure, language }) {
  remember(key, JSON.stringify({ kit, measure, language }));
}

/** The indices of the ingredients that are ticked off. */
export function readTicked(id) {
  const stored = rememberedValue(`ticked.${id}`);
  return new Set(Array.isArray(stored) ? stored.filter(Number.isInteger) : []);
}

export function keepTicked(id, ticked) {
  remember(`ticked.${id}`, JSON.stringify([...ticked].sort((a, b) => a - b)));
}
