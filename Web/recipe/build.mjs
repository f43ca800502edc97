/** Builds the page: node build.mjs PACKAGE_DIR OUT_DIR
 *  PACKAGE_DIR contains core.js and recipes.wasm. Writes into OUT_DIR index.html and its files, for a host, and
 *  recipes.html, which is self-contained and opens from a file. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './build/bundle.mjs';
import { filled } from './build/document.mjs';
import { iconFiles } from './build/icon.mjs';
import { carriedScript, folders, moduleName, page } from './build/page.mjs';
import { cook } from './scripts/cook.mjs';
import { one } from './scripts/factor.mjs';
import { recipeView } from './scripts/recipe-view.mjs';
import { servingsOf } from './scripts/recipe.mjs';
import { readText } from './scripts/recipe-text.mjs';
import { recipeScript } from './scripts/schema.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const read = (...path) => readFileSync(join(here, ...path), 'utf8');

/** In cascade order: later styles override earlier ones. */
const styles = ['base', 'masthead', 'scale', 'recipe', 'timers', 'editor', 'print'];
/** In menu order; a first visit shows the first. */
const recipes = ['pancakes', 'lentil-soup', 'bread', 'lemon-cake', 'dressing'];

const { packageFolder, outFolder } = folders();

const forgotten = readdirSync(join(here, 'recipes')).filter((name) =>
  !recipes.includes(name.replace(/\.txt$/, '')));
if (forgotten.length) throw new Error(`expected only recipes of the menu, found ${forgotten}`);

const house = recipes.map((id) => ({ id, text: read('recipes', `${id}.txt`) }));
const first = readText(house[0].text);

/** Renders the first recipe into the template, and stores the amounts found in it. */
async function showFirst(template) {
  const { load } = await import(pathToFileURL(resolve(packageFolder, 'core.js')));
  const cooking = cook(await load(readFileSync(join(packageFolder, moduleName))));
  const lines = {};
  const html = filled(template, (byId) => {
    const view = recipeView(byId, {}, (element, nodes) => element.replaceChildren(...nodes));
    view.show(first, new Set());
    view.update((text) => {
      const { pieces } = cooking.line(text, { factor: one, kitchen: 'written', system: first.measures });
      lines[text] = pieces;
      return { text, pieces };
    }, { isAnew: true, isCooked: true });
  });
  const servings = servingsOf(first);
  return {
    lines,
    html: servings ? html.replace(/id="servings-part" hidden/, 'id="servings-part"')
      .replace(/id="servings"/, `id="servings" value="${servings}"`) : html,
  };
}

const { html: template, lines } = await showFirst(read('page.html'));
const asScript = (value) => JSON.stringify(value).replace(/</g, '\\u003c');
const style = styles.map((name) => read('styles', `${name}.css`)).join('\n');
const script = bundle(join(here, 'scripts', 'main.mjs'), {
  'quantities-kitchen/': resolve(packageFolder),
});
const early = read('scripts', 'early.js').replace('{{FIRST}}', recipes[0]);
const html = (engine) => page(template, {
  engine, style, script,
  early: engine ? early : read('scripts', 'hosted.js') + early,
  policy: ["connect-src 'self'", "img-src 'self' data:", "manifest-src 'self'", "worker-src 'self'"],
  values: { RECIPE: recipeScript(first), HOUSE: asScript(house), LINES: asScript(lines) },
});

const hosted = html('');
const single = html(carriedScript(join(packageFolder, moduleName)));
const version = createHash('sha256').update(hosted).update(readFileSync(join(packageFolder, moduleName)))
  .digest('hex').slice(0, 16);

mkdirSync(outFolder, { recursive: true });
const write = (name, content) => writeFileSync(join(outFolder, name), content);
write('index.html', hosted);
write('recipes.html', single);
cpSync(join(packageFolder, moduleName), join(outFolder, moduleName));
cpSync(join(packageFolder, 'languages'), join(outFolder, 'languages'), { recursive: true });
write('service-worker.js', read('service-worker.js').replace('{{VERSION}}', version));
write('manifest.webmanifest', read('manifest.webmanifest'));
for (const [name, content] of Object.entries(iconFiles())) write(name, content);

const kilobytes = (text) => `${(Buffer.byteLength(text) / 1000).toFixed(0)} kB`;
console.log(`${join(outFolder, 'index.html')}: ${kilobytes(hosted)}, of which scripts are ${kilobytes(script)}`
  + ` and styles ${kilobytes(style)}; recipes.html, with the library: ${kilobytes(single)}`);
