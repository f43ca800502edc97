// Opens a module of this package, and fetches the languages' texts from the folder beside it.
import { load, nearestTag, QuantityError } from './core.js';

const isInNode = import.meta.url.startsWith('file:') && globalThis.process?.versions?.node !== undefined;

// Node can't fetch files. The name is kept out of the call to hide it from bundlers for browsers.
async function bytes(file) {
  const files = 'node:fs/promises';
  const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ files);
  return readFile(file);
}

async function text(name) {
  const file = new URL(`./languages/${name}.txt`, import.meta.url);
  if (isInNode) return new TextDecoder().decode(await bytes(file));
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  return response.text();
}

let tags;

/** The tags of the available languages. */
async function languages() {
  // Retry after a failure.
  tags ??= text('tags').then((list) => list.split('\n').filter(Boolean))
    .catch((error) => { tags = undefined; throw error; });
  return [...await tags];
}

/** The functions of a module, which fetches languages by their tags. */
export async function open(module) {
  const library = await load(isInNode ? bytes(module) : fetch(module));
  const loaded = new Map();
  return { ...library, languages, loadLanguage };

  /** Loads a language once, and returns its tag for the option `language`. */
  async function loadLanguage(tag) {
    if (typeof tag !== 'string') throw new TypeError(`expected a tag such as 'fr-CA', found ${typeof tag}`);
    const name = nearestTag(tag, await languages());
    if (name === undefined) {
      throw new QuantityError(`there is no language '${tag}'`,
        { code: 'invalid-option', hint: 'languages() lists their tags' });
    }
    if (!loaded.has(name)) {
      loaded.set(name, text(name).then((found) => library.loadLanguage(name, found))
        .catch((error) => { loaded.delete(name); throw error; }));
    }
    await loaded.get(name);
    return name;
  }
}
