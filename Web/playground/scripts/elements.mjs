/** Fills the page. Input becomes text, never markup. */
import { make } from 'recipe-page/elements.mjs';

export const byId = (id) => document.getElementById(id);

/** Replaces an element's children; hides it if there are none. */
export function fill(node, ...children) {
  node.replaceChildren(...children);
  node.hidden = children.length === 0;
}

/** Fills a section's table with rows, whose first cell is the heading; hides the section if there are none. */
export function fillTable(section, rows) {
  section.querySelector('tbody').replaceChildren(...rows.map(([head, ...cells]) => make(
    'tr', {}, make('th', { scope: 'row' }, head), ...cells.map((cell) => make('td', {}, cell)))));
  section.hidden = rows.length === 0;
}

/** Fills a list with terms and their descriptions. */
export function fillTerms(list, pairs) {
  fill(list, ...pairs.flatMap(([term, ...texts]) => [
    make('dt', {}, term), ...texts.map((text) => make('dd', {}, text))]));
}

/** Makes a button that enters a text. */
export function choice(text, choose) {
  const button = make('button', { type: 'button', className: 'chip' }, text);
  button.addEventListener('click', choose);
  return button;
}
