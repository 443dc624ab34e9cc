import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';

// Nesting, :has and container queries are older than these; only prefixes and syntax sugar are lowered.
const targets = browserslistToTargets(['chrome 111', 'firefox 115', 'safari 16.4']);

/** The minified text of the style sheet in `file`. Throws on a syntax error. */
export async function cssText(file) {
  const { code } = transform({ filename: file, code: await readFile(file), minify: true, targets });
  return code.toString();
}

export const cssModule = (text) => `export default ${JSON.stringify(text)};\n`;

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
      const text = await cssText(file);
      return { code: cssModule(text), meta: { css: text } };
    },
  };
}

/** Ships the style sheets that a module imports as cart-fragment.css, in the order of the imports, for server markup. */
export function styleSheetPlugin(styleModule) {
  return {
    name: 'style-sheet',
    generateBundle() {
      const texts = this.getModuleInfo(styleModule).importedIds.map((id) => this.getModuleInfo(id).meta.css);
      this.emitFile({ type: 'asset', fileName: 'cart-fragment.css', source: texts.join('\n') });
    },
  };
}
