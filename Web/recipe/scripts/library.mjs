/** The built-in recipes ("house") and the reader's own. */
import { isCooklang, readCooklang } from './cooklang.mjs';
import { isData, readData } from './recipe-json.mjs';
import { readText, writeText } from './recipe-text.mjs';
import { remember, rememberedValue, whenChanged } from './storage.mjs';

const key = 'recipes';
/** The id of the recipe in the address, until it is saved. */
export const guestId = 'guest';

/** Reads a recipe in any supported format, or all recipes of an exported file. */
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

  /** Merges recipes that another tab saved meanwhile with those that could not be stored. */
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
    /** Holds the recipe from the address without saving it. Throws if the text isn't a recipe. */
    welcome(text) {
      guest = { id: guestId, text, recipe: readText(text) };
    },
    /** Adds the recipes in a text, or replaces the one with that id. Throws if the text isn't a recipe. */
    save(text, id = undefined) {
      const entries = readRecipes(text).map((recipe, index) => {
        const plain = writeText(recipe);
        // Read the stored text again, to show the recipe exactly as after a reload.
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
    /** Calls back when another tab adds, changes or removes a recipe. */
    whenChanged(callback) {
      whenChanged(key, () => {
        own = readOwn();
        callback();
      });
    },
  };
}
