import typescript from '@rollup/plugin-typescript';

const { buildStart, ...plugin } = typescript({
  tsconfig: 'tsconfig.build.json',
  // Only strips types; `npm run lint` checks them. Rollup resolves the sources' extensions.
  compilerOptions: {
    module: 'ESNext',
    moduleResolution: 'Bundler',
    noCheck: true,
    declaration: false,
    emitDeclarationOnly: false,
    rootDir: '.',
    outDir: undefined,
    sourceMap: true,
    inlineSources: true,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: false,
  },
});
let start = buildStart;

/** Compiles the sources of the package once, for all bundles of a run. */
export const compiler = {
  ...plugin,
  buildStart(options) {
    start?.call(this, options);
    start = null;
  },
};
