/** Builds the playground: node build.mjs PACKAGE_DIR OUT_DIR
 *  PACKAGE_DIR contains core.js and answers.wasm. Writes one self-contained page into OUT_DIR. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../recipe/build/bundle.mjs';
import { carriedScript, folders, page } from '../recipe/build/page.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const read = (...path) => readFileSync(join(here, ...path), 'utf8');
const { packageFolder, outFolder } = folders();

const style = [read('..', 'recipe', 'styles', 'base.css'), read('playground.css')].join('\n');
const script = bundle(join(here, 'scripts', 'main.mjs'), {
  'quantities-kitchen/': resolve(packageFolder),
  'recipe-page/': join(here, '..', 'recipe', 'scripts'),
});
mkdirSync(outFolder, { recursive: true });
writeFileSync(
  join(outFolder, 'index.html'),
  page(read('page.html'), {
    engine: carriedScript(join(packageFolder, 'answers.wasm')), style, script, policy: ['img-src data:'],
  }));
