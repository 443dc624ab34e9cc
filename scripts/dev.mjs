/** Serves the demo and builds again what a change touches. PORT chooses the port (8080). Reload the page to see it. */
import { spawn } from 'node:child_process';
import { existsSync, watch as watchFiles } from 'node:fs';
import path from 'node:path';
import { copyDemoFiles } from './lib/demo-files.mjs';
import { demoEntries } from './lib/demo-entries.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';

requireNode();
await ensureInstalled();
const { watch } = await import('rollup');
const { default: configurations } = await import('../rollup.config.mjs');

let host;
async function restartHost() {
  if (host !== undefined && host.exitCode === null) {
    host.kill();
    await new Promise((resolve) => host.once('exit', resolve));
  }
  host = spawn(process.execPath, [path.join(root, 'scripts/serve-demo.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
}

async function afterBundles() {
  await copyDemoFiles();
  await restartHost();
}

const watcher = watch(configurations.map((one) => ({ ...one, watch: { clearScreen: false } })));
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') console.log(`built ${path.relative(root, event.output[0])} (${event.duration} ms)`);
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'END') afterBundles().catch((error) => console.error(error.message));
  if ('result' in event) void event.result?.close();
});

for (const from of [demoEntries.pages, ...demoEntries.copies.map((copy) => copy.from)]) {
  if (from === 'dist' || !existsSync(path.join(root, from))) continue;
  watchFiles(path.join(root, from), { recursive: true }, () => {
    copyDemoFiles().catch((error) => console.error(error.message));
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    host?.kill();
    process.exit(0);
  });
}
