import { QuantityError, typeName } from './error.js';
import { rest } from './library.js';
import { camel, kebab, named } from './names.js';

/** Names of options as in Intl. */
const aliases = new Map([
  ['locale', 'language'], ['unitDisplay', 'unit-style'], ['maximumSignificantDigits', 'precision'],
]);

/** Makes a function that converts options, such as `{ kit: 'metric', exact: true }`, to bits. */
export function optionBits(library, names) {
  const known = new Map([['', 0n]]);

  return (options) => {
    if (options === undefined || options === null) return 0n;
    if (typeof options !== 'object' || Symbol.iterator in options) {
      throw new TypeError(`expected an object of options, found ${typeName(options)}`);
    }
    const words = new Map();
    // Include inherited options, as access by name would.
    for (const name in options) words.set(name, word(name, options[name]));
    const text = [...words.values()].filter((word) => word !== '').join(' ');
    let found = known.get(text);
    if (found === undefined) {
      found = read(text, words);
      if (known.size === 256) known.clear();
      known.set(text, found);
    }
    return found;
  };

  function word(name, value) {
    if (value === undefined || value === null) return '';
    const key = aliases.get(name) ?? kebab(name);
    if (!names.has(key)) {
      throw mistake(`there is no option '${name}'`, `choose one of ${[...names].map(camel).join(', ')}`);
    }
    if (value === true) return key;
    if (value === false) {
      // An option that needs a value is refused with false, as with true.
      read(key, new Map([[name, key]]));
      return '';
    }
    if (!['string', 'number', 'bigint'].includes(typeof value)) {
      throw new TypeError(`${name}: expected a string, a number or true, found ${typeName(value)}`);
    }
    if (/\s/.test(value)) throw mistake(`'${value}' isn't a value of '${name}'`);
    return `${key}=${value}`;
  }

  function mistake(reason, hint) { return new QuantityError(reason, { code: 'invalid-option', hint }); }

  function read(text, words) {
    try {
      return library.call(
        'qty_read_options', [text], rest(library.scratch),
        (_, view) => view.getBigUint64(library.scratch, true));
    } catch (error) {
      const [, tag] = /^language=(.*)/.exec(text.slice(error.start, error.end)) ?? [];
      if (tag === undefined) throw mistake(named(error.reason, words), error.hint);
      throw mistake(`the language '${tag}' isn't loaded`, `loadLanguage('${tag}') loads it, if there is one`);
    }
  }
}
