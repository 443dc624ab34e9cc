import path from 'node:path';
import { dts } from 'rollup-plugin-dts';
import { contractEntries, packageEntries, publicNames } from '../lib/package-entries.mjs';

/** Types of frameworks that a host may not have installed. Top-level imports of them would fail there. */
function optionalTypes() {
  const names = [];
  return {
    name: 'optional-types',
    transform: (code) => code.replaceAll(/\bimport\('([^']+)'\)/g, (_, name) => `OptionalTypes${names.push(name) - 1}`),
    renderChunk: (code) => code.replaceAll(/\bOptionalTypes(\d+)/g, (_, index) => `import('${names[index]}')`),
  };
}

/** Declarations that `tsc` has written, as one file for each entry, and files for what entries share. */
const declarations = (entries, declarationOf) => ({
  input: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, declarationOf(source)])),
  external: (id) => !/^[./]/.test(id),
  plugins: [optionalTypes(), dts()],
  output: { dir: 'dist/types', chunkFileNames: ({ name }) => `shared/${name}.ts` },
});

// Hosts import neither the program nor the commands.
const { 'cart-fragment.program': _program, ...imported } = Object.assign({}, ...Object.values(packageEntries));
const { 'kit-command': _kit, 'backend-command': _backend, ...contractImported } = contractEntries;

export const types = declarations(imported, (source) => source.replace(/^src(.*)\.ts$/, '.cache/types$1.d.ts'));

const contractDeclaration = (source) => path.resolve('.cache/contract-types', source.replace(/\.ts$/, '.d.ts'));

/** Those of the package in `contract`, with those of the cart's entry inside. */
const ofContract = declarations(contractImported, contractDeclaration);
export const contractTypes = {
  ...ofContract,
  external: (id) => ofContract.external(id) && !Object.hasOwn(publicNames, id),
  plugins: [
    { name: 'public-declarations', resolveId: (id) => publicNames[id] && contractDeclaration(publicNames[id]) },
    dts(),
  ],
  output: { ...ofContract.output, dir: 'contract/dist/types' },
};
