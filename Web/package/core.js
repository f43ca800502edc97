// The library's functions, on top of its WebAssembly modules, which export the functions of quantities.h: texts
// are passed as UTF-8 in the module's memory, and structures have the C layout.

import { Amount } from './amount.js';
import { QuantityError, typeName } from './error.js';
import { lowest, numberText } from './exact.js';
import { modules } from './modules.js';

export { Amount, QuantityError };

const codes = {
  1: 'incomplete', 2: 'expected-number', 3: 'invalid-number', 4: 'too-large', 5: 'too-small',
  6: 'division-by-zero', 7: 'missing-unit', 8: 'unknown-unit', 9: 'unsupported-kind',
  10: 'ambiguous-unit', 11: 'incompatible-kinds', 12: 'invalid-operation', 13: 'unexpected-text',
  14: 'unknown-ingredient', 15: 'ambiguous-ingredient', 32: 'invalid-text', 33: 'invalid-option',
  34: 'invalid-argument',
};
const kinds = ['number', 'time', 'volume', 'mass'];
const roles = ['other', 'amount', 'alternate', 'size', 'portion', 'count'];

// Sizes of structures.
const errorSize = 56;
const unitSize = 168;
const nameSize = 48;
const amountSize = 200;
const foundSize = 440;

/** The initial buffer size for a text. */
const usualRoom = 4096;
/** An instance with more memory is dropped after the call, because memory never shrinks. */
const mostMemory = 2 ** 25;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

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

/** Calls the functions of an instance of the module. */
class Library {
  #module;
  #exports;
  #inputs;
  #output;
  #error;
  /** The tags and texts of the loaded languages, which each new instance loads again. */
  #languages = new Map();
  /** Memory for results other than texts. */
  scratch;

  constructor(module) {
    this.#module = module;
    this.#start();
  }

  get #memory() { return this.#exports.memory.buffer; }

  #start() {
    this.#exports = new WebAssembly.Instance(this.#module, {}).exports;
    const [first, second, output] = [0, 0, 0].map(() => ({ address: 0, room: 0 }));
    this.#inputs = [first, second];
    this.#output = output;
    for (const block of [first, second, output]) this.#resize(block, usualRoom);
    this.#error = this.#run('malloc', errorSize);
    this.scratch = this.#run('malloc', 2 * amountSize);
    for (const language of this.#languages.values()) this.#load(language);
  }

  /** Registers a language's text under its tag for the option `language`. */
  loadLanguage(tag, text) {
    const before = this.#languages;
    const key = String(tag).toLowerCase();
    try {
      if (before.has(key)) {
        // A module keeps the first text for a tag.
        this.#languages = new Map(before).set(key, [tag, text]);
        this.#start();
      } else {
        this.#load([tag, text]);
        before.set(key, [tag, text]);
      }
    } catch (error) {
      if (this.#languages !== before) this.#exports = undefined;
      this.#languages = before;
      throw error;
    }
  }

  #load(language) { this.call('qty_load_language', language, rest(), () => {}); }

  /** Calls a function of the module. It throws only at a trap, after which the instance is unusable. */
  #run(name, ...values) {
    if (!(name in this.#exports)) {
      const module = Object.keys(modules).find((key) => modules[key].includes(name));
      throw new Error(`this function is in ${module}.wasm; import it from 'quantities-kitchen/${module}'`);
    }
    try {
      return this.#exports[name](...values);
    } catch (cause) {
      const told = this.#told();
      this.#exports = undefined;
      throw new Error(`${name} failed${told}; the next call begins anew`, { cause });
    }
  }

  /** Reads the message that an unoptimized module leaves when it traps. */
  #told() {
    try {
      const text = this.read(this.#exports.message(), this.#exports.messageLength()).trim();
      return text && `: ${text}`;
    } catch {
      return '';
    }
  }

  #resize(block, room) {
    this.#run('free', block.address);
    block.address = this.#run('malloc', room);
    block.room = room;
  }

