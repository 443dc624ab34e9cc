/**
 * Import directions between the source folders:
 * domain <- messages, analytics, api, storage <- store <- react <- render <- elements, server; dom <- react. src/index.ts is above all of
 * them.
 */
const source = (...rooms) => `^src/(${rooms.join('|')})/`;
const test = String.raw`\.test\.tsx?$|/(testing|test-support)/`;
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const anyPackage = '(^|/)node_modules/';

/** Of the project's sources, `name` may import itself and `allowed`. The rule applies to its tests as well. */
const room = (name, allowed) => ({
  name: `${name}-imports-only-below`,
  severity: 'error',
  from: { path: source(name) },
  to: { path: '^(src|contract|demo|tests|scripts)/', pathNot: source(name, ...allowed, 'test-support') },
});

/** The same between the folders of the store. Only its tests and the files beside the folders may import all of them. */
const storeRoom = ([name, ...allowed]) => ({
  name: `store-${name}-imports-only-below`,
  severity: 'error',
  from: { path: `^src/store/${name}/`, pathNot: test },
  to: { path: '^src/store/', pathNot: `^src/store/(${[name, ...allowed].join('|')})/` },
});

/** The packages that the shipped sources of `name` may import. */
const roomPackages = (name, allowed) => ({
  name: `${name}-uses-only-its-packages`,
  severity: 'error',
  from: { path: source(name), pathNot: test },
  to: { path: anyPackage, ...(allowed.length > 0 ? { pathNot: packages(...allowed) } : {}) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    room('domain', []),
    room('messages', ['domain']),
    room('analytics', ['domain']),
    room('api', ['domain']),
    room('storage', ['domain']),
    room('store', ['domain', 'messages', 'analytics', 'api', 'storage']),
    room('dom', []),
    room('react', ['dom', 'domain', 'messages', 'store']),
    room('render', ['dom', 'domain', 'messages', 'store', 'react']),
    room('elements', ['render', 'dom', 'domain', 'messages', 'analytics', 'api', 'storage', 'store', 'react']),
    room('server', ['render', 'domain', 'messages', 'analytics', 'api', 'store', 'react']),
    ...[
      ['calls'],
      ['events'],
      ['intents', 'calls'],
      ['cart', 'calls', 'events', 'intents'],
      ['wishlist', 'calls', 'events', 'cart'],
      ['tabs', 'cart'],
      ['checkout', 'calls', 'cart', 'intents'],
      ['fetching', 'calls', 'cart', 'intents'],
      ['queue', 'calls', 'cart', 'intents', 'checkout', 'fetching'],
      ['undo', 'cart', 'intents', 'fetching', 'queue'],
      ['express', 'calls', 'cart', 'intents', 'checkout', 'fetching'],
    ].map(storeRoom),
    roomPackages('domain', []),
    roomPackages('messages', []),
    roomPackages('analytics', ['search-insights']),
    roomPackages('api', ['zod']),
    roomPackages('storage', []),
    roomPackages('store', ['zustand']),
    roomPackages('dom', []),
    roomPackages('render', ['react', 'zustand', '@types/react']),
    roomPackages('react', ['react', 'react-dom', 'zustand', '@types/react', '@types/react-dom']),
    {
      name: 'store-knows-only-types-of-analytics',
      severity: 'error',
      from: { path: source('store'), pathNot: test },
      to: { path: source('analytics'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-the-index',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: [test, String.raw`^src/define\.ts$`] },
      to: { path: String.raw`^src/index\.ts$`, dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'contract-uses-public-entries',
      comment: 'The contract is a package of its own: it imports the cart by its name only.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(src|demo|tests|scripts)/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'kit-imports-only-itself',
      comment: 'It checks any backend, so it shares nothing with the reference backend and the helpers.',
      severity: 'error',
      from: { path: '^contract/kit/', pathNot: test },
      to: { path: '^contract/(?!kit/)' },
    },
    {
      name: 'kit-uses-only-its-packages',
      severity: 'error',
      from: { path: '^contract/kit/', pathNot: test },
      to: { path: anyPackage, pathNot: packages('fast-check', 'zod') },
    },
    {
      name: 'contract-uses-only-its-packages',
      severity: 'error',
      from: { path: '^contract/(?!backend/|kit/)', pathNot: test },
      to: { path: anyPackage, pathNot: packages('zod') },
    },
    {
      name: 'demo-uses-public-entries',
      comment: 'The demo is a host: it imports the packages by their names only.',
      severity: 'error',
      from: { path: '^demo/' },
      to: {
        path: '^(src|contract|tests|scripts)/',
        pathNot: '^contract/backend/testing/',
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'demo-uses-only-its-packages',
      severity: 'error',
      from: { path: '^demo/', pathNot: `${test}|^demo/host/stand-ins/` },
      to: { path: anyPackage, pathNot: packages('lit-html') },
    },
    {
      name: 'stand-ins-know-only-official-types',
      severity: 'error',
      from: { path: '^demo/host/stand-ins/' },
      to: { path: anyPackage, pathNot: packages('@stripe/stripe-js', '@paypal/paypal-js') },
    },
    {
      name: 'backend-uses-only-its-packages',
      severity: 'error',
      from: { path: '^contract/backend/', pathNot: test },
      to: { path: anyPackage, pathNot: packages('hono', '@hono/node-server', 'zod') },
    },
    {
      name: 'sources-use-no-node',
      severity: 'error',
      from: { path: '^(src|contract/(calls|kit|openapi))/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shipped-code-imports-no-tests',
      severity: 'error',
      from: { path: '^(src|contract|demo)/', pathNot: test },
      to: { path: test },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      comment: 'The types for hosts name frameworks that only hosts have.',
      severity: 'error',
      from: { pathNot: '^src/elements/host-types/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // The commands of the contract import its build.
    exclude: { path: '^(dist|contract/dist|demo/dist|demo/\\.node)/|^contract/.*\\.mjs$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
