/** The menu of recipes: built-in, the reader's own, and the one from the address. */
import { make } from './elements.mjs';
import { guestId } from './library.mjs';

/** @param {HTMLSelectElement} menu
 *  @param recipes  the library
 *  @param {string} id  the id of the recipe shown */
export function fillMenu(menu, recipes, id) {
  const groups = [
    ['House recipes', recipes.house()],
    ['Yours', recipes.own()],
    ['From the address', id === guestId ? [recipes.find(guestId)] : []],
  ];
  menu.replaceChildren(...groups.filter(([, entries]) => entries.length).map(([label, entries]) =>
    make('optgroup', { label }, ...entries.map((entry) => make('option', { value: entry.id }, entry.recipe.title)))));
  menu.value = id;
}
