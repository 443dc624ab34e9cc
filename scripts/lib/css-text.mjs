import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import { listFiles } from './list-files.mjs';

// Nesting, :has and container queries are older than these; only prefixes and syntax sugar are lowered.
const targets = browserslistToTargets(['chrome 111', 'firefox 115', 'safari 16.4']);

/** The minified text of the style sheet in `file`. Throws on a syntax error. */
export async function cssText(file) {
  const { code } = transform({ filename: file, code: await readFile(file), minify: true, targets });
  return code.toString();
}

/** A short text that is another one as soon as any style sheet of the sources is. */
export function stylesVersion() {
  const hash = createHash('sha256');
  const folder = path.resolve('src/react');
  for (const file of [...listFiles(folder, /\.css$/), 'styles.ts']) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}

export async function cssModule(file) {
  return `export default ${JSON.stringify(await cssText(file))};\n`;
}

// The suffix keeps the bundlers' own handling of style sheets away.
const suffix = '?text.js';

/** `import css from './x.css'` gives the minified text: for Rollup, and for Vitest. */
export function cssTextPlugin() {
  return {
    name: 'css-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || importer === undefined || !source.startsWith('.')) return null;
      return path.resolve(path.dirname(importer), source) + suffix;
    },
    async load(id) {
      if (!id.endsWith(`.css${suffix}`)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return cssModule(file);
    },
  };
}
