/** Serves the demo and rebuilds on change; reload the page to see it. PORT sets the port (8080). */
import { execFile, execSync, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { install } from './lib/install.mjs';

install();
execSync('npm run build', { stdio: 'inherit' });

const node = (...args) => spawn(process.execPath, args, { stdio: 'inherit' });
const copy = 'scripts/demo-files.mjs';
const children = [
  node('node_modules/rollup/dist/bin/rollup', '-c', '--watch', '--watch.onEnd', `node ${copy}`),
  node('--watch', 'scripts/serve.mjs'),
];
for (const folder of ['demo/pages', 'demo/host', 'demo/pictures']) {
  watch(folder, { recursive: true }, () => execFile(process.execPath, [copy]));
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill();
    process.exit();
  });
}
