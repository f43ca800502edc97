// The library's functions, on top of its WebAssembly modules, which export the functions of quantities.h: texts
// are passed as UTF-8 in the module's memory, and structures have the C layout.

/** The exports of each module, in addition to those of the ones before. Web/build reads them here. */
export const modules = {
  core: [
    'qty_compare', 'qty_convert_amount', 'qty_format', 'qty_load_language', 'qty_option_values', 'qty_read',
    'qty_read_options', 'qty_units', 'qty_value', 'qty_version',
  ],
  recipes: ['qty_find', 'qty_rules', 'qty_scale'],
  answers: ['qty_answer', 'qty_explain', 'qty_notes'],
};

/** The error of an invalid text, unit, option or amount. */
export class QuantityError extends Error {
  constructor(message, { code = 'other', text, start = 0, end = 0, hint = '', suggestions = [] } = {}) {
    super(hint ? `${message}; ${hint}` : message);
    Object.assign(this, { code, reason: message, hint, text, start, end, suggestions });
  }
}
QuantityError.prototype.name = 'QuantityError';

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
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL || typeof source === 'string') source = await fetch(source);
  if (!globalThis.Response || !(source instanceof Response)) return WebAssembly.compile(source);
  if (!source.ok) throw new Error(`${source.url}: ${source.status} ${source.statusText}`);
  return WebAssembly.compile(await source.arrayBuffer());
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
   * is repeated if the buffer is smaller.
   */
  call(name, texts, rest, read, needs = () => 0) {
    if (!this.#exports) this.#start();
    try {
      const inputs = texts.flatMap((text, place) => this.#put(text, this.#inputs[place]));
      for (;;) {
        const { address, room } = this.#output;
        const values = rest(this.#error, address, room);
        const result = Number(this.#run(name, ...inputs, ...values));
        const view = new DataView(this.#memory);
        const told = values.includes(this.#error) ? this.#mistake(view) : { code: 0, length: 0 };
        const needed = result < 0 ? told.length : needs(result, told);
        if (needed > room) {
          this.#resize(this.#output, needed);
          continue;
        }
        if (result < 0) throw this.exception(told, texts, 0);
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
    const [message, hint, ...suggestions] = reason.split('\0');
    const text = texts[told.argument];
    const indices = text === undefined ? new Map() : utf16(text, [told.start, told.end]);
    return new QuantityError(message || code, {
      code, text, hint, suggestions,
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
  const units = new Map(readUnits(library).map((unit) => [unit.name, unit]));
  const names = lines(library.write('qty_option_values', ['']));
  const bits = optionBits(library, new Set(names));
  const constant = (name) => library.call(
    name, [], (_, address, room) => [address, room],
    (length, _, address) => library.read(address, length), (length) => length);
  let rules;

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

    read(text, options) {
      const [lower, upper] = [library.scratch, library.scratch + amountSize];
      return library.call(
        'qty_read', [text], rest(bits(options), lower, upper),
        (_, view) => readEnds(view, lower, upper, units));
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
        (count, view, address) => readFound(text, count, view, address, units, rules),
        (count) => count * foundSize);
    },

    loadLanguage: (tag, text) => library.loadLanguage(tag, text),
    units: () => [...units.values()],
    kits: () => optionValues('kit'),
    optionValues,
  });

  function scaling(text, factor, options) {
    const texts = [text, factorText(factor)];
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

/** The type of a value, for error messages. */
function typeName(value) {
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}

/** Makes a function that converts options, such as `{ kit: 'metric', exact: true }`, to bits. */
function optionBits(library, names) {
  const known = new Map([['', 0n]]);

  return (options) => {
    if (options === undefined || options === null) return 0n;
    if (typeof options !== 'object' || Symbol.iterator in options) {
      throw new TypeError(`expected an object of options, found ${typeName(options)}`);
    }
    const words = [];
    // Include inherited options, as access by name would.
    for (const name in options) words.push(word(name, options[name]));
    const text = words.filter((word) => word !== '').join(' ');
    let found = known.get(text);
    if (found === undefined) {
      found = read(text);
      if (known.size === 256) known.clear();
      known.set(text, found);
    }
    return found;
  };

  function word(name, value) {
    if (value === undefined || value === null) return '';
    const key = kebab(name);
    if (!names.has(key)) {
      throw mistake(`there is no option '${name}'`, `choose one of ${[...names].map(camel).join(', ')}`);
    }
    if (value === true) return key;
    if (value === false) {
      // An option that needs a value is refused with false, as with true.
      read(key);
      return '';
    }
    if (!['string', 'number', 'bigint'].includes(typeof value)) {
      throw new TypeError(`${name}: expected a string, a number or true, found ${typeName(value)}`);
    }
    if (/\s/.test(value)) throw mistake(`'${value}' isn't a value of '${name}'`);
    return `${key}=${value}`;
  }

  function mistake(reason, hint) { return new QuantityError(reason, { code: 'invalid-option', hint }); }

  function read(text) {
    try {
      return library.call(
        'qty_read_options', [text], rest(library.scratch),
        (_, view) => view.getBigUint64(library.scratch, true));
    } catch (error) {
      const [, tag] = /^language=(.*)/.exec(text.slice(error.start, error.end)) ?? [];
      if (tag === undefined) throw error;
      throw mistake(`the language '${tag}' isn't loaded`, `loadLanguage('${tag}') loads it, if there is one`);
    }
  }
}

/** Reads a zero-terminated name. */
function readName(library, address) {
  const name = library.read(address, nameSize);
  return name.slice(0, name.indexOf('\0'));
}

function readUnits(library) {
  return library.call(
    'qty_units', [], (_, address, room) => [address, Math.floor(room / unitSize)],
    (count, view, address) => Array.from({ length: count }, (_, index) => {
      const start = address + index * unitSize;
      const [name, plural, symbol] =
        [0, 1, 2].map((place) => readName(library, start + 24 + place * nameSize));
      return Object.freeze({ name, plural, symbol, kind: kinds[view.getInt32(start + 16, true)] });
    }),
    (count) => count * unitSize);
}

/** Reads a 128-bit number. */
function readWide(view, address) {
  return view.getBigInt64(address + 8, true) << 64n | view.getBigUint64(address, true);
}

function readAmount(view, address, units) {
  const [ticks, size] = [readWide(view, address), readWide(view, address + 32)];
  const divisor = greatestCommonDivisor(ticks, size);
  const name = decoder.decode(new Uint8Array(view.buffer, address + 56, nameSize));
  return Object.freeze({
    number: view.getFloat64(address + 16, true),
    numerator: ticks / divisor,
    denominator: size / divisor,
    unit: units.get(name.slice(0, name.indexOf('\0'))) ?? null,
    isApproximate: view.getInt32(address + 24, true) !== 0,
  });
}

function readEnds(view, lowerAddress, upperAddress, units) {
  const lower = readAmount(view, lowerAddress, units);
  if (isSame(view, lowerAddress, upperAddress)) return lower;
  const upper = readAmount(view, upperAddress, units);
  return Object.freeze({ lower, upper });
}

function isSame(view, left, right) {
  for (let place = 0; place < amountSize; place += 8) {
    if (view.getBigInt64(left + place, true) !== view.getBigInt64(right + place, true)) return false;
  }
  return true;
}

function readFound(text, count, view, address, units, rules) {
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
      amount: readEnds(view, from + 40, from + 240, units),
      role: roles[view.getInt32(from + 32, true)] ?? 'other',
      rule: rules[view.getInt32(from + 36, true)],
      start, end,
      noun: noun < nounEnd ? text.slice(noun, nounEnd) : null,
    });
  });
}

function greatestCommonDivisor(left, right) {
  let [a, b] = [left < 0n ? -left : left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}

function factorText(factor) {
  if (typeof factor === 'string') return factor;
  if (typeof factor === 'number') return written(factor);
  if (typeof factor === 'bigint') return String(factor);
  throw new TypeError(`expected a number or a string, found ${typeName(factor)}`);
}

/** Writes a number as the fraction with the smallest denominator that rounds to it: the number 1 / 3 as "1/3". */
function written(number) {
  const size = Math.abs(number);
  // An integer, not a number, or beyond the library's precision.
  if (Number.isInteger(number) || !(size > 2 ** -60 && size < 2 ** 60)) return String(number);
  let over = 1;
  while (!Number.isInteger(size * over)) over *= 2;
  let [a, b] = [BigInt(size * over), BigInt(over)];
  // Try the convergents of the continued fraction.
  let [p0, q0, p1, q1] = [0n, 1n, 1n, 0n];
  const reaches = (part) => Number(p1 * part + p0) / Number(q1 * part + q0) === size;
  for (;;) {
    const part = a / b;
    if (reaches(part)) {
      let [least, most] = [0n, part];
      while (most - least > 1n) {
        const middle = (least + most) / 2n;
        if (reaches(middle)) most = middle; else least = middle;
      }
      return `${number < 0 ? '-' : ''}${p1 * most + p0}/${q1 * most + q0}`;
    }
    [p0, q0, p1, q1] = [p1, q1, p1 * part + p0, q1 * part + q0];
    [a, b] = [b, a - part * b];
  }
}
