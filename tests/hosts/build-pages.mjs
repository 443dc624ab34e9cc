/** Compiles the pages that need a compiler into .cache/hosts/built, and the one of Astro into the packages' folder. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { transformAsync } from '@babel/core';
import solid from 'babel-preset-solid';
import { build as buildAstro } from 'astro';
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';
import { build as buildVite } from 'vite';
import webpack from 'webpack';
import { cache } from './install-hosts.mjs';

const execute = promisify(execFile);
const pages = path.join(import.meta.dirname, 'pages');

const svelte = {
  name: 'svelte',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.svelte$/ }, async ({ path: filename }) => ({
      contents: compile(await readFile(filename, 'utf8'), { filename, generate: 'client' }).js.code,
    })),
};

const solidJsx = {
  name: 'solid',
  setup: ({ onLoad }) =>
    onLoad({ filter: /pages\/solid\/.*\.jsx$/ }, async ({ path: filename }) => {
      const code = await readFile(filename, 'utf8');
      return { contents: (await transformAsync(code, { filename, presets: [solid], configFile: false })).code };
    }),
};

const react = { jsx: 'automatic' };
const angular = {
  tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
};

/** Options by page. Its entry is `page.*` in its folder. */
const options = {
  svelte: { entry: 'page.js', plugins: [svelte], conditions: ['svelte', 'browser', 'production'] },
  angular: { entry: 'with-zone.ts', ...angular },
  'angular-zoneless': { folder: 'angular', entry: 'zoneless.ts', ...angular },
  lit: { entry: 'page.ts' },
  solid: { entry: 'page.jsx', plugins: [solidJsx], conditions: ['browser', 'production'] },
  preact: { entry: 'page.jsx', jsx: 'automatic', jsxImportSource: 'preact' },
  'react-18': { entry: 'page.jsx', ...react, alias: { react: 'react18', 'react-dom': 'react-dom18' } },
  'react-19': { entry: 'page.jsx', ...react },
  'react-server': { entry: 'page.jsx', ...react, external: ['/cart/*'] },
  'react-server.node': {
    folder: 'react-server',
    entry: 'server.jsx',
    ...react,
    platform: 'node',
    external: ['/cart/*'],
  },
};

/** The bundlers' page, built by each. Its HTML is the folder's; Vite and Parcel write their own. */
const bundlers = path.join(pages, 'bundlers');
const built = (name) => path.join(cache, 'built', name);

const byVite = () =>
  buildVite({ root: bundlers, base: './', logLevel: 'warn', build: { outDir: built('vite'), emptyOutDir: true } });

async function byWebpack() {
  const stats = await promisify(webpack)({
    mode: 'production',
    context: bundlers,
    entry: './page.ts',
    output: { path: built('webpack'), filename: 'page.js', clean: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, loader: 'ts-loader' }] },
    performance: false,
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString());
}

/** Runs an installed program. Shows its output if it fails. */
async function runTool(name, args, cwd = import.meta.dirname) {
  const file = path.join(import.meta.dirname, 'node_modules/.bin', name);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    CI: '1',
  };
  await execute(file, args, { cwd, env, maxBuffer: 2 ** 26 }).catch(({ stdout, stderr, message }) => {
    throw new Error([message, stdout, stderr].join('\n'));
  });
}

const byParcel = () =>
  runTool('parcel', [
    ...['build', path.join(bundlers, 'index.html'), '--dist-dir', built('parcel'), '--public-url', './'],
    // Parcel fails with the cache of an earlier version of the package.
    ...['--no-cache', '--no-source-maps'],
  ]);

export async function buildPages() {
  await buildSmallPages();
  // One after the other: each uses all cores.
  for (const build of [byVite, byWebpack, byParcel]) await build();
  await runTool('next', ['build'], path.join(pages, 'next'));
  await runTool('nuxt', ['build'], path.join(pages, 'nuxt'));
  await runTool('vite', ['build'], path.join(pages, 'sveltekit'));
}

async function buildSmallPages() {
  await Promise.all([
    buildAstro({ root: path.join(pages, 'astro'), logLevel: 'warn' }),
    ...Object.entries(options).map(([name, { folder = name, entry, platform = 'browser', ...own }]) =>
      build({
        entryPoints: { [name]: path.join(pages, folder, entry) },
        outdir: path.join(cache, 'built'),
        outExtension: { '.js': platform === 'node' ? '.cjs' : '.js' },
        absWorkingDir: import.meta.dirname,
        bundle: true,
        format: platform === 'node' ? 'cjs' : 'esm',
        platform,
        define: { 'process.env.NODE_ENV': '"production"' },
        logLevel: 'warning',
        ...own,
      }),
    ),
  ]);
}
