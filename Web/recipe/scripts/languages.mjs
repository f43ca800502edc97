/** The menu of languages, in which amounts are said. Their texts are files beside the page, fetched when they are
 *  chosen: a page that is a file itself can't, and has no menu. */
import { make } from './elements.mjs';

/** @param {(tag: string, text: string) => void} load  what takes the text of a language
 *  @param {(tag: string) => void} choose  what is told of a language that is ready, or '' */
export async function languageMenu(menu, { load, choose, chosen, fail }) {
  if (!/^https?:$/.test(location.protocol)) return;
  const text = async (name) => {
    const response = await fetch(`languages/${name}.txt`);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response.text();
  };
  const loaded = new Set(['']);
  let wanted = '';

  async function change(tag) {
    wanted = tag;
    try {
      if (!loaded.has(tag)) {
        load(tag, await text(tag));
        loaded.add(tag);
      }
    } catch (error) {
      if (wanted === tag) fail(tag, error);
      return;
    }
    // Another may have been chosen meanwhile.
    if (wanted === tag) choose(tag);
  }

  let tags;
  try {
    tags = (await text('tags')).split('\n').filter(Boolean);
  } catch {
    // A host without the files has no menu.
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

/** What a language is called by those who speak it. */
function nameOf(tag) {
  return new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag);
}
