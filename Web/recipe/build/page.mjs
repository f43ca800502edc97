/** Makes a page that carries all it needs within itself, and may ask for nothing else. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { iconFiles } from './icon.mjs';

/** The folders of the package and of what is built, which a script that builds a page is called with. */
export function folders() {
  const [packageFolder, outFolder] = process.argv.slice(2);
  if (!outFolder) {
    console.error('Usage: node build.mjs PACKAGE_DIR OUT_DIR');
    process.exit(1);
  }
  return { packageFolder, outFolder };
}

/** The module, as `scripts/engine.mjs` of the recipe page reads it. */
export function carriedEngine(packageFolder) {
  return gzipSync(readFileSync(join(packageFolder, 'quantities.wasm')), { level: 9 }).toString('base64');
}

/** Fills a template, `policy` being what the page may load besides, and `values` what it has besides. */
export function page(template, { engine, style, script, policy, values = {} }) {
  const all = {
    POLICY: [
      "default-src 'none'",
      `script-src ${hash(script)} 'wasm-unsafe-eval'`,
      `style-src ${hash(style)}`,
      ...policy,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    ICON: `data:image/svg+xml,${encodeURIComponent(iconFiles()['icon.svg'])}`,
    STYLE: style, ENGINE: engine, SCRIPT: script, ...values,
  };
  return template.replace(/\{\{([A-Z]+)\}\}/g, (_, name) => all[name]);
}

function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
