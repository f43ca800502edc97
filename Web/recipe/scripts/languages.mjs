/** The menu of languages for amounts. Their texts are files beside the page, fetched when chosen; a page opened from a
 *  file can't fetch them, and has no menu. */
import { make } from './elements.mjs';

/** The texts of languages, fetched once.
 *  @param {(tag: string, text: string) => void} load  registers a language's text */
export function languageTexts(load) {
  const loaded = new Set(['']);
  const text = async (name) => {
    const response = await fetch(`languages/${name}.txt`);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response.text();
  };
  return {
    text,
    has: (tag) => loaded.has(tag),
    async ensure(tag) {
      if (loaded.has(tag)) return;
      load(tag, await text(tag));
      loaded.add(tag);
    },
  };
}

/** Whether the page can fetch files. */
export const isHosted = () => /^https?:$/.test(location.protocol);

/** @param texts  the result of `languageTexts`
 *  @param {(tag: string) => void} choose  called with the tag of a loaded language, or '' */
export async function languageMenu(menu, { texts, choose, chosen, fail }) {
  if (!isHosted()) return;
  let wanted = '';

  async function change(tag) {
    wanted = tag;
    try {
      await texts.ensure(tag);
    } catch (error) {
      if (wanted === tag) fail(tag, error);
      return;
    }
    // Another language may have been chosen meanwhile.
    if (wanted === tag) choose(tag);
  }

  let tags;
  try {
    tags = (await texts.text('tags')).split('\n').filter(Boolean);
  } catch {
    // The host lacks the files, so there is no menu.
    return;
  }
  const names = tags.map((tag) => ({ tag, name: nameOf(tag) }))
    .sort((left, right) => left.name.localeCompare(right.name));
  menu.append(...names.map(({ tag, name }) => make('option', { value: tag, lang: tag }, name)));
  menu.closest('label').hidden = false;
  menu.addEventListener('change', () => change(menu.value));
  if (!tags.includes(chosen)) return;
  menu.value = chosen;
  await change(chosen);
}

/** A language's name in that language. */
function nameOf(tag) {
  return new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag);
}
