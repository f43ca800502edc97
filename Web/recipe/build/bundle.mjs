/** Bundles modules into one script, for pages opened from a file, which can't fetch modules, and for the package. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const importLine = /^import\s+\{([^}]*)\}\s+from\s+'([^']+)';?$/gm;
const declaration = /^export\s+((?:async\s+)?function\*?|const|let|class)\s+(\w+)/gm;
const exportList = /^export\s+\{([^}]*)\};?$/gm;

const pairs = (names) => names.split(',').map((name) => name.trim()).filter(Boolean)
  .map((name) => name.split(/\s+as\s+/));

/** The modules that `entry` imports, each as a function that returns its exports, the entry last.
 *  @param {Record<string, string>} folders  folders of imports, by the name that they begin with
 *  @param {string[]} exported  the names that the script exports; with some, it is a module */
export function bundle(entry, folders, exported = []) {
  const names = new Map();
  const open = new Set();
  const parts = [];

  function add(path) {
    if (names.has(path)) return names.get(path);
    if (open.has(path)) throw new Error(`expected no circle of imports, found one at ${path}`);
    open.add(path);
    const exports = [];
    const body = readFileSync(path, 'utf8')
      .replace(importLine, (_, list, from) => {
        const inner = pairs(list).map((pair) => pair.join(': ')).join(', ');
        return `const { ${inner} } = ${add(locate(from, path))};`;
      })
      .replace(declaration, (_, kind, name) => {
        exports.push(name);
        return `${kind} ${name}`;
      })
      .replace(exportList, (_, list) => {
        exports.push(...pairs(list).map(([inner, outer = inner]) => `${outer}: ${inner}`));
        return '';
      });
    // Strip comments.
    const plain = body.replace(/^[ \t]*\/\*\*[^]*?\*\/[ \t]*\n/gm, '').replace(/^[ \t]*\/\/ .*\n/gm, '');
    const left = /^(?:import|export)\b.*|\bimport\.meta\b.*/m.exec(plain);
    if (left) {
      throw new Error(`expected only named imports and exports in ${path}, found: ${left[0]}`);
    }
    const name = `module${names.size}`;
    const result = `return { ${exports.join(', ')} };`;
    parts.push(`const ${name} = (() => {\n${plain.trim()}\n${result}\n})();`);
    names.set(path, name);
    return name;
  }

  function locate(from, path) {
    const folder = Object.keys(folders).find((prefix) => from.startsWith(prefix));
    return folder ? join(folders[folder], from.slice(folder.length)) : join(dirname(path), from);
  }

  const name = add(entry);
  if (exported.length) {
    const names = `{ ${exported.join(', ')} }`;
    parts.push(`const ${names} = ${name};\nexport ${names};`);
  }
  const script = `'use strict';\n${parts.join('\n')}\n`;
  // An HTML parser ends the script there, even within a string.
  if (/<\/script|<!--/i.test(script)) {
    throw new Error('expected no </script or <!-- in the scripts');
  }
  return script;
}
