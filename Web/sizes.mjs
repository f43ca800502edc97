// Prints a module's size by part: `node Web/sizes.mjs [core|recipes|answers]`, after Web/build.
//
// A function counts toward the folder of its type, or toward its purpose.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const [, , module = 'core'] = process.argv;
const file = fileURLToPath(new URL(`.build/release/${module}.named.wasm`, import.meta.url));
const bytes = readFileSync(file);
const { functions, data } = sections(bytes);
const names = execFileSync('swift', ['demangle', '-compact'], {
  input: functions.map(({ name }) => name).join('\n'), maxBuffer: 2 ** 30,
}).toString().split('\n');
const folders = declaredFolders();

const parts = new Map();
for (const [index, { body }] of functions.entries()) add(partOf(names[index]), body);
for (const segment of data) add('Data: ingredients, names of units, words, messages, Unicode', segment);
function add(part, body) { parts.set(part, [...(parts.get(part) ?? []), body]); }

console.log('| part | functions | KB | KB brotli |\n|---|---:|---:|---:|');
const rows = [...parts].map(([part, bodies]) => [part, bodies.length, Buffer.concat(bodies)]);
for (const [part, count, all] of rows.sort((left, right) => right[2].length - left[2].length)) {
  console.log(`| ${part} | ${part.startsWith('Data') ? '' : count} | ${kilobytes(all)} | ${kilobytes(brotliCompressSync(all))} |`);
}

function kilobytes(bytes) { return Math.round(bytes.length / 1000); }

/** Returns the part of a function. */
function partOf(name) {
  if (/^(byn\S*)?(merged )?outlined /.test(name)) return 'Copying and destroying values';
  const itself = name.slice(name.lastIndexOf('> of ') + 1);
  const own = [...itself.matchAll(/QuantitiesWeb\.\(?(\w+)/g)].map(([, type]) => folders.get(type))
    .find((folder) => folder);
  if (itself.startsWith(' of Swift') || itself.startsWith(' of (extension in Swift)') || !own) {
    return name.includes('QuantitiesWeb') && own === undefined && !name.includes('Swift.')
      ? 'Other' : "Swift's standard library, and what it is specialized for";
  }
  return `\`${own}\``;
}

/** Maps types to the folders that declare them. */
function declaredFolders() {
  const root = fileURLToPath(new URL('../Sources/', import.meta.url));
  const folders = new Map();
  for (const path of readdirSync(root, { recursive: true }).filter((path) => path.endsWith('.swift'))) {
    const folder = path.split('/').slice(0, -1).slice(0, 2).join('/');
    const text = readFileSync(root + path, 'utf8');
    for (const [, type] of text.matchAll(/^\s*(?:\w+ )*(?:struct|enum|class|protocol|func) (\w+)/gm)) {
      if (!folders.has(type)) folders.set(type, folder);
    }
  }
  return folders;
}

/** Reads a module's functions, their names, and its data. */
function sections(bytes) {
  let place = 8;
  const number = () => {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = bytes[place++];
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  const take = (length) => bytes.subarray(place, place += length);
  const [bodies, names, data] = [[], new Map(), []];
  while (place < bytes.length) {
    const kind = bytes[place++];
    const end = number() + place;
    if (kind === 10) for (let count = number(); count > 0; count -= 1) bodies.push(take(number()));
    if (kind === 11) {
      for (let count = number(); count > 0; count -= 1) {
        // Skip the flags and the segment's constant offset.
        number();
        place = bytes.indexOf(0x0B, place) + 1;
        data.push(take(number()));
      }
    }
    if (kind === 0 && take(number()).toString() === 'name') {
      while (place < end) {
        const [part, next] = [bytes[place++], number() + place];
        if (part === 1) {
          for (let count = number(); count > 0; count -= 1) names.set(number(), take(number()).toString());
        }
        place = next;
      }
    }
    place = end;
  }
  return { functions: bodies.map((body, index) => ({ body, name: names.get(index) ?? '' })), data };
}
