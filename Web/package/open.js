// Loads a module by its address, and languages from the folder beside it.
import { load, nearestTag, QuantityError } from './core.js';

// Node can't fetch files. The name is kept out of the call to hide it from bundlers for browsers.
async function bytes(file) {
  const files = 'node:fs/promises';
  const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ files);
  return readFile(file);
}

const isFile = (place) => place.protocol === 'file:' && globalThis.process?.versions?.node !== undefined;

async function text(name, module) {
  if (!module) throw new Error('languages are beside the module, whose address is unknown; load it by its address');
  const file = new URL(`languages/${name}.txt`, module);
  if (isFile(file)) return new TextDecoder().decode(await bytes(file));
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  return response.text();
}

/** Makes a function that loads a module, which is beside the entry unless the caller passes another source. */
export function loader(beside) {
  return async (source = address(beside)) => {
    const given = await source;
    const module = given instanceof URL || typeof given === 'string'
      ? new URL(given, globalThis.location?.href) : undefined;
    return opened(await load(module && isFile(module) ? bytes(module) : module ?? given), module);
  };
}

function address(beside) {
  try {
    return beside();
  } catch (cause) {
    throw new Error("the bundle doesn't know its address; pass that of the module to load(), or import "
      + "'quantities-kitchen/inline'", { cause });
  }
}

/** Adds the functions for languages that are fetched. */
function opened(library, module) {
  const loaded = new Map();
  let tags;
  return Object.freeze({ ...library, languages, loadLanguage });

  /** The tags of the available languages. */
  async function languages() {
    // Retry after a failure.
    tags ??= text('tags', module).then((list) => list.split('\n').filter(Boolean))
      .catch((error) => { tags = undefined; throw error; });
    return [...await tags];
  }

  /** Loads a language once, and returns its tag for the option `language`. */
  async function loadLanguage(tag) {
    if (typeof tag !== 'string') throw new TypeError(`expected a tag such as 'fr-CA', found ${typeof tag}`);
    const name = nearestTag(tag, await languages());
    if (name === undefined) {
      throw new QuantityError(`there is no language '${tag}'`,
        { code: 'invalid-option', hint: 'languages() lists their tags' });
    }
    if (!loaded.has(name)) {
      loaded.set(name, text(name, module).then((found) => library.loadLanguage(name, found))
        .catch((error) => { loaded.delete(name); throw error; }));
    }
    await loaded.get(name);
    return name;
  }
}
