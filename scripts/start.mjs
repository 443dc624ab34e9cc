/** Serves the demo; on a fresh clone it installs and builds first. PORT chooses the port (8080). */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { isBuildFresh } from './lib/build-stamp.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { runOrThrow } from './lib/run.mjs';

requireNode();
try {
  await ensureInstalled();
  if (!isBuildFresh()) {
    console.log('Building …');
    await runOrThrow(process.execPath, [path.join(root, 'scripts/build.mjs')]);
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const host = spawn(process.execPath, [path.join(root, 'scripts/serve-demo.mjs')], {
  cwd: root,
  stdio: 'inherit',
});
host.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
