import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import license from 'rollup-plugin-license';
import { dts } from 'rollup-plugin-dts';
import { visualizer } from 'rollup-plugin-visualizer';
import { cssTextPlugin, styleSheetPlugin } from './scripts/lib/css-text.mjs';
import { demoEntries, nodeHostBundle, pageWriterBundle, renderedPagesBundle } from './scripts/lib/demo-entries.mjs';
import { hardenPackagesPlugin } from './scripts/lib/harden-packages.mjs';
import {
  contractEntries,
  earlySheet,
  heartStyleModule,
  libraryParts,
  packageEntries,
  placeholderSheet,
  publicNames,
  styleModule,
} from './scripts/lib/package-entries.mjs';
import { publicNamesPlugin } from './scripts/lib/public-names.mjs';
import { reactModulesPlugin } from './scripts/lib/react-modules.mjs';
import { stripTypes } from './scripts/lib/strip-types.mjs';
import { trimPackagesPlugin } from './scripts/lib/trim-packages.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const packageJson = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const dependencies = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies });
const isDependency = (id) => dependencies.some((name) => id === name || id.startsWith(`${name}/`));

const sourcesOf = (entries) =>
  Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, path.join(root, source)]));

const otherBuilds = {
  // The CommonJS file would add a helper to the program, although only the payment buttons load it.
  '@stripe/stripe-js/pure/index.js': '@stripe/stripe-js/pure/index.mjs',
};

const useOtherBuilds = {
  name: 'other-builds',
  resolveId: (id) => (Object.hasOwn(otherBuilds, id) ? path.join(root, 'node_modules', otherBuilds[id]) : null),
};

function plugins({ platform = 'browser', minify = true, styles } = {}) {
  return [
    cssTextPlugin(styles),
    useOtherBuilds,
    hardenPackagesPlugin(),
    publicNamesPlugin(root),
    nodeResolve({
      browser: platform === 'browser',
      exportConditions: platform === 'browser' ? ['production'] : ['production', platform],
      extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'],
      preferBuiltins: platform === 'node',
    }),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': JSON.stringify('production'),
        'import.meta.env.MODE': JSON.stringify('production'),
        // Sentry's debug log adds bytes, and stores its settings in the global of the host page's own Sentry.
        __SENTRY_DEBUG__: 'false',
        __CART_FRAGMENT_VERSION__: packageJson.version,
      },
    }),
    commonjs(),
    stripTypes(),
    minify &&
      terser({
        module: true,
        ecma: 2020,
        // Larger functions that are inlined compress worse.
        compress: { passes: 3, inline: 1 },
        format: { comments: false },
      }),
  ];
}

const describes = 'descriptions.set(schema, keywords);';

/** Drops the descriptions of schemas, which only the OpenAPI document uses, from the scripts of pages. */
const withoutDescriptions = {
  name: 'without-descriptions',
  transform(code, id) {
    if (!id.endsWith('/api/schemas/described.ts')) return null;
    if (!code.includes(describes)) this.error(`${id} has no ${describes}`);
    return { code: code.replace(describes, ''), map: null };
  },
};

/** Puts the early script, which is built before, into the server renderer, with its hash for the policies of pages. */
const withEarlyScript = {
  name: 'with-early-script',
  transform(code, id) {
    if (!id.endsWith('/server/built-early-script.ts')) return null;
    const text = readFileSync(path.join(root, 'dist/cart-fragment.early.js'), 'utf8').trim();
    if (text.includes('</script')) this.error('the early script ends its element');
    const hash = createHash('sha256').update(text).digest('base64');
    return { code: `export const text = ${JSON.stringify(text)}, hash = ${JSON.stringify(hash)};`, map: null };
  },
};

function onwarn(warning, warn) {
  const isOurs = !(warning.id ?? warning.ids?.[0] ?? '').includes('node_modules');
  // Type-only files produce empty bundles; circular imports inside packages are not ours.
  if (warning.code === 'EMPTY_BUNDLE' || !isOurs) return;
  if (['UNRESOLVED_IMPORT', 'MISSING_EXPORT'].includes(warning.code)) throw new Error(warning.message);
  warn(warning);
}

function esm(dir, chunkFileNames) {
  return {
    dir: path.join(root, dir),
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames,
    sourcemapPathTransform: withoutMachinePaths,
  };
}

