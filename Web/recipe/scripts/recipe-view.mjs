/** The recipe on the page. Elements are made once; lines follow the scale. */
import { make, patch, print } from './elements.mjs';
import { directionOf } from './recipe.mjs';
import { hasAbout } from './typeset.mjs';

function sayLeft(count, hasAmounts) {
  if (!count) {
    return hasAmounts ? ''
      : 'No amounts were found in the ingredients, so there is nothing to scale.';
  }
  return count === 1 ? 'One line stays as it is, and is marked.' : `${count} lines stay as they are, and are marked.`;
}

function markLine(mark, error) {
  const text = error ? error.note ?? `as written: ${error.reason ?? error.message}` : '';
  mark.hidden = !text;
  if (mark.textContent !== text) mark.textContent = text;
}

/** @param {(id: string) => HTMLElement} byId
 *  @param {{ onTick: (index: number, isTicked: boolean) => void,
 *            onTime: (name: string, piece: object) => void }} actions
 *  @param {(element: Element, nodes: Node[]) => void} [put]  puts nodes into a line */
export function recipeView(byId, actions, put = patch) {
  /** The lines on the page, with their current text. */
  let lines = [];
  let yieldLines = [];

  /** The elements of a line: its text, and the reason if it wasn't scaled. */
  function line(text, element, onTime) {
    const mark = make('span', { className: 'mark', hidden: true });
    lines.push({ text, element, mark, onTime });
    return [element, mark];
  }

  function facts(recipe) {
    yieldLines = recipe.yields.map((text) => ({ text, element: make('li', { dir: 'auto' }) }));
    byId('yield').replaceChildren(...yieldLines.map(({ element }) => element));
    byId('times').replaceChildren(...recipe.times.map((text) => make('li', { dir: 'auto' }, text)));
    byId('yield').hidden = !recipe.yields.length;
    byId('times').hidden = !recipe.times.length;
  }

  function ingredients(groups, ticked) {
    let index = -1;
    return groups.flatMap(({ name, lines: texts }) => [
      ...heading(name),
      make('ul', { role: 'list' }, ...texts.map((text) => {
        index += 1;
        const at = index;
        const box = make('input', { type: 'checkbox', checked: ticked.has(at) });
        box.addEventListener('change', () => actions.onTick(at, box.checked));
        return make('li', {},
          make('label', {}, box, ...line(text, make('span', { className: 'line' }))));
      })),
    ]);
  }

  function method(groups) {
    return groups.flatMap(({ name, lines: texts }) => [
      ...heading(name),
      make('ol', { role: 'list' }, ...texts.map((text) =>
        make('li', {}, ...line(text, make('div'), actions.onTime)))),
    ]);
  }

  const heading = (name) => (name ? [make('h3', { dir: 'auto' }, name)] : []);

  return {
    /** @param {Set<number>} ticked  indices of the ticked ingredients */
    show(recipe, ticked) {
      lines = [];
      byId('title').textContent = recipe.title;
      for (const part of [byId('title-block'), byId('columns')]) part.dir = directionOf(recipe);
      byId('picture').hidden = !recipe.picture;
      if (recipe.picture) byId('picture').src = recipe.picture;
      byId('description').textContent = recipe.description;
      byId('description').hidden = !recipe.description;
      facts(recipe);
      byId('ingredient-lines').replaceChildren(...ingredients(recipe.ingredients, ticked));
      byId('method-lines').replaceChildren(...method(recipe.method));
      byId('method').hidden = !recipe.method.length;
    },

    /** The lines as written. */
    texts: () => [...yieldLines, ...lines].map(({ text }) => text),

    untick() {
      for (const box of byId('ingredient-lines').querySelectorAll('input')) box.checked = false;
    },

    /** Shows each line as written by `write`, and which could not be scaled. Returns the yields. */
    update(write, { isAnew, isCooked }) {
      let left = 0;
      let isAbout = false;
      let hasAmounts = false;
      const renew = (item) => {
        const { text, pieces, exact, error } = write(item.text);
        if (error) left += 1;
        if (item.mark) markLine(item.mark, error);
        isAbout ||= hasAbout(pieces);
        hasAmounts ||= !item.onTime && pieces.some(({ kind }) => kind !== 'text');
        // Unchanged lines keep their elements, and with them the focus.
        if (text === item.shown && exact === item.exact && !isAnew) return text;
        Object.assign(item, { shown: text, exact });
        const onTime = item.onTime && ((piece) => item.onTime(text, piece));
        put(item.element, print(pieces, onTime, exact));
        return text;
      };
      const yields = yieldLines.map(renew);
      // Only ingredients count: "Serves 4" always scales, even if nothing else does.
      hasAmounts = !isCooked;
      lines.forEach(renew);
      byId('legend').hidden = !isAbout;
      const said = sayLeft(left, hasAmounts);
      byId('left').hidden = !said;
      // Setting the same text would announce it again at each step.
      if (byId('left').textContent !== said) byId('left').textContent = said;
      return yields;
    },
  };
}
