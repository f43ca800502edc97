import { QuantityError, typeName } from './error.js';
import { modules } from './modules.js';
import { inScript } from './names.js';
import { amountSize, decoder, encoder, errorSize, utf16 } from './structures.js';

const codes = {
  1: 'incomplete', 2: 'expected-number', 3: 'invalid-number', 4: 'too-large', 5: 'too-small',
  6: 'division-by-zero', 7: 'missing-unit', 8: 'unknown-unit', 9: 'unsupported-kind',
  10: 'ambiguous-unit', 11: 'incompatible-kinds', 12: 'invalid-operation', 13: 'unexpected-text',
  14: 'unknown-ingredient', 15: 'ambiguous-ingredient', 32: 'invalid-text', 33: 'invalid-option',
  34: 'invalid-argument',
};

/** The initial buffer size for a text. */
const usualRoom = 4096;
/** An instance with more memory is dropped after the call, because memory never shrinks. */
const mostMemory = 2 ** 25;

/** Calls the functions of an instance of the module. */
export class Library {
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

/** Appends the error, address and size of the buffer to a call's other arguments. */
export function rest(...values) {
  return (error, address, room) => [...values, error, address, room];
}