  #put(text, block) {
    if (typeof text !== 'string') throw new TypeError(`expected a string, found ${typeName(text)}`);
    let length;
    if (text.length * 3 <= block.room) {
      const room = new Uint8Array(this.#memory, block.address, block.room);
      length = encoder.encodeInto(text, room).written;
    } else {
      const bytes = encoder.encode(text);
      length = bytes.length;
      if (length > block.room) this.#resize(block, length);
      new Uint8Array(this.#memory, block.address, length).set(bytes);
    }
    const start = length > text.length ? text.search(/\p{Surrogate}/u) : -1;
    if (start < 0) return [block.address, length];
    throw new QuantityError('half of a surrogate pair is not a character',
      { code: 'invalid-text', text, start, end: start + 1 });
  }

  /**
   * Calls a function that takes texts. `rest` returns the arguments after the texts, given the addresses of the
   * error and of the output buffer; `read` converts the result. `needs` returns the required buffer size; the call
   * is repeated if the buffer is smaller. `first` returns the arguments before the texts.
   */
  call(name, texts, rest, read, needs = () => 0, first = () => []) {
    if (!this.#exports) this.#start();
    try {
      const inputs = texts.flatMap((text, place) => this.#put(text, this.#inputs[place]));
      const before = first(new DataView(this.#memory));
      for (;;) {
        const { address, room } = this.#output;
        const values = rest(this.#error, address, room);
        const result = Number(this.#run(name, ...before, ...inputs, ...values));
        const view = new DataView(this.#memory);
        const told = values.includes(this.#error) ? this.#mistake(view) : { code: 0, length: 0 };
        const needed = result < 0 ? told.length : needs(result, told);
        if (needed > room) {
          this.#resize(this.#output, needed);
          continue;
        }
        if (result < 0) throw this.exception(told, [...before.map(() => undefined), ...texts], 0);
        return read(result, view, address, told);
      }
    } finally {
      this.#shrink();
    }
  }

  #shrink() {
    if (!this.#exports) return;
    if (this.#memory.byteLength > mostMemory) {
      this.#exports = undefined;
      return;
    }
    for (const block of [...this.#inputs, this.#output]) {
      if (block.room > usualRoom) this.#resize(block, usualRoom);
    }
  }

  #mistake(view) {
    const [start, end, length, , count] =
      [8, 16, 24, 32, 40, 48].map((place) => Number(view.getBigUint64(this.#error + place, true)));
    const [code, argument] =
      [0, 4].map((place) => view.getInt32(this.#error + place, true));
    return { code, argument, start, end, length, count };
  }

  /** Makes the exception of an error, whose reason is at an offset in the output buffer. */
  exception(told, texts, place) {
    const reason = this.read(this.#output.address + place, Math.max(told.length - 1, 0));
    const code = codes[-told.code] ?? 'other';
    const [message, hint = '', ...suggestions] = reason.split('\0');
    const text = texts[told.argument];
    const indices = text === undefined ? new Map() : utf16(text, [told.start, told.end]);
    return new QuantityError(message || code, {
      code, text, hint: inScript(hint), suggestions,
      start: indices.get(told.start) ?? 0, end: indices.get(told.end) ?? 0,
    });
  }

  read(address, length) { return decoder.decode(new Uint8Array(this.#memory, address, length)); }

  /** Calls a function that takes texts and options, and writes a text. */
  write(name, texts, ...values) {
    return this.call(
      name, texts, (error, address, room) => [...values, error, address, room],
      (length, _, address) => this.read(address, length), (length) => length);
  }
}

/** Converts UTF-8 offsets to string indices, in one pass. */
function utf16(text, places) {
  const wanted = [...new Set(places)].sort((left, right) => left - right);
  const indices = new Map();
  let [index, place] = [0, 0];
  for (const next of wanted) {
    while (place < next && index < text.length) {
      const code = text.codePointAt(index);
      place += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      index += code < 0x10000 ? 1 : 2;
    }
    indices.set(next, index);
  }
  return indices;
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
    write({ ticks, size, flags, unit }, target, options) {
      const chosen = bits(options);
      return library.call(
        'qty_format_amount', [target], (error, address, room) => [chosen, error, address, room],
        (length, _, address) => library.read(address, length), (length) => length,
        (view) => {
          const address = library.scratch;
          writeWide(view, address, ticks);
          view.setInt32(address + 24, flags, true);
          writeWide(view, address + 32, size);
          view.setInt32(address + 48, kinds.indexOf(unit?.kind ?? 'number'), true);
          writeName(view, address + 56, unit?.name ?? '');
          return [address];
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
      return isUnit ? Amount.make(amounts, value, unit, options) : Amount.make(amounts, value, undefined, unit);
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

/** Appends the error, address and size of the buffer to a call's other arguments. */
function rest(...values) {
  return (error, address, room) => [...values, error, address, room];
}

const lines = (text) => text.split('\n').filter((line) => line !== '');
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (name) => name.replace(/-./g, (pair) => pair[1].toUpperCase());

/** Finds the nearest tag in a list: for "zh-TW", "zh-Hant". */
export function nearestTag(tag, tags) {
  let locale;
  try {
    locale = new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
  const { language, script, region } = locale.maximize();
  const isUsual = new Intl.Locale(language).maximize().script === script;
  const known = new Set(tags);
  return [
    isUsual && [language, region], [language, script, region], isUsual && [language], [language, script],
  ].filter(Boolean).map((parts) => parts.filter(Boolean).join('-')).find((name) => known.has(name));
}

/** Names of options as in Intl. */
const aliases = new Map([
  ['locale', 'language'], ['unitDisplay', 'unit-style'], ['maximumSignificantDigits', 'precision'],
]);

/** Makes a function that converts options, such as `{ kit: 'metric', exact: true }`, to bits. */
function optionBits(library, names) {
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

/** Names the options in a message as the caller did, if that differs: 'max-parts' as 'maxParts'. */
function named(message, words) {
  for (const [name, word] of words) {
    const [key] = word.split('=');
    if (key !== '' && key !== name) message = message.replace(new RegExp(`(?<![\\w'-])${key}(?![\\w'-])`, 'g'), name);
  }
  return message;
}

/** Writes the options of the command in a hint as JavaScript: '--kit metric shows' as "{ kit: 'metric' } shows". */
function inScript(hint) {
  return hint.replace(/--([a-z-]+)(?: ([a-z-]+)(?= shows))?/g,
    (_, name, value) => value === undefined ? camel(name) : `{ ${camel(name)}: '${value}' }`);
}

/** Reads a zero-terminated name. */
function readName(library, address) {
  const name = library.read(address, nameSize);
  return name.slice(0, name.indexOf('\0'));
}

/** Reads the units and their sizes in ticks, by their names. */
function readUnits(library) {
  return library.call(
    'qty_units', [], (_, address, room) => [address, Math.floor(room / unitSize)],
    (count, view, address) => {
      const [units, sizes] = [new Map(), new Map()];
      for (let start = address; start < address + count * unitSize; start += unitSize) {
        const [name, plural, symbol] =
          [0, 1, 2].map((place) => readName(library, start + 24 + place * nameSize));
        units.set(name, Object.freeze({ name, plural, symbol, kind: kinds[view.getInt32(start + 16, true)] }));
        sizes.set(name, readWide(view, start));
      }
      return [units, sizes];
    },
    (count) => count * unitSize);
}

/** Reads a 128-bit number. */
function readWide(view, address) {
  return view.getBigInt64(address + 8, true) << 64n | view.getBigUint64(address, true);
}

function writeWide(view, address, value) {
  view.setBigUint64(address, BigInt.asUintN(64, value), true);
  view.setBigInt64(address + 8, BigInt.asIntN(64, value >> 64n), true);
}

function writeName(view, address, name) {
  const bytes = new Uint8Array(view.buffer, address, nameSize).fill(0);
  encoder.encodeInto(name, bytes);
}

function readAmount(view, address, amounts) {
  const [ticks, size] = [readWide(view, address), readWide(view, address + 32)];
  const name = decoder.decode(new Uint8Array(view.buffer, address + 56, nameSize));
  return amounts.make(
    ...lowest(ticks, size), amounts.named(name.slice(0, name.indexOf('\0'))),
    view.getInt32(address + 24, true) !== 0, view.getFloat64(address + 16, true));
}

function readEnds(view, lowerAddress, upperAddress, amounts) {
  const lower = readAmount(view, lowerAddress, amounts);
  if (isSame(view, lowerAddress, upperAddress)) return lower;
  const upper = readAmount(view, upperAddress, amounts);
  return Object.freeze({ lower, upper });
}

function isSame(view, left, right) {
  for (let place = 0; place < amountSize; place += 8) {
    if (view.getBigInt64(left + place, true) !== view.getBigInt64(right + place, true)) return false;
  }
  return true;
}

function readFound(text, count, view, address, amounts, rules) {
  const places = [];
  for (let index = 0; index < count * foundSize; index += foundSize) {
    for (let part = 0; part < 32; part += 8) {
      places.push(Number(view.getBigUint64(address + index + part, true)));
    }
  }
  const indices = utf16(text, places);
  return Array.from({ length: count }, (_, index) => {
    const from = address + index * foundSize;
    const [start, end, noun, nounEnd] =
      places.slice(index * 4, index * 4 + 4).map((place) => indices.get(place));
    return Object.freeze({
      amount: readEnds(view, from + 40, from + 240, amounts),
      role: roles[view.getInt32(from + 32, true)] ?? 'other',
      rule: rules[view.getInt32(from + 36, true)],
      start, end,
      noun: noun < nounEnd ? text.slice(noun, nounEnd) : null,
    });
  });
}
