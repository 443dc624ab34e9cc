/**
 * The package's entries by kind of bundle. A new entry needs one line here, one in the `exports` of package.json and
 * one in the `paths` of tsconfig.json.
 */
export const packageEntries = {
  /** For script tags: all dependencies are bundled, lazy code is in chunks. */
  browser: {
    'cart-fragment': 'src/elements/cart-fragment.ts',
    'cart-fragment.program': 'src/elements/cart-fragment.program.ts',
    'wishlist-fragment': 'src/elements/wishlist-fragment.ts',
  },
  /** For module scripts of pages that may have no element, with everything that each needs. */
  standalone: {
    add: 'src/elements/add.ts',
    analytics: 'src/elements/analytics.ts',
    'cart-badge': 'src/elements/cart-badge.ts',
    storage: 'src/storage/registry.ts',
    'wishlist-badge': 'src/elements/wishlist-badge.ts',
    'wishlist-toggle': 'src/elements/wishlist-toggle.ts',
  },
  /** For script tags without type=module: one classic script each. */
  classic: {
    'cart-fragment.classic': 'src/elements/cart-fragment.classic.ts',
    'cart-fragment.early': 'src/elements/cart-fragment.early.ts',
  },
  /** For bundlers: dependencies and peer dependencies remain imports. */
  library: {
    api: 'src/api/public.ts',
    define: 'src/define.ts',
    index: 'src/index.ts',
  },
  /** For Node and edge runtimes: everything is bundled. */
  server: {
    server: 'src/server/render-cart-fragment.ts',
  },
};

/** The entries of the package in `contract`: everything is bundled, but not minified. */
export const contractEntries = {
  index: 'contract/index.ts',
  backend: 'contract/backend/public.ts',
  'backend-node': 'contract/backend/hosts/node.ts',
  /** For the commands in `bin`. Not in the `exports`. */
  'kit-command': 'contract/kit/command.ts',
  'backend-command': 'contract/backend/command/run-command.ts',
};

/**
 * Files of the library that no host imports by name. With one for each export, a bundler takes from the index only what
 * the host uses.
 */
export const libraryParts = {
  'library/cart-badge-element': 'src/elements/cart-badge-element.ts',
  'library/cart-fragment-element': 'src/elements/cart-fragment-element.ts',
  'library/define-element': 'src/elements/define-element.ts',
  'library/fragment-init-error': 'src/domain/fragment-init-error.ts',
  'library/mount-cart-fragment': 'src/elements/mount-cart-fragment.ts',
  'library/wishlist-badge-element': 'src/elements/wishlist-badge-element.ts',
  'library/wishlist-fragment-element': 'src/elements/wishlist-fragment-element.ts',
  'library/wishlist-toggle-element': 'src/elements/wishlist-toggle-element.ts',
};

/** The style sheet of the cart, which becomes dist/cart-fragment.css. */
export const cartSheet = 'src/react/cart.css';

/** The style sheet of what server markup shows before the program has loaded. */
export const earlySheet = 'src/react/early/early.css';

/** The style sheet of pages, which becomes dist/placeholder.css. */
export const placeholderSheet = 'src/elements/placeholder.css';

/** The module with all style sheets of the hearts. */
export const heartStyleModule = 'src/elements/wishlist/toggle-styles.ts';

/** Names by which workspaces and tests import the packages, with their sources. */
export const publicNames = {
  'cart-fragment': packageEntries.library.define,
  'cart-fragment/elements': packageEntries.library.index,
  'cart-fragment/cart-fragment.js': packageEntries.browser['cart-fragment'],
  'cart-fragment/analytics': packageEntries.standalone.analytics,
  'cart-fragment/add': packageEntries.standalone.add,
  'cart-fragment/cart-badge.js': packageEntries.standalone['cart-badge'],
  'cart-fragment/wishlist-badge.js': packageEntries.standalone['wishlist-badge'],
  'cart-fragment/api': packageEntries.library.api,
  'cart-fragment/wishlist-fragment.js': packageEntries.browser['wishlist-fragment'],
  'cart-fragment/wishlist-toggle.js': packageEntries.standalone['wishlist-toggle'],
  'cart-fragment/storage': packageEntries.standalone.storage,
  'cart-fragment/server': packageEntries.server.server,
  'cart-fragment-contract': contractEntries.index,
  'cart-fragment-contract/backend': contractEntries.backend,
  'cart-fragment-contract/backend/node': contractEntries['backend-node'],
};
