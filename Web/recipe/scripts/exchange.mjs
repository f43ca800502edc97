/** Shares a recipe as an address; exports the reader's own as a file. */
import { make } from './elements.mjs';
import { packed } from './share.mjs';
import { recipeData } from './schema.mjs';
import { writeAddress } from './address.mjs';

/** Copies an address that opens the recipe on any device, or opens the share menu. Embedded pictures are too long for
 *  an address, and are left out.
 *  @param {{ show: (text: string | undefined) => void, notice: (text: string) => void }} page  `show` puts a packed
 *    recipe into the page's address */
export async function share({ id, text, recipe, factor }, recipes, page) {
  const isHouse = recipes.house().some((entry) => entry.id === id);
  const letters = isHouse ? undefined : await packed(text.replace(/^Picture data:.*\n/m, ''));
  const url = new URL(location.href);
  url.hash = writeAddress(isHouse ? { recipe: id } : { text: letters }, factor);
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: recipe.title, url: url.href });
      return;
    }
    await navigator.clipboard.writeText(url.href);
    page.notice('The address of this recipe was copied. Whoever opens it sees the recipe at this scale.');
  } catch (error) {
    // The reader closed the share menu.
    if (error.name === 'AbortError') return;
    page.show(letters);
    page.notice('Copy the address of this page: it holds the recipe at this scale.');
  }
}

/** Data for other programs, with the text of each recipe for this page. */
export function exported(entries) {
  const recipes = entries.map(({ text, recipe }) => ({ ...recipeData(recipe), text }));
  return `${JSON.stringify({
    '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: recipes,
  }, null, 1)}\n`;
}

/** Saves the recipes to a file. */
export function exportAll(entries) {
  const href = URL.createObjectURL(new Blob([exported(entries)], { type: 'application/ld+json' }));
  const link = make('a', { href, download: 'recipes.json' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
