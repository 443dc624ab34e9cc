/** Installs what is missing, compiles, and starts the shop: `node start.mjs [--port 8092] [--postgres]`. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const run = (...command) => execFileSync(command[0], command.slice(1), { cwd: folder, stdio: 'inherit' });

const installed = 'node_modules/.package-lock.json';
if (!existsSync(folder + installed) || !isUpToDate()) run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
// A shop has the packages from its registry. Here they are the checkout around this folder.
for (const [name, place] of Object.entries({
  'cart-fragment': '../../..',
  'cart-fragment-contract': '../../../contract',
})) {
  rmSync(`${folder}node_modules/${name}`, { force: true, recursive: true });
  symlinkSync(place, `${folder}node_modules/${name}`);
}
// Types are checked by `npm run types`; starting needs only JavaScript.
run(process.execPath, 'node_modules/typescript/bin/tsc', '--noCheck');

const server = spawn(process.execPath, ['build/main.js', ...process.argv.slice(2)], { cwd: folder, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

/** Whether each package of the lockfile is installed in its version. */
function isUpToDate() {
  const packagesIn = (file) => JSON.parse(readFileSync(folder + file, 'utf8')).packages;
  const present = packagesIn(installed);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { version, optional }]) => name === '' || optional || present[name]?.version === version,
  );
}
