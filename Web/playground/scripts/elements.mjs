/** What fills the page: whatever is typed becomes text, never markup. */
import { make } from 'recipe-page/elements.mjs';

export const byId = (id) => document.getElementById(id);

/** Shows children in place of those that there were, and hides what has none. */
export function fill(node, ...children) {
  node.replaceChildren(...children);
  node.hidden = children.length === 0;
}

/** Fills a section's table with rows, of which the first cell is the heading; without any, hides the section. */
export function fillTable(section, rows) {
  section.querySelector('tbody').replaceChildren(...rows.map(([head, ...cells]) => make(
    'tr', {}, make('th', { scope: 'row' }, head), ...cells.map((cell) => make('td', {}, cell)))));
  section.hidden = rows.length === 0;
}

/** Fills a list with terms, each with what there is to say of it. */
export function fillTerms(list, pairs) {
  fill(list, ...pairs.flatMap(([term, ...texts]) => [
    make('dt', {}, term), ...texts.map((text) => make('dd', {}, text))]));
}

/** Makes a button that chooses a text. */
export function choice(text, choose) {
  const button = make('button', { type: 'button', className: 'chip' }, text);
  button.addEventListener('click', choose);
  return button;
}
