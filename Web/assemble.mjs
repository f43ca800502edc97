/** Makes single files of the package's core.js and inline.js: node assemble.mjs PACKAGE_DIR
 *  PACKAGE_DIR contains the other files, and answers.wasm, which becomes a part of inline.js. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from './recipe/build/bundle.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const folder = process.argv[2];
const module = gzipSync(readFileSync(join(folder, 'answers.wasm')), { level: 9 }).toString('base64');
for (const name of ['core.js', 'inline.js']) {
  const script = bundle(join(here, 'package', name), {}, ['Amount', 'load', 'nearestTag', 'QuantityError']);
  writeFileSync(join(folder, name), script.replace('{{MODULE}}', module));
}
