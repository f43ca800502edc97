// Compares the package's declarations with its exports, for Node's test runner. PACKAGE is the package's folder.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = pathToFileURL(`${process.env.PACKAGE}/`);
const ts = compiler();
const skip = !ts && 'there is no tsc';
const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
const entries = Object.entries(exports).filter(([, { types }]) => types);

function compiler() {
  try {
    const command = realpathSync(execFileSync('sh', ['-c', 'command -v tsc'], { encoding: 'utf8' }).trim());
    return createRequire(command)('../lib/typescript.js');
  } catch {
    return undefined;
  }
}

/** The checker, and the exports of a declaration file by name. */
function declared(path) {
  const file = fileURLToPath(new URL(path, folder));
  const program = ts.createProgram([file],
    { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.Node16, strict: true, noEmit: true, types: [] });
  assert.deepEqual(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText), []);
  const checker = program.getTypeChecker();
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
    .map((symbol) => symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  return { checker, symbols: new Map(symbols.map((symbol) => [symbol.name, symbol])) };
}

for (const [name, { types, default: script }] of entries) {
  test(`${name} exports the values that it declares`, { skip }, async () => {
    const values = [...declared(types).symbols.values()].filter(({ flags }) => flags & ts.SymbolFlags.Value);
    assert.deepEqual(values.map(({ name }) => name).sort(), Object.keys(await import(new URL(script, folder))).sort());
  });
}

test('the types of values name their properties', { skip }, async () => {
  const q = await import(new URL(exports['./answers'].default, folder));
  const { checker, symbols } = declared(exports['./answers'].types);
  const properties = (value) => {
    const names = Object.keys(value);
    const own = Object.getPrototypeOf(value);
    if (own !== Object.prototype && own) names.push(...Object.getOwnPropertyNames(own));
    return [...new Set(names)].filter((name) => !['constructor', 'name'].includes(name) || own === Object.prototype);
  };
  let error;
  try { q.format('½ cupz'); } catch (thrown) { error = thrown; }
  for (const [type, value] of [
    ['Amount', q.amount('1 cup')], ['Range', q.read('1-2 cups')], ['Unit', q.units()[0]], ['QuantityError', error],
    ['Library', await (await import(new URL('inline.js', folder))).load()],
    ['Found', q.find('4 eggs')[0]], ['Scaling', q.scaling('4 eggs', 2)],
  ]) {
    const inherited = ['name', 'message', 'stack', 'cause'];
    const names = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbols.get(type)))
      .map(({ name }) => name).filter((name) => type !== 'QuantityError' || !inherited.includes(name));
    assert.deepEqual(properties(value).filter((name) => !(type === 'QuantityError' && inherited.includes(name))).sort(),
      names.sort(), type);
  }
});

test('the types of options are their values', { skip }, async () => {
  const { optionValues } = await import(new URL(exports['.'].default, folder));
  const { checker, symbols } = declared(exports['.'].types);
  const fields = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbols.get('OptionValues')));
  assert.deepEqual(fields.map(({ name }) => name), optionValues());
  for (const field of fields) {
    const type = checker.getTypeOfSymbolAtLocation(field, field.valueDeclaration);
    if (type.flags & ts.TypeFlags.String) continue;
    const values = type.flags & ts.TypeFlags.Never ? [] : type.types.map(({ value }) => value);
    assert.deepEqual(values.sort(), optionValues(field.name).sort(), field.name);
  }
});
