// Compares the package with rows written by rows.mjs: `node compare.mjs PACKAGE ROWS`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { differences } from './equality.js';

const [folder, file] = process.argv.slice(2);
const library = await import(pathToFileURL(resolve(folder, 'quantities.js')));
const rows = JSON.parse(readFileSync(file, 'utf8'));
const different = differences(library, rows);
for (const difference of different.slice(0, 20)) console.log(difference);
console.log(`${rows.length} rows, ${different.length} differ`);
if (different.length > 0) process.exitCode = 1;
