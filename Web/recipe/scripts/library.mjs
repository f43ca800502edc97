/** The recipes of the house, which the page carries, and those of the reader. */
import { isCooklang, readCooklang } from './cooklang.mjs';
import { isData, readData } from './recipe-json.mjs';
import { readText, writeText } from './recipe-text.mjs';
import { remember, rememberedValue, whenChanged } from './storage.mjs';

const key = 'recipes';
/** The id of the recipe that came with the address, until it is kept. */
export const guestId = 'guest';

/** Reads a recipe in whatever form it comes; a file of exported ones has several. */
export function readRecipes(text) {
  if (isData(text)) return readData(text);
  return [isCooklang(text) ? readCooklang(text) : readText(text)];
}

/** @param {{ id: string, text: string }[]} house */
export function library(house) {
  const houseRecipes = house.map(({ id, text }) => ({ id, text, recipe: readText(text) }));
  let own = readOwn();
  let guest;

  function readOwn() {
    const values = rememberedValue(key);
    if (!Array.isArray(values)) return [];
    return values.flatMap((value) => {
      if (typeof value?.id !== 'string' || !/^own-[\w-]{1,60}$/.test(value.id)) return [];
      try {
        return [{ id: value.id, text: value.text, recipe: readText(value.text) }];
      } catch {
        return [];
      }
    });
  }

  const newId = (index) => `own-${(Date.now() + index).toString(36)}`;

  /** What another tab has saved meanwhile stays, and so does what could not be kept. */
  function catchUp() {
    const kept = readOwn();
    own = [...kept, ...own.filter((mine) => !kept.some((other) => other.id === mine.id))];
  }

  function keep() {
    return remember(key, JSON.stringify(own.map(({ id, text }) => ({ id, text }))));
  }

  return {
    house: () => houseRecipes,
    own: () => own,
    find: (id) => [...houseRecipes, ...own, ...(guest ? [guest] : [])].find((entry) => entry.id === id),
    isOwn: (id) => own.some((entry) => entry.id === id),
    /** Holds the recipe that came with the address, which isn't kept. Throws at a text that isn't a recipe. */
    welcome(text) {
      guest = { id: guestId, text, recipe: readText(text) };
    },
    /** Adds what a text has of recipes, or replaces the one of that id. Throws at a text that isn't a recipe. */
    save(text, id = undefined) {
      const entries = readRecipes(text).map((recipe, index) => {
        const plain = writeText(recipe);
        // Read again, so that what is shown is what will be found in the storage.
        return { id: index || !id ? newId(index) : id, text: plain, recipe: readText(plain) };
      });
      catchUp();
      for (const entry of entries) {
        const at = own.findIndex((mine) => mine.id === entry.id);
        own = at < 0 ? [...own, entry] : own.with(at, entry);
      }
      return { id: entries[0].id, count: entries.length, isKept: keep() };
    },
    remove(id) {
      catchUp();
      own = own.filter((entry) => entry.id !== id);
      keep();
    },
    /** Calls back when another tab has added, changed or removed one. */
    whenChanged(callback) {
      whenChanged(key, () => {
        own = readOwn();
        callback();
      });
    },
  };
}
