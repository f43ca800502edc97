// Measures the package: size, time to the first answer, speed and memory.
//
//     node Web/benchmark.mjs [PACKAGE]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? fileURLToPath(new URL('dist/package', import.meta.url));
const base = pathToFileURL(`${folder}/`);

// An ordinary recipe.
const recipe = `2 1/4 cups all-purpose flour
1 tsp baking soda
1/2 teaspoon salt
1 cup (2 sticks) butter, softened
3/4 cup granulated sugar
3/4 cup packed brown sugar
1 tsp vanilla extract
2 large eggs
2 cups (12-oz package) chocolate chips
1 cup chopped nuts
Bake for 9 to 11 minutes at 375 degrees.
`;

if (process.argv[3] === 'first') {
  const start = performance.now();
  const { scale } = await import(new URL('recipes.js', base));
  const loaded = performance.now();
  scale(recipe, 1.5);
  console.log(`${loaded - start} ${performance.now() - loaded}`);
  process.exit();
}

for (const name of ['core.wasm', 'recipes.wasm', 'answers.wasm', 'core.js', 'open.js', 'quantities.js']) {
  const bytes = readFileSync(new URL(name, base));
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  console.log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzip, ${brotli.length} brotli`);
}

const median = (numbers) => numbers.sort((left, right) => left - right)[numbers.length >> 1];
const milliseconds = (number) => `${number.toFixed(3)} ms`;

const first = Array.from({ length: 9 }, () => execFileSync(
  process.execPath, [fileURLToPath(import.meta.url), folder, 'first']).toString().split(' ').map(Number));
console.log(`loading ${milliseconds(median(first.map(([load]) => load)))}, then the first recipe scaled ${
  milliseconds(median(first.map(([, scale]) => scale)))}: each in a new process, the median of ${first.length}`);

const [amounts, answers] = await Promise.all(
  ['quantities.js', 'answers.js'].map((name) => import(new URL(name, base))));
// The memory of each instance that scales; there should be only one.
const memories = [];
const { Instance } = WebAssembly;
WebAssembly.Instance = function (...values) {
  const instance = new Instance(...values);
  memories.push(instance.exports.memory);
  return instance;
};
const library = await import(new URL('recipes.js', base));

function measure(name, body) {
  for (let index = 0; index < 200; index += 1) body(index);
  const times = Array.from({ length: 2000 }, (_, index) => {
    const start = performance.now();
    body(index);
    return performance.now() - start;
  });
  console.log(`${name}: ${milliseconds(median(times))}`);
}
measure('11 lines scaled', (index) => library.scale(recipe, `${1 + index % 60}/6`));
measure('11 lines scaled and weighed', (index) =>
  library.scale(recipe, `${1 + index % 60}/6`, { kit: 'metric', weigh: true }));
measure('11 lines searched', () => library.find(recipe));
measure('format("3 tsp")', () => amounts.format('3 tsp'));
measure('answer("2 cups flour to g")', () => answers.answer('2 cups flour to g'));

for (const calls of [1000, 100000]) {
  for (let index = 0; index < calls; index += 1) {
    library.scale(recipe, `${1 + index % 60}/6`, { kit: index % 2 ? 'us' : 'metric' });
  }
  const bytes = memories.map(({ buffer }) => buffer.byteLength);
  console.log(`memory after ${calls} calls: ${bytes.join(', ')} bytes`);
}
