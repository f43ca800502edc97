// The entries that load the library when they are called, for Node's test runner. PACKAGE is the package's folder.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

const folder = pathToFileURL(`${process.env.PACKAGE}/`);
const place = (name) => new URL(name, folder);

test('load() takes the module beside it, or another source', async () => {
  for (const [entry, module, body] of [
    ['load.js', 'core.wasm', ({ format }) => format('3 tsp')],
    ['recipes-load.js', 'recipes.wasm', ({ scale }) => scale('1 teaspoon', 3)],
    ['answers-load.js', 'answers.wasm', ({ answer }) => answer('3 tsp')],
  ]) {
    const { load } = await import(place(entry));
    const bytes = readFileSync(place(module));
    for (const source of [undefined, place(module), place(module).href, Promise.resolve(place(module)), bytes,
      await WebAssembly.compile(bytes)]) {
      assert.equal(body(await load(source)), '1 tablespoon', `${entry} ${source}`);
    }
  }
});

test('languages are beside the module', async () => {
  const { load } = await import(place('load.js'));
  const { format, languages, loadLanguage } = await load();
  assert.equal(await loadLanguage('sv-SE'), 'sv');
  assert.equal(format('2 cups', { language: 'sv' }), '2 koppar');
  assert.ok((await languages()).includes('fr-CA'));
  const { loadLanguage: lost } = await load(readFileSync(place('core.wasm')));
  await assert.rejects(lost('sv'), /languages are beside the module, whose address is unknown/);
});

test('one file has the whole library', async () => {
  assert.doesNotMatch(readFileSync(place('inline.js'), 'utf8'), /^import|\bimport\(|import\.meta/m);
  const { load, QuantityError } = await import(place('inline.js'));
  const { answer, loadLanguage, format } = await load();
  assert.equal(answer('2 cups flour to g'), '~240 g');
  loadLanguage('sv', readFileSync(place('languages/sv.txt'), 'utf8'));
  assert.equal(format('2 cups', { language: 'sv' }), '2 koppar');
  assert.throws(() => answer('2 cupz'), QuantityError);
});

test('CommonJS is told to import', () => {
  const home = mkdtempSync(join(tmpdir(), 'entries-'));
  mkdirSync(join(home, 'node_modules'));
  symlinkSync(process.env.PACKAGE, join(home, 'node_modules', 'quantities-kitchen'));
  const { stderr } = spawnSync(process.execPath, ['-e', "require('quantities-kitchen')"], { cwd: home, encoding: 'utf8' });
  rmSync(home, { recursive: true });
  // Since Node 22, only modules with top-level await are refused.
  assert.match(stderr, /ERR_REQUIRE_(ESM|ASYNC_MODULE)/);
  assert.match(stderr, /import\(\)/);
});
