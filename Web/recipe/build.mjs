/** Builds the page: node build.mjs PACKAGE_DIR OUT_DIR
 *  PACKAGE_DIR has core.js and quantities.wasm. OUT_DIR gets one page that needs no other file, and
 *  what makes it a program of its own where a host serves it. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './build/bundle.mjs';
import { iconFiles } from './build/icon.mjs';
import { carriedEngine, folders, page } from './build/page.mjs';
import { readText } from './scripts/recipe-text.mjs';
import { recipeScript } from './scripts/schema.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const read = (...path) => readFileSync(join(here, ...path), 'utf8');

/** In the order in which they apply: what comes later overrides what comes before. */
const styles = ['base', 'masthead', 'scale', 'recipe', 'timers', 'editor', 'print'];
/** In the order of the menu; the first is shown to newcomers. */
const recipes = ['pancakes', 'lentil-soup', 'bread', 'lemon-cake', 'dressing'];

const { packageFolder, outFolder } = folders();

const forgotten = readdirSync(join(here, 'recipes')).filter((name) =>
  !recipes.includes(name.replace(/\.txt$/, '')));
if (forgotten.length) throw new Error(`expected only recipes of the menu, found ${forgotten}`);

const house = recipes.map((id) => ({ id, text: read('recipes', `${id}.txt`) }));
const style = styles.map((name) => read('styles', `${name}.css`)).join('\n');
const script = bundle(join(here, 'scripts', 'main.mjs'), {
  'quantities-kitchen/': resolve(packageFolder),
});
const engine = carriedEngine(packageFolder);
const html = page(read('page.html'), {
  engine, style, script,
  policy: ["connect-src 'self'", "img-src 'self' data:", "manifest-src 'self'", "worker-src 'self'"],
  values: {
    RECIPE: recipeScript(readText(house[0].text)),
    HOUSE: JSON.stringify(house).replace(/</g, '\\u003c'),
  },
});
const version = createHash('sha256').update(html).digest('hex').slice(0, 16);

mkdirSync(outFolder, { recursive: true });
const write = (name, content) => writeFileSync(join(outFolder, name), content);
write('index.html', html);
cpSync(join(packageFolder, 'languages'), join(outFolder, 'languages'), { recursive: true });
write('service-worker.js', read('service-worker.js').replace('{{VERSION}}', version));
write('manifest.webmanifest', read('manifest.webmanifest'));
for (const [name, content] of Object.entries(iconFiles())) write(name, content);

const kilobytes = (length) => `${(length / 1000).toFixed(0)} kB`;
console.log(`${join(outFolder, 'index.html')}: ${kilobytes(Buffer.byteLength(html))}`
  + `, of which the library is ${kilobytes(engine.length)}, scripts ${kilobytes(script.length)}`
  + `, styles ${kilobytes(style.length)}`);
