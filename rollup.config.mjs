import { classics } from './scripts/build/classics.mjs';
import { contract } from './scripts/build/contract.mjs';
import { demo } from './scripts/build/demo.mjs';
import { library } from './scripts/build/library.mjs';
import { program, reactDom } from './scripts/build/program.mjs';
import { quick } from './scripts/build/quick.mjs';
import { server } from './scripts/build/server.mjs';
import { standalones } from './scripts/build/standalones.mjs';
import { contractTypes, types } from './scripts/build/types.mjs';

const parts = {
  package: [program, ...standalones, ...classics, library, server, reactDom],
  types: [types],
  contract: [contract],
  'contract-types': [contractTypes],
  demo,
  start: [program, ...standalones, ...classics, ...demo].map(quick),
};

function onwarn(warning, warn) {
  const isOurs = !(warning.id ?? warning.ids?.[0] ?? '').includes('node_modules');
  // Type-only files produce empty bundles; circular imports inside packages are not ours.
  if (warning.code === 'EMPTY_BUNDLE' || !isOurs) return;
  if (['UNRESOLVED_IMPORT', 'MISSING_EXPORT'].includes(warning.code)) throw new Error(warning.message);
  warn(warning);
}

/** `rollup -c --configPart demo` builds one part; without it, all of the package and the demo. */
export default ({ configPart }) =>
  (configPart ? parts[configPart] : [...parts.package, ...parts.demo]).map((one) => ({ ...one, onwarn }));
