/** Builds the page: node build.mjs PACKAGE_DIR OUT_DIR
 *  PACKAGE_DIR has core.js and quantities.wasm. OUT_DIR gets one page that needs no other file, and
 *  what makes it a program of its own where a host serves it. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from './build/bundle.mjs';
import { iconFiles } from './build/icon.mjs';
import { readText } from './scripts/recipe-text.mjs';
import { recipeScript } from './scripts/schema.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const read = (...path) => readFileSync(join(here, ...path), 'utf8');

/** In the order in which they apply: what comes later overrides what comes before. */
const styles = ['base', 'masthead', 'scale', 'recipe', 'timers', 'editor', 'print'];
/** In the order of the menu; the first is shown to newcomers. */
const recipes = ['pancakes', 'lentil-soup', 'bread', 'lemon-cake', 'dressing'];

const [packageFolder, outFolder] = process.argv.slice(2);
if (!packageFolder || !outFolder) {
  console.error('Usage: node build.mjs PACKAGE_DIR OUT_DIR');
  process.exit(1);
}

const forgotten = readdirSync(join(here, 'recipes')).filter((name) =>
  !recipes.includes(name.replace(/\.txt$/, '')));
if (forgotten.length) throw new Error(`expected only recipes of the menu, found ${forgotten}`);

const house = recipes.map((id) => ({ id, text: read('recipes', `${id}.txt`) }));
const style = styles.map((name) => read('styles', `${name}.css`)).join('\n');
const script = bundle(join(here, 'scripts', 'main.mjs'), {
  'quantities-kitchen/': resolve(packageFolder),
});
const wasm = readFileSync(join(packageFolder, 'quantities.wasm'));
const engine = gzipSync(wasm, { level: 9 }).toString('base64');

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = [
  "default-src 'none'",
  `script-src ${hash(script)} 'wasm-unsafe-eval'`,
  `style-src ${hash(style)}`,
  "img-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const icons = iconFiles();
const values = {
  POLICY: policy,
  ICON: `data:image/svg+xml,${encodeURIComponent(icons['icon.svg'])}`,
  STYLE: style,
  RECIPE: recipeScript(readText(house[0].text)),
  HOUSE: JSON.stringify(house).replace(/</g, '\\u003c'),
  ENGINE: engine,
  SCRIPT: script,
};
const page = read('page.html').replace(/\{\{([A-Z]+)\}\}/g, (_, name) => values[name]);
const version = createHash('sha256').update(page).digest('hex').slice(0, 16);

mkdirSync(outFolder, { recursive: true });
const write = (name, content) => writeFileSync(join(outFolder, name), content);
write('index.html', page);
write('service-worker.js', read('service-worker.js').replace('{{VERSION}}', version));
write('manifest.webmanifest', read('manifest.webmanifest'));
for (const [name, content] of Object.entries(icons)) write(name, content);

const kilobytes = (length) => `${(length / 1000).toFixed(0)} kB`;
console.log(`${join(outFolder, 'index.html')}: ${kilobytes(Buffer.byteLength(page))}`
  + `, of which the library is ${kilobytes(engine.length)}, scripts ${kilobytes(script.length)}`
  + `, styles ${kilobytes(style.length)}`);
