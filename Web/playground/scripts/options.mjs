/** The options of the library, as menus. */
import { make } from 'recipe-page/elements.mjs';

/** What stands beside each menu; an option that isn't here goes by its own name. */
const labels = {
  kit: 'Kit', system: 'System', style: 'Numbers', unitStyle: 'Units', decimal: 'Decimal mark',
  precision: 'Digits at most', decimals: 'Decimal places', maxParts: 'Parts at most',
  smallest: 'Smallest unit of time', bound: 'Percent off at most', exact: 'Never approximate',
  number: 'Only the number',
};

/** Recipes are shown by weight and by volume anyway, and questions have no kitchen. */
const shownAnyway = new Set(['for', 'weigh', 'spoon']);

/** What a menu has of the values: percentages by whole ones, and no more than anyone looks through. */
const choices = (name, values) =>
  name === 'bound' ? values.filter((value) => /^(\d|10|15|20)\.0$/.test(value)) : values.slice(0, 40);

/** Makes menus in a container, and calls `changed` when something is chosen. */
export function makeMenus(quantities, container, changed) {
  const menus = new Map();
  for (const name of quantities.optionValues()) {
    if (shownAnyway.has(name)) continue;
    const values = quantities.optionValues(name);
    const id = `option-${name}`;
    const menu = values.length ? make('select', { id }) : make('input', { id, type: 'checkbox' });
    menu.append(...(values.length ? ['', ...choices(name, values)] : []).map(
      (value) => make('option', { value }, value ? value : 'usual')));
    menu.addEventListener('change', changed);
    menus.set(name, menu);
    const label = make('label', { className: 'label', htmlFor: id }, labels[name] ?? name);
    const field = values.length ? make('span', { className: 'pick' }, menu) : menu;
    container.append(make('p', { className: 'choice' }, label, field));
  }
  return menus;
}

/** The options that are chosen, as the module takes them. */
export function chosenOptions(menus) {
  const chosen = [...menus].map(([name, menu]) => [
    name, menu.type === 'checkbox' ? menu.checked : menu.value]);
  return Object.fromEntries(chosen.filter(([, value]) => value));
}

/** Chooses options by their names, and returns those that there aren't. */
export function chooseOptions(menus, options) {
  for (const menu of menus.values()) menu.type === 'checkbox' ? (menu.checked = false) : (menu.value = '');
  return options.filter(([name, value]) => {
    const menu = menus.get(name);
    if (menu?.type === 'checkbox') menu.checked = value === 'true';
    else if (menu) menu.value = value;
    return !menu || (menu.type === 'checkbox' ? !menu.checked : menu.value !== value);
  });
}