/** Writes source maps into a separate folder: they serve error reports and debuggers, and no page loads them. */
const mapsApart = {
  name: 'maps-apart',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const maps = Object.keys(bundle).filter((name) => name.endsWith('.map'));
      for (const name of maps) {
        const file = path.join(root, 'source-maps', name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bundle[name].source);
        delete bundle[name];
      }
    },
  },
};

/** Makes paths in source maps relative to the repository or node_modules. */
function withoutMachinePaths(relative, mapFile) {
  const absolute = path.resolve(path.dirname(mapFile), relative);
  return path.relative(root, absolute).replaceAll(path.sep, '/');
}

// A page loads two files: the entry, whose URL may have a query, and the program. Lazy chunks import from the program,
// which has a name without a hash so that a page can preload it.
const browser = {
  input: sourcesOf(packageEntries.browser),
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    reactModulesPlugin(root),
    ...plugins(),
    trimPackagesPlugin(),
    withoutDescriptions,
    styleSheetPlugin(...[styleModule, earlySheet, placeholderSheet].map((file) => path.join(root, file))),
    // Minifying removes the notices that the libraries' licenses require.
    license({ thirdParty: { output: path.join(root, 'dist/licenses.txt') } }),
    // Report of module sizes.
    visualizer({ filename: '.cache/bundle-report.html', title: 'cart-fragment', projectRoot: root, gzipSize: true }),
  ],
  output: esm('dist', 'chunks/[name]-[hash].js'),
};

/** react-dom with its dependencies, minified like the cart but whole. The budget counts the bytes on top of it. */
const reactDom = {
  input: { 'react-dom': 'react-dom/client' },
  plugins: plugins(),
  output: esm('.cache/size', '[name].js'),
};

const standalones = Object.entries(sourcesOf(packageEntries.standalone)).map(([name, source]) => ({
  input: { [name]: source },
  plugins: [
    ...plugins({ styles: path.join(root, heartStyleModule) }),
    license({ thirdParty: { output: path.join(root, `dist/licenses.${name}.txt`) } }),
  ],
  output: esm('dist', `chunks/${name}-[name]-[hash].js`),
}));

const classics = Object.entries(sourcesOf(packageEntries.classic)).map(([name, source]) => ({
  input: source,
  plugins: plugins({ minify: true }),
  output: {
    file: path.join(root, 'dist', `${name}.js`),
    format: 'iife',
    sourcemap: true,
    sourcemapPathTransform: withoutMachinePaths,
  },
  // The module build is imported at runtime and not part of this bundle.
  external: (id) => /\.js$/.test(id) && id.startsWith('./'),
}));

const library = {
  input: sourcesOf({ ...packageEntries.library, ...libraryParts }),
  external: isDependency,
  plugins: plugins({ minify: false }),
  // Separate from the chunks of the scripts, which have a side effect: they define an element.
  // Bundlers gain nothing from hoisted imports of transitive dependencies.
  output: { ...esm('dist', 'library/[name]-[hash].js'), hoistTransitiveImports: false },
};

const contract = {
  input: sourcesOf(contractEntries),
  external: (id) => id.startsWith('node:'),
  plugins: [
    ...plugins({ platform: 'node', minify: false }),
    license({ thirdParty: { output: path.join(root, 'contract/dist/licenses.txt') } }),
  ],
  output: { ...esm('contract/dist', 'chunks/[name].js'), sourcemap: false },
};

const server = {
  input: sourcesOf(packageEntries.server),
  // Not minified: its size does not matter, and stack traces stay readable.
  plugins: [withEarlyScript, ...plugins({ platform: 'edge-light', minify: false })],
  output: { ...esm('dist', 'chunks/server-[name]-[hash].js'), inlineDynamicImports: true },
};

/** Types of frameworks that a host may not have installed. Top-level imports of them would fail there. */
function optionalTypes() {
  const names = [];
  return {
    name: 'optional-types',
    transform: (code) => code.replaceAll(/\bimport\('([^']+)'\)/g, (_, name) => `OptionalTypes${names.push(name) - 1}`),
    renderChunk: (code) => code.replaceAll(/\bOptionalTypes(\d+)/g, (_, index) => `import('${names[index]}')`),
  };
}

