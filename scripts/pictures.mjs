/** Draws anew each picture of the gallery's states that no longer fits: look at what git then shows as changed. */
import path from 'node:path';
import { isBuildFresh } from './lib/build-stamp.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { run, runOrThrow } from './lib/run.mjs';

requireNode();
await ensureInstalled();
if (!isBuildFresh()) {
  console.log('Building …');
  await runOrThrow(process.execPath, [path.join(root, 'scripts/build.mjs')]);
}
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
const { code } = await run(process.execPath, [playwright, 'test', 'gallery.spec.ts', '--update-snapshots'], {
  env: await findBrowser(console.log),
  echo: true,
});
process.exit(code ?? 1);
