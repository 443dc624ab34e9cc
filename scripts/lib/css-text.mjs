import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';

// The oldest browsers that docs/getting-started.md supports, but a Firefox without `:has()`: this separates rules with
// `:has()` from all others, which browsers without `:has()` then still apply.
const targets = browserslistToTargets(['chrome 111', 'firefox 115', 'safari 16.4']);

/** Returns the minified text of the style sheet in `file`. Throws on a syntax error. */
export async function cssText(file) {
  const { code } = transform({ filename: file, code: await readFile(file), minify: true, targets });
  return code.toString();
}

export const cssModule = (text) => `export default ${JSON.stringify(text)};\n`;

// The suffix prevents the bundlers' own handling of style sheets.
const suffix = '?text.js';

/** Plugin for Rollup and Vitest: `import css from './x.css'` imports the minified text. */
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

/** Emits the style sheets that a module imports as cart-fragment.css, in import order, for server markup. */
export function styleSheetPlugin(styleModule) {
  return {
    name: 'style-sheet',
    generateBundle() {
      const texts = this.getModuleInfo(styleModule).importedIds.map((id) => this.getModuleInfo(id).meta.css);
      this.emitFile({ type: 'asset', fileName: 'cart-fragment.css', source: texts.join('\n') });
    },
  };
}
