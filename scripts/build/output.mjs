import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Makes paths in source maps relative to the repository or node_modules. */
const withoutMachinePaths = (relative, mapFile) =>
  path.relative('.', path.resolve(path.dirname(mapFile), relative)).replaceAll(path.sep, '/');

const maps = { sourcemap: true, sourcemapPathTransform: withoutMachinePaths };

/** Modules in a folder. */
export const modules = (dir, chunkFileNames) => ({
  ...maps,
  dir,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames,
});

/** A script without imports; `to` is its file or its folder. */
export const classicScript = (to) => ({ ...maps, ...to, format: 'iife' });

/** Writes source maps into a separate folder: they serve error reports and debuggers, and no page loads them. */
const mapsApart = {
  name: 'maps-apart',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map'))) {
        const file = path.join('source-maps', name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bundle[name].source);
        delete bundle[name];
      }
    },
  },
};

export const withMapsApart = (output) => ({ ...output, sourcemap: 'hidden', plugins: [mapsApart] });
