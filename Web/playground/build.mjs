/** Builds the playground: node build.mjs PACKAGE_DIR OUT_DIR
 *  PACKAGE_DIR has core.js and quantities.wasm. OUT_DIR gets one page that needs no other file. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from '../recipe/build/bundle.mjs';
import { iconFiles } from '../recipe/build/icon.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const read = (...path) => readFileSync(join(here, ...path), 'utf8');

const [packageFolder, outFolder] = process.argv.slice(2);
if (!packageFolder || !outFolder) {
  console.error('Usage: node build.mjs PACKAGE_DIR OUT_DIR');
  process.exit(1);
}

const style = [read('..', 'recipe', 'styles', 'base.css'), read('playground.css')].join('\n');
const script = bundle(join(here, 'scripts', 'main.mjs'), {
  'quantities-kitchen/': resolve(packageFolder),
  'recipe-page/': join(here, '..', 'recipe', 'scripts'),
});
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const values = {
  POLICY: [
    "default-src 'none'",
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  ICON: `data:image/svg+xml,${encodeURIComponent(iconFiles()['icon.svg'])}`,
  STYLE: style,
  ENGINE: gzipSync(readFileSync(join(packageFolder, 'quantities.wasm')), { level: 9 }).toString('base64'),
  SCRIPT: script,
};
mkdirSync(outFolder, { recursive: true });
writeFileSync(
  join(outFolder, 'index.html'),
  read('page.html').replace(/\{\{([A-Z]+)\}\}/g, (_, name) => values[name]));
