/** The reader's kitchen, and the language of amounts. */
import { kitchens } from './cook.mjs';
import { remember, rememberedValue } from './storage.mjs';

const key = 'settings';

export function readSettings() {
  const stored = rememberedValue(key);
  return {
    kitchen: kitchens.includes(stored?.kitchen) ? stored.kitchen : 'written',
    language: typeof stored?.language === 'string' ? stored.language : '',
  };
}

export function keepSettings({ kitchen, language }) {
  remember(key, JSON.stringify({ kitchen, language }));
}

/** The indices of the ticked ingredients. */
export function readTicked(id) {
  const stored = rememberedValue(`ticked.${id}`);
  return new Set(Array.isArray(stored) ? stored.filter(Number.isInteger) : []);
}

export function keepTicked(id, ticked) {
  remember(`ticked.${id}`, JSON.stringify([...ticked].sort((a, b) => a - b)));
}
