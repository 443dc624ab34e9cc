import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unusedProperties } from './scripts/lib/css-text.mjs';

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
      const unused = unusedProperties(css);
      const isUsed = (name) => new RegExp(`var\\(${name}\\b(?!-)`).test(css) && !unused.includes(name);
      element.cssProperties = cssProperties.filter(({ name }) => isUsed(name));
    }
  },
};

/** Describes what the package ships: the entry of each tag, which defines and exports the class, without private members. */
const shippedModules = {
  name: 'shipped-modules',
  packageLinkPhase({ customElementsManifest }) {
    const elements = customElementsManifest.modules
      .flatMap(({ declarations = [] }) => declarations)
      .filter(({ tagName }) => tagName);
    customElementsManifest.modules = elements.map((element) => {
      const { members = [] } = element;
      const path = `dist/${element.tagName}.js`;
      const declaration = { name: element.name, module: path };
      const isPublic = ({ name, privacy = 'public' }) => privacy === 'public' && !name.startsWith('#');
      return {
        kind: 'javascript-module',
        path,
        declarations: [
          {
            ...element,
            superclass: { name: 'HTMLElement' },
            members: members.filter(isPublic).map((member) => ({ ...member, inheritedFrom: undefined })),
          },
        ],
        exports: [
          { kind: 'js', name: element.name, declaration },
          { kind: 'custom-element-definition', name: element.tagName, declaration },
        ],
      };
    });
  },
};

export default {
  globs: ['src/elements/**/*.ts'],
  exclude: ['src/elements/**/*.test.ts', 'src/elements/**/*.classic.ts'],
  outdir: 'dist',
  packagejson: false,
  plugins: [sharedProperties, shippedModules],
};