/** The declarations that `tsc` has written, as one file for each entry, and files for what entries share. */
const types = {
  input: Object.fromEntries(
    Object.entries(Object.assign({}, ...Object.values(packageEntries)))
      // Hosts do not import it.
      .filter(([name]) => name !== 'cart-fragment.program')
      .map(([name, source]) => [name, path.join(root, source.replace(/^src(.*)\.ts$/, '.cache/types$1.d.ts'))]),
  ),
  external: (id) => !/^[./]/.test(id),
  plugins: [optionalTypes(), dts()],
  output: { dir: path.join(root, 'dist/types'), chunkFileNames: ({ name }) => `shared/${name}.ts` },
};

const declarationOf = (source) => path.join(root, '.cache/contract-types', source.replace(/\.ts$/, '.d.ts'));

/** The same for the package in `contract`, with those of the cart's entry inside. */
const contractTypes = {
  input: Object.fromEntries(
    Object.entries(contractEntries)
      // Not files that anybody imports.
      .filter(([name]) => !name.endsWith('-command'))
      .map(([name, source]) => [name, declarationOf(source)]),
  ),
  external: (id) => !/^[./]/.test(id) && !Object.hasOwn(publicNames, id),
  plugins: [
    { name: 'public-declarations', resolveId: (id) => publicNames[id] && declarationOf(publicNames[id]) },
    dts(),
  ],
  output: { dir: path.join(root, 'contract/dist/types'), chunkFileNames: ({ name }) => `shared/${name}.ts` },
};

const hostScripts = {
  input: sourcesOf(demoEntries.hostScripts),
  plugins: plugins({ minify: false }),
  output: esm('demo/dist/host', 'chunks/[name]-[hash].js'),
};

const serviceWorker = {
  input: sourcesOf({ 'service-worker': demoEntries.serviceWorker }),
  plugins: plugins({ minify: false }),
  output: {
    dir: path.join(root, 'demo/dist'),
    format: 'iife',
    inlineDynamicImports: true,
    sourcemap: true,
    sourcemapPathTransform: withoutMachinePaths,
  },
};

const standIns = Object.entries(sourcesOf(demoEntries.standIns)).map(([name, source]) => ({
  input: source,
  plugins: plugins({ minify: false }),
  output: { file: path.join(root, 'demo/dist/host/stand-ins', `${name}.js`), format: 'iife', sourcemap: true },
}));

const nodeHost = {
  input: sourcesOf({
    [path.basename(nodeHostBundle, '.mjs')]: demoEntries.nodeHost,
    [path.basename(pageWriterBundle, '.mjs')]: demoEntries.pageWriter,
    [path.basename(renderedPagesBundle, '.mjs')]: demoEntries.renderedPages,
  }),
  plugins: plugins({ platform: 'node', minify: false }),
  external: (id) => id.startsWith('node:'),
  output: {
    ...esm(path.dirname(nodeHostBundle), 'chunks/[name]-[hash].mjs'),
    entryFileNames: '[name].mjs',
  },
};

const releaseOnlyPlugins = ['terser', 'visualizer', 'rollup-plugin-license'];

function withMapsApart({ output, ...bundle }) {
  return { ...bundle, output: { ...output, sourcemap: 'hidden', plugins: [mapsApart] } };
}

/** The same bundle for `npm start`: built in a separate folder, without the steps that only a release needs. */
function quick({ plugins: all, output: { dir, file, ...output }, ...bundle }) {
  const place = (target) => path.join(root, '.cache/start', path.relative(root, target));
  return {
    ...bundle,
    plugins: all.filter((plugin) => plugin && !releaseOnlyPlugins.includes(plugin.name)),
    output: { ...output, sourcemap: false, ...(dir ? { dir: place(dir) } : { file: place(file) }) },
  };
}

const parts = {
  package: [...[browser, ...standalones, ...classics, library, server].map(withMapsApart), reactDom],
  types: [types],
  contract: [contract],
  'contract-types': [contractTypes],
  demo: [hostScripts, serviceWorker, ...standIns, nodeHost],
  start: [browser, ...standalones, ...classics, hostScripts, serviceWorker, ...standIns, nodeHost].map(quick),
};

/** `rollup -c --configPart demo` builds one part; without it, all of the package and the demo. */
export default ({ configPart }) =>
  (configPart ? parts[configPart] : [...parts.package, ...parts.demo]).map((one) => ({ ...one, onwarn }));
