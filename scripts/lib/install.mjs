import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether each package of the folder's lockfile is installed in its version. */
function isInstalled(folder) {
  const packagesIn = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).packages;
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([folder, { version, optional, peer }]) =>
      folder === '' || (installed[folder] === undefined ? optional || peer : installed[folder].version === version),
  );
}

/** Exits if Node is too old. Runs `npm ci` if installed packages are missing or differ from the lockfile. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  installIn('.', '');
}

/** Runs `npm ci` in a folder with a lockfile of its own. */
export function installIn(folder, options = '--ignore-scripts') {
  if (isInstalled(folder)) return;
  console.log('Installing the dependencies …');
  // NODE_ENV=production would omit the tools.
  execFileSync(`npm ci --include=dev --no-audit --no-fund ${options}`, { cwd: folder, stdio: 'inherit', shell: true });
}
