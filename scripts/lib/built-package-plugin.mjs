import { readFileSync } from 'node:fs';

/** Resolves the package's own name to its build in browser tests, by `exports` as in a host. */
export function builtPackagePlugin() {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    name: 'built-package',
    resolveImport({ source }) {
      if (source !== 'cart-fragment' && !source.startsWith('cart-fragment/')) return undefined;
      const target = exports[source.replace(/^cart-fragment/, '.')];
      if (target === undefined) throw new Error(`The package does not export ${source}`);
      return (typeof target === 'string' ? target : target.default).replace(/^\./, '');
    },
  };
}
