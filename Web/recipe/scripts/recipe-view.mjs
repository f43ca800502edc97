/** The recipe on the page: its elements are made once, its lines follow the scale. */
import { make, print } from './elements.mjs';
import { hasAbout } from './typeset.mjs';

const mostMessages = 3;

function sayLeft(errors, hasAmounts) {
  if (!errors.length) {
    return hasAmounts ? ''
      : 'No amounts were found in the ingredients, so there is nothing to scale.';
  }
  const count = errors.length === 1 ? 'One line was' : `${errors.length} lines were`;
  const messages = [...new Set(errors.map(({ message }) => message))];
  const more = messages.length > mostMessages ? '; and so on' : '';
  return `${count} not scaled: ${messages.slice(0, mostMessages).join('; ')}${more}.`;
}

/** @param {(id: string) => HTMLElement} byId
 *  @param {{ onTick: (index: number, isTicked: boolean) => void,
 *            onTime: (name: string, piece: object) => void }} actions */
export function recipeView(byId, actions) {
  /** What is on the page, with the text that it shows now. */
  let lines = [];
  let yieldLines = [];

  function line(text, element, onTime) {
    const made = { text, element, onTime };
    lines.push(made);
    return element;
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
          make('label', {}, box, line(text, make('span', { className: 'line', dir: 'auto' }))));
      })),
    ]);
  }

  function method(groups) {
    return groups.flatMap(({ name, lines: texts }) => [
      ...heading(name),
      make('ol', { role: 'list' }, ...texts.map((text) => line(text, make('li', { dir: 'auto' }), actions.onTime))),
    ]);
  }

  const heading = (name) => (name ? [make('h3', { dir: 'auto' }, name)] : []);

  return {
    /** @param {Set<number>} ticked  indices of the ingredients that are ticked off */
    show(recipe, ticked) {
      lines = [];
      byId('title').textContent = recipe.title;
      byId('description').textContent = recipe.description;
      byId('description').hidden = !recipe.description;
      facts(recipe);
      byId('ingredient-lines').replaceChildren(...ingredients(recipe.ingredients, ticked));
      byId('method-lines').replaceChildren(...method(recipe.method));
      byId('method').hidden = !recipe.method.length;
    },

    untick() {
      for (const box of byId('ingredient-lines').querySelectorAll('input')) box.checked = false;
    },

    /** Shows each line as `write` writes it, says what could not be scaled, returns the yields. */
    update(write, { isAnew, isCooked }) {
      const errors = [];
      let isAbout = false;
      let hasAmounts = false;
      const renew = (item) => {
        const { text, pieces, exact, error } = write(item.text);
        if (error) errors.push(error);
        isAbout ||= hasAbout(pieces);
        hasAmounts ||= !item.onTime && pieces.some(({ kind }) => kind !== 'text');
        // What stays the same keeps its elements, and with them the focus.
        if (text === item.shown && exact === item.exact && !isAnew) return text;
        Object.assign(item, { shown: text, exact });
        const onTime = item.onTime && ((piece) => item.onTime(text, piece));
        item.element.replaceChildren(...print(pieces, onTime, exact));
        return text;
      };
      const yields = yieldLines.map(renew);
      // Of the ingredients alone: "Serves 4" scales, though there may be nothing to scale.
      hasAmounts = !isCooked;
      lines.forEach(renew);
      byId('legend').hidden = !isAbout;
      const left = sayLeft(errors, hasAmounts);
      byId('left').hidden = !left;
      // The same text again would be announced again, at each step.
      if (byId('left').textContent !== left) byId('left').textContent = left;
      return yields;
    },
  };
}
