// Compares each module of the package with rows written by rows.mjs: `node compare.mjs PACKAGE ROWS`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canAnswer, differences } from './equality.js';

const [folder, file] = process.argv.slice(2);
const all = JSON.parse(readFileSync(file, 'utf8'));
for (const name of ['quantities', 'recipes', 'answers']) {
  const library = await import(pathToFileURL(resolve(folder, `${name}.js`)));
  const rows = all.filter((row) => canAnswer(library, row));
  const different = differences(library, rows);
  for (const difference of different.slice(0, 20)) console.log(difference);
  console.log(`${name}.js: ${rows.length} rows, ${different.length} differ`);
  if (rows.length === 0 || different.length > 0) process.exitCode = 1;
}
