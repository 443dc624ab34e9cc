import { readFileSync } from 'node:fs';
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
  return withOwnProperties(code.toString());
}

/** The definitions of a style sheet, as pairs of name and value. */
const definitionsIn = (css) =>
  [...css.matchAll(/(--cart-[\w-]+):\s*([^;}]*)/g)].map(([, name, value]) => [name, value]);
const read = (name) => definitionsIn(readFileSync(`src/react/${name}.css`, 'utf8'));
const defaults = new Map([
  ...read('base/tokens').filter(([, value]) => !value.endsWith('!important')),
  ...read('theme/first-brand'),
]);
const publicNames = [...defaults.keys()];

/** Short, because the program contains it many times. */
const ownName = (name) => `--_${publicNames.indexOf(name).toString(36)}`;

/** Rarely used, and the same in both brands: the default takes less space where it is used. */
const rare = [
  'sticky-top',
  'max-width',
  'space-7',
  'color-on-accent',
  'color-warning',
  'color-warning-soft',
  'color-error-soft',
  'color-success-soft',
  'color-promo-soft',
].map((name) => `--cart-${name}`);

/**
 * Lets the values of a host inherit from any ancestor of the element: their defaults set properties of the package's own,
 * which its rules use. Important values apply to the element itself.
 */
function withOwnProperties(css) {
  return (
    css
      // For `light-dark()`, which no sheet uses.
      .replaceAll(/--lightningcss-(light|dark):[^;}]*;/g, '')
      .replaceAll(/(--cart-[\w-]+):([^;}]*);?/g, (definition, name, value) => {
        if (value.endsWith('!important')) return definition;
        return rare.includes(name) ? '' : `${ownName(name)}:var(${name},${value});`;
      })
      .replaceAll(/var\((--cart-[\w-]+)\)/g, (_, name) => own(name))
      .replaceAll(';}', '}')
  );
}

function own(name) {
  if (!rare.includes(name)) return `var(${ownName(name)})`;
  return `var(${name},${defaults.get(name).replaceAll(/var\((--cart-[\w-]+)\)/g, (_, inner) => own(inner))})`;
}

/** Returns the custom properties that a style sheet sets but does not use. */
export function unusedProperties(sheet) {
  const css = sheet.replaceAll(/\/\*[^]*?\*\//g, '');
  const namesIn = (text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  const isDefinition = /(--[\w-]+):([^;}]*)/g;
  const definitions = [...css.matchAll(isDefinition)];
  // What only unused definitions use is unused, too.
  const used = new Set(namesIn(css.replaceAll(isDefinition, '')));
  for (const name of used) {
    const values = definitions.filter(([, defined]) => defined === name).map(([, , value]) => value);
    values.flatMap(namesIn).forEach((inner) => used.add(inner));
  }
  return definitions.map(([, name]) => name).filter((name) => !used.has(name));
}

/** The same for the style sheets that a module imports. */
async function unusedIn(styleModule) {
  const imports = [...(await readFile(styleModule, 'utf8')).matchAll(/ from '(.*\.css)'/g)];
  const files = imports.map(([, file]) => readFile(path.join(path.dirname(styleModule), file), 'utf8'));
  return unusedProperties((await Promise.all(files)).join('\n'));
}

export const cssModule = (text) => `export default ${JSON.stringify(text)};\n`;

// The suffix prevents the bundlers' own handling of style sheets.
const suffix = '?text.js';

/**
 * Plugin for Rollup and Vitest: `import css from './x.css'` imports the minified text.
 * @param styleModule a module that imports all style sheets of the bundle, so that properties they do not use are dropped.
 */
export function cssTextPlugin(styleModule = '') {
  const unused = styleModule ? unusedIn(styleModule) : [];
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
      const source = `@charset "utf-8";\n${await cssText(cartSheet)}\n${await cssText(earlySheet)}`;
      this.emitFile({ type: 'asset', fileName: 'cart-fragment.css', source });
      this.emitFile({ type: 'asset', fileName: 'placeholder.css', source: await cssText(placeholder) });
    },
  };
}
