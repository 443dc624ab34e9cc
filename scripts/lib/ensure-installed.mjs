import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Whether node_modules holds every package of the lockfile in the version that the lockfile names. */
function isInstalled() {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(([place, { version, optional, peer }]) => {
    if (place === '') return true;
    const there = installed[place];
    return there === undefined ? optional === true || peer === true : there.version === version;
  });
}

/** Installs what the lockfile names where something is missing or has another version. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // NODE_ENV=production would leave the tools out.
  const { code, output } = await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], { timeout: 900_000 });
  if (code !== 0) throw new Error(`npm ci failed\n${output}`);
}
