// Runs a README's examples with the installed package; there must be at least COUNT. In a block of JavaScript, the
// comment after an expression is its value.
//
//     node examples.mjs README COUNT
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as q from 'quantities-kitchen';

const text = readFileSync(process.argv[2], 'utf8');
let count = 0;
for (const [, block] of text.matchAll(/^```js\n([^]*?)^```$/gm)) {
  const names = Object.keys(q).filter((name) => name !== 'default');
  const lines = block.split('\n').filter((line) => !line.startsWith('import ')).map((line) => {
    const [, expression, value] = /^(.*?);? +\/\/ (.*)$/.exec(line) ?? [];
    if (value === undefined) return line;
    count += 1;
    const thrown = /^throws (.*)$/.exec(value);
    return thrown
      ? `assert.throws(() => ${expression}, { message: ${thrown[1]} });`
      : `assert.deepEqual(${expression}, ${value});`;
  });
  await new Function('assert', 'q', `return (async () => {
    const { ${names.join(', ')} } = q;
    ${lines.join('\n')}
  })()`)(assert, q);
}
assert.ok(count >= Number(process.argv[3]), `${count} examples`);
console.log(`${count} examples`);
