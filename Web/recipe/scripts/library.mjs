/** The recipes of the house, which the page carries, and those of the reader. */
import { isData, readData } from './recipe-json.mjs';
import { readText, writeText } from './recipe-text.mjs';
import { remember, rememberedValue, whenChanged } from './storage.mjs';

const key = 'recipes';

/** Reads a recipe in whatever form it comes. */
export function readRecipe(text) {
  return isData(text) ? readData(text) : readText(text);
}

/** @param {{ id: string, text: string }[]} house */
export function library(house) {
  const houseRecipes = house.map(({ id, text }) => ({ id, text, recipe: readText(text) }));
  let own = readOwn();

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
    find: (id) => [...houseRecipes, ...own].find((entry) => entry.id === id),
    isOwn: (id) => own.some((entry) => entry.id === id),
    /** Adds a recipe, or replaces the one of that id. Throws at a text that isn't a recipe. */
    save(text, id = `own-${Date.now().toString(36)}`) {
      const plain = writeText(readRecipe(text));
      // Read again, so that what is shown is what will be found in the storage.
      const entry = { id, text: plain, recipe: readText(plain) };
      catchUp();
      const at = own.findIndex((mine) => mine.id === id);
      own = at < 0 ? [...own, entry] : own.with(at, entry);
      return { id, isKept: keep() };
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
