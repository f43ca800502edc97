/** Menus for the library's options. */
import { make } from 'recipe-page/elements.mjs';

/** Labels of the menus; an option without one is labelled by its name. */
const labels = {
  kit: 'Kit', system: 'System', style: 'Numbers', unitStyle: 'Units', decimal: 'Decimal mark',
  precision: 'Digits at most', decimals: 'Decimal places', maxParts: 'Parts at most',
  smallest: 'Smallest unit of time', bound: 'Percent off at most', exact: 'Never approximate',
  number: 'Only the number',
};

/** Options without a menu: both weight and volume are always shown, and questions have no kitchen. */
const shownAnyway = new Set(['for', 'weigh', 'spoon']);

/** The values in a menu: whole percentages, and at most forty of any other option. */
const choices = (name, values) =>
  name === 'bound' ? values.filter((value) => /^(\d|10|15|20)\.0$/.test(value)) : values.slice(0, 40);

/** Adds menus to a container, and calls `changed` at each choice. */
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

/** The chosen options, as the library takes them. */
export function chosenOptions(menus) {
  const chosen = [...menus].map(([name, menu]) => [
    name, menu.type === 'checkbox' ? menu.checked : menu.value]);
  return Object.fromEntries(chosen.filter(([, value]) => value));
}

/** Chooses options by name, and returns those with an unknown name or value. */
export function chooseOptions(menus, options) {
  for (const menu of menus.values()) menu.type === 'checkbox' ? (menu.checked = false) : (menu.value = '');
  return options.filter(([name, value]) => {
    const menu = menus.get(name);
    if (menu?.type === 'checkbox') menu.checked = value === 'true';
    else if (menu) menu.value = value;
    return !menu || (menu.type === 'checkbox' ? !menu.checked : menu.value !== value);
  });
}
