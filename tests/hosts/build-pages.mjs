/** Compiles the pages that need a compiler into .cache/hosts/built, and the one of Astro into the packages' folder. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import solid from 'babel-preset-solid';
import { build as buildAstro } from 'astro';
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';
import { cache } from './install.mjs';

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

/** Options by page, which is the entry `page.*` of its folder. */
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

export async function buildPages() {
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
