// The library's functions, on top of its WebAssembly modules, which export the functions of quantities.h: texts
// are passed as UTF-8 in the module's memory, and structures have the C layout. Web/assemble.mjs makes one file of this one and the folder core.
import { Amount, makeAmount } from './core/amount.js';
import { QuantityError, typeName } from './core/error.js';
import { numberText } from './core/exact.js';
import { Library, rest } from './core/library.js';
import { modules } from './core/modules.js';
import { camel, kebab } from './core/names.js';
import { optionBits } from './core/options.js';
import {
  amountSize, decoder, foundSize, readAmount, readEnds, readFound, readName, readUnits, writeAmount,
} from './core/structures.js';
import { nearestTag } from './core/tags.js';

export { Amount, nearestTag, QuantityError };

/**
 * Loads the library from its module: the bytes, a response, a URL, or the compiled module, or a promise of
 * one.
 */
export async function load(source) {
  return functions(new Library(await compiled(await source)));
}

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return checked(source, 'the module');
  if (source instanceof URL || typeof source === 'string') source = await fetch(source);
  const response = globalThis.Response && source instanceof Response ? source : undefined;
  if (response && !response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  const file = response ? await response.arrayBuffer() : source;
  const start = beginning(file);
  const place = response?.url || 'the module';
  if (start !== undefined && !start.startsWith('\0asm')) {
    const type = response?.headers.get('content-type') ?? 'a file';
    throw new Error(`${place}: expected WebAssembly, found ${type} that begins with ${JSON.stringify(start)}`);
  }
  return checked(await WebAssembly.compile(file), place);
}

function checked(module, place) {
  const names = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  if (modules.core.every((name) => names.has(name))) return module;
  throw new Error(
    `${place}: expected core.wasm, recipes.wasm or answers.wasm of this version, found another WebAssembly module`);
}

/** The first bytes of a file, as text, or undefined if it isn't one. */
function beginning(file) {
  if (!ArrayBuffer.isView(file) && !(file instanceof ArrayBuffer)) return undefined;
  return decoder.decode(new Uint8Array(file.buffer ?? file, file.byteOffset ?? 0, Math.min(file.byteLength, 20)));
}

function functions(library) {
  const [units, sizes] = readUnits(library);
  const names = lines(library.write('qty_option_values', ['']));
  const bits = optionBits(library, new Set(names));
  const constant = (name) => library.call(
    name, [], (_, address, room) => [address, room],
    (length, _, address) => library.read(address, length), (length) => length);
  let rules;

  /** The functions for amounts. */
  const amounts = {
    size: (name) => sizes.get(name),

    unit(value, options) {
      if (units.has(value?.name)) return units.get(value.name);
      return library.call(
        'qty_read_unit', [value], rest(bits(options), library.scratch),
        () => units.get(readName(library, library.scratch + 24)));
    },

    /** Reads an amount, and refuses a range. */
    read(text, options) {
      const address = library.scratch;
      return library.call(
        'qty_read', [text], rest(bits(options), address, 0),
        (_, view) => readAmount(view, address, amounts));
    },

    /** Writes an amount in a unit, or if that is empty as a person would say it. */
    write(amount, target, options) {
      const chosen = bits(options);
      return library.call(
        'qty_format_amount', [target], (error, address, room) => [chosen, error, address, room],
        (length, _, address) => library.read(address, length), (length) => length,
        (view) => {
          writeAmount(view, library.scratch, amount);
          return [library.scratch];
        });
    },

    make: (...values) => new Amount(amounts, ...values),
    named: (name) => units.get(name) ?? null,
  };

  return Object.freeze({
    version: constant('qty_version'),

    format: (text, options) => library.write('qty_format', [text], bits(options)),
    convert: (text, unit, options) => library.write('qty_convert_amount', [text, unit], bits(options)),
    answer: (question, options) => library.write('qty_answer', [question], bits(options)),
    explain: (question, options) => lines(library.write('qty_explain', [question], bits(options))),
    notes: (question, options) => lines(library.write('qty_notes', [question], bits(options))),

    value(text, unit, options) {
      return library.call(
        'qty_value', [text, unit], rest(bits(options), library.scratch),
        (_, view) => view.getFloat64(library.scratch, true));
    },

    compare(left, right, options) {
      return library.call(
        'qty_compare', [left, right], rest(bits(options), library.scratch),
        (_, view) => view.getInt32(library.scratch, true));
    },

    amount(value, unit, options) {
      const isUnit = typeof unit === 'string' || unit === null || unit?.kind !== undefined;
      return isUnit ? makeAmount(amounts, value, unit, options) : makeAmount(amounts, value, undefined, unit);
    },

    read(text, options) {
      const [lower, upper] = [library.scratch, library.scratch + amountSize];
      return library.call(
        'qty_read', [text], rest(bits(options), lower, upper),
        (_, view) => readEnds(view, lower, upper, amounts));
    },

    scale(text, factor, options) {
      const { text: scaled, error } = scaling(text, factor, options);
      if (error) throw error;
      return scaled;
    },

    scaling,

    find(text, options) {
      const chosen = bits(options);
      rules ??= lines(constant('qty_rules'));
      return library.call(
        'qty_find', [text],
        (error, address, room) => [chosen, address, Math.floor(room / foundSize), error],
        (count, view, address) => readFound(text, count, view, address, amounts, rules),
        (count) => count * foundSize);
    },

    loadLanguage: (tag, text) => library.loadLanguage(tag, text),
    units: () => [...units.values()],
    kits: () => optionValues('kit'),
    optionValues,
  });

  function scaling(text, factor, options) {
    const texts = [text, numberText(factor)];
    return library.call(
      'qty_scale', texts, rest(bits(options)),
      (length, _, address, told) => ({
        text: library.read(address, length),
        left: told.count,
        error: told.code ? library.exception(told, texts, length + 1) : null,
      }),
      (length, told) => length + 1 + told.length);
  }

  function optionValues(option) {
    if (option === undefined || option === '') return names.map(camel);
    if (typeof option !== 'string') throw new TypeError(`expected a string, found ${typeName(option)}`);
    return lines(library.write('qty_option_values', [kebab(option)]));
  }
}

const lines = (text) => text.split('\n').filter((line) => line !== '');
