/** Writes inline.js, the whole library in one file: node inline.mjs PACKAGE_DIR */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './recipe/build/bundle.mjs';

const file = join(process.argv[2], 'inline.js');
const module = gzipSync(readFileSync(join(process.argv[2], 'answers.wasm')), { level: 9 }).toString('base64');
const script = bundle(file, {}, ['Amount', 'load', 'nearestTag', 'QuantityError']);
writeFileSync(file, script.replace('{{MODULE}}', module));
