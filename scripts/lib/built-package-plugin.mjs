import { readFileSync } from 'node:fs';

/** In browser tests the package's own name means what is built, found as a host finds it: by `exports`. */
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
