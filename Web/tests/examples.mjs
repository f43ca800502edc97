// Runs a README's examples with the installed package; there must be at least COUNT. In a block of JavaScript, the
// comment after an expression is its value.
//
//     node examples.mjs README COUNT
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const text = readFileSync(process.argv[2], 'utf8');
let count = 0;
for (const [, block] of text.matchAll(/^```js\n([^]*?)^```$/gm)) {
  const given = {};
  for (const [, names, from] of block.matchAll(/^import \{ (.*) \} from '(.*)';$/gm)) {
    const module = await import(from);
    for (const name of names.split(', ')) given[name] = module[name];
  }
  const lines = block.split('\n').filter((line) => !line.startsWith('import ')).map((line) => {
    const [, expression, value] = /^(.*?);? +\/\/ (.*)$/.exec(line) ?? [];
    if (value === undefined) return line;
    count += 1;
    const thrown = /^throws (.*)$/.exec(value);
    return thrown
      ? `assert.throws(() => ${expression}, { message: ${thrown[1]} });`
      : `assert.deepEqual(${expression}, ${value});`;
  });
  await new Function('assert', ...Object.keys(given), `return (async () => {
    ${lines.join('\n')}
  })()`)(assert, ...Object.values(given));
}
assert.ok(count >= Number(process.argv[3]), `${count} examples`);
console.log(`${count} examples`);
