import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { browserslistToTargets, bundleAsync } from 'lightningcss';

// The oldest browsers that docs/getting-started.md supports, except that this Firefox lacks `:has()`. As a result,
// rules with `:has()` are separated from all others, which browsers without `:has()` can then still apply.
const targets = browserslistToTargets(['chrome 111', 'firefox 115', 'safari 16.4']);

/**
 * Returns the minified text of a style sheet and its imports, without the unused custom properties. Throws on a syntax
 * error.
 * @param reads called with each file that is read.
 */
export async function cssText(file, unusedSymbols = [], reads = () => {}) {
  const read = (name) => {
    reads(name);
    return readFile(name, 'utf8');
  };
  const { code } = await bundleAsync({ filename: file, minify: true, targets, unusedSymbols, resolver: { read } });
  return code.toString();
}

/** Returns the custom properties that the style sheets imported by a module set but do not use. */
async function unusedProperties(styleModule) {
  const imports = [...(await readFile(styleModule, 'utf8')).matchAll(/ from '(.*\.css)'/g)];
  const files = imports.map(([, file]) => readFile(path.join(path.dirname(styleModule), file), 'utf8'));
  const css = (await Promise.all(files)).join('\n');
  const names = (pattern) => [...css.matchAll(pattern)].map(([, name]) => name);
  const used = names(/var\((--[\w-]+)/g);
  return names(/(--[\w-]+):/g).filter((name) => !used.includes(name));
}

export const cssModule = (text) => `export default ${JSON.stringify(text)};\n`;

// The suffix prevents the bundlers' own handling of style sheets.
const suffix = '?text.js';

/**
 * Plugin for Rollup and Vitest: `import css from './x.css'` imports the minified text.
 * @param styleModule a module that imports all style sheets of the bundle, so that properties they do not use are dropped.
 */
export function cssTextPlugin(styleModule = '') {
  const unused = styleModule ? unusedProperties(styleModule) : [];
  return {
    name: 'css-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || importer === undefined || !source.startsWith('.')) return null;
      return path.resolve(path.dirname(importer), source) + suffix;
    },
    async load(id) {
      if (!id.endsWith(`.css${suffix}`)) return null;
      const text = await cssText(id.slice(0, -suffix.length), await unused, (file) => this.addWatchFile(file));
      return { code: cssModule(text) };
    },
  };
}

/** Emits the cart's sheet, followed by the one for server markup, as cart-fragment.css; that for pages as placeholder.css. */
export function styleSheetPlugin(cartSheet, earlySheet, placeholder) {
  return {
    name: 'style-sheet',
    async generateBundle() {
      const source = `${await cssText(cartSheet)}\n${await cssText(earlySheet)}`;
      this.emitFile({ type: 'asset', fileName: 'cart-fragment.css', source });
      this.emitFile({ type: 'asset', fileName: 'placeholder.css', source: await cssText(placeholder) });
    },
  };
}
