/** Makes a page with inline style and script, and the library inline or in a file beside it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { iconFiles } from './icon.mjs';

/** The library's file, beside a hosted page. */
export const moduleName = 'recipes.wasm';

/** The package's folder and the output folder, from the command line. */
export function folders() {
  const [packageFolder, outFolder] = process.argv.slice(2);
  if (!outFolder) {
    console.error('Usage: node build.mjs PACKAGE_DIR OUT_DIR');
    process.exit(1);
  }
  return { packageFolder, outFolder };
}

/** The script element with the module, for `scripts/engine.mjs` of the recipe page. */
export function carriedScript(file) {
  const module = gzipSync(readFileSync(file), { level: 9 });
  return `<script type="text/plain" id="engine">${module.toString('base64')}</script>`;
}

/** Fills a template. `policy` adds to the Content-Security-Policy, `early` is a script before the content, and
 *  `values` are further values. */
export function page(template, { engine = '', style, script, early = '', policy, values = {} }) {
  const scripts = [script, early].filter(Boolean).map(hash).join(' ');
  const all = {
    POLICY: [
      "default-src 'none'",
      `script-src ${scripts} 'wasm-unsafe-eval'`,
      `style-src ${hash(style)}`,
      ...policy,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    ICON: `data:image/svg+xml,${encodeURIComponent(iconFiles()['icon.svg'])}`,
    STYLE: style, ENGINE: engine, SCRIPT: script, EARLY: early, ...values,
  };
  return template.replace(/\{\{([A-Z]+)\}\}/g, (_, name) => all[name]);
}

function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
