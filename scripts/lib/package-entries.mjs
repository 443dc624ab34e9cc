/**
 * The entries of the package by the way they are bundled. A new entry is one line here, one in the `exports` of
 * package.json and one in the `paths` of tsconfig.json.
 */
export const packageEntries = {
  /** For script tags: everything that they need is bundled, shared parts are chunks. */
  browser: {
    'cart-fragment': 'src/elements/cart-fragment.ts',
  },
  /** For script tags that cannot say type=module: one classic script each. */
  classic: {
    'cart-fragment.classic': 'src/elements/cart-fragment.classic.ts',
  },
  /** For bundlers: dependencies and peer dependencies stay imports. */
  library: {
    index: 'src/index.ts',
    contract: 'src/api/contract.ts',
  },
  /** For Node and edge runtimes: everything is bundled. */
  server: {
    server: 'src/server/render-cart-fragment.ts',
  },
};

/** The module whose `cartStyles` becomes dist/cart-fragment.css. */
export const styleModule = 'src/react/styles.ts';

/** What the demo and the tests import by the package's own name, and the source that stands behind it. */
export const publicNames = {
  'cart-fragment': packageEntries.library.index,
  'cart-fragment/cart-fragment.js': packageEntries.browser['cart-fragment'],
  'cart-fragment/contract': packageEntries.library.contract,
  'cart-fragment/server': packageEntries.server.server,
};
