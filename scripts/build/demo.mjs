import path from 'node:path';
import { demoEntries, nodeHostBundle, pageWriterBundle, renderedPagesBundle } from '../lib/demo-entries.mjs';
import { classicScript, modules } from './output.mjs';
import { plugins } from './plugins.mjs';

const hostScripts = {
  input: demoEntries.hostScripts,
  plugins: plugins(),
  output: modules('demo/dist/host', 'chunks/[name]-[hash].js'),
};

const serviceWorker = {
  input: { 'service-worker': demoEntries.serviceWorker },
  plugins: plugins(),
  output: { ...classicScript({ dir: 'demo/dist' }), inlineDynamicImports: true },
};

const standIns = Object.entries(demoEntries.standIns).map(([name, source]) => ({
  input: source,
  plugins: plugins(),
  output: classicScript({ file: `demo/dist/host/stand-ins/${name}.js` }),
}));

const nodeHost = {
  input: {
    [path.basename(nodeHostBundle, '.mjs')]: demoEntries.nodeHost,
    [path.basename(pageWriterBundle, '.mjs')]: demoEntries.pageWriter,
    [path.basename(renderedPagesBundle, '.mjs')]: demoEntries.renderedPages,
  },
  plugins: plugins({ platform: 'node' }),
  external: (id) => id.startsWith('node:'),
  output: { ...modules(path.dirname(nodeHostBundle), 'chunks/[name]-[hash].mjs'), entryFileNames: '[name].mjs' },
};

export const demo = [hostScripts, serviceWorker, ...standIns, nodeHost];
