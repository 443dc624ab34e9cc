import path from 'node:path';
import { publicNames } from './package-entries.mjs';

/** Resolves the package's own name to its sources, so that the demo and the tests need no build. */
export function publicNamesPlugin() {
  return {
    name: 'public-names',
    resolveId(source) {
      const file = publicNames[source];
      return file === undefined ? null : path.resolve(file);
    },
  };
}
