import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The modules and style sheets with the styles of an element that shares the custom properties of the cart. */
const styles = {
  'wishlist-fragment': ['src/react/cart.css', 'src/react/wishlist/wishlist.css'],
  'wishlist-toggle': ['src/elements/wishlist/toggle-styles.ts'],
};

function cssOf(file) {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/(?:from|@import) '(.*\.css)'/g)];
  return [text, ...imports.map(([, name]) => cssOf(path.join(path.dirname(file), name)))].join('\n');
}

/** Describes the custom properties once, at the cart, and adds to each other element those that its styles use. */
const sharedProperties = {
  name: 'shared-properties',
  packageLinkPhase({ customElementsManifest }) {
    const elements = customElementsManifest.modules
      .flatMap(({ declarations = [] }) => declarations)
      .filter(({ customElement }) => customElement);
    const { cssProperties } = elements.find(({ tagName }) => tagName === 'cart-fragment');
    for (const element of elements.filter(({ tagName }) => tagName in styles)) {
      const css = styles[element.tagName].map(cssOf).join('\n');
      element.cssProperties = cssProperties.filter(({ name }) => new RegExp(`var\\(${name}\\b(?!-)`).test(css));
    }
  },
};

export default {
  globs: ['src/elements/**/*.ts'],
  exclude: ['src/elements/**/*.test.ts', 'src/elements/**/*.classic.ts'],
  outdir: 'dist',
  packagejson: false,
  plugins: [sharedProperties],
};
