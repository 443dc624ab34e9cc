/** Installs what is missing, compiles, and starts the shop: `node start.mjs [--port 8092] [--postgres]`. */
import { execFileSync, spawn } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installIn } from '../../scripts/lib/install.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
installIn(folder);
// A shop has the packages from its registry. Here they are the checkout around this folder.
for (const [name, place] of Object.entries({
  'cart-fragment': '../../..',
  'cart-fragment-contract': '../../../contract',
})) {
  rmSync(`${folder}node_modules/${name}`, { force: true, recursive: true });
  symlinkSync(place, `${folder}node_modules/${name}`);
}
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc'], { cwd: folder, stdio: 'inherit' });

const server = spawn(process.execPath, ['build/main.js', ...process.argv.slice(2)], { cwd: folder, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
