import { readFileSync } from 'node:fs';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { cssTextPlugin } from '../lib/css-text.mjs';
import { hardenPackagesPlugin } from '../lib/harden-packages.mjs';
import { publicNamesPlugin } from '../lib/public-names.mjs';
import { stripTypes } from '../lib/strip-types.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const otherBuilds = {
  // The CommonJS file would add a helper to the program, although only the payment buttons load it.
  '@stripe/stripe-js/pure/index.js': '@stripe/stripe-js/pure/index.mjs',
};

const useOtherBuilds = {
  name: 'other-builds',
  resolveId: (id) => (Object.hasOwn(otherBuilds, id) ? path.resolve('node_modules', otherBuilds[id]) : null),
};

/**
 * The plugins of all bundles. `styles` is a module that imports all style sheets of the bundle, so that properties they do
 * not use are dropped; `types` removes types.
 */
export const plugins = ({ platform = 'browser', styles, types = stripTypes() } = {}) => [
  cssTextPlugin(styles),
  useOtherBuilds,
  hardenPackagesPlugin(),
  publicNamesPlugin(),
  nodeResolve({
    browser: platform === 'browser',
    exportConditions: platform === 'browser' ? ['production'] : ['production', platform],
    extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'],
    preferBuiltins: platform === 'node',
    // `sideEffects` of package.json applies to dist. In the sources, importing zod.ts configures zod.
    ignoreSideEffectsForRoot: true,
  }),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.MODE': JSON.stringify('production'),
      // Sentry's debug log adds bytes, and stores its settings in the global of the host page's own Sentry.
      __SENTRY_DEBUG__: 'false',
      __CART_FRAGMENT_VERSION__: version,
    },
  }),
  commonjs(),
  types,
];

export const minify = (options) =>
  terser({
    module: true,
    ecma: 2020,
    // Larger functions that are inlined compress worse.
    compress: { passes: 3, inline: 1, unsafe_arrows: true, ...options },
    format: { comments: /^# allFunctionsCalledOnLoad/ },
  });
