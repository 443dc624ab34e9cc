/** Installs what the host pages need, builds them, and opens each in a browser: `npm run test:hosts`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installHosts } from './install-hosts.mjs';

installHosts();
// Its packages have to be installed first.
await (await import('./build-pages.mjs')).buildPages();
const config = path.join(import.meta.dirname, 'playwright.config.mjs');
process.exitCode =
  spawnSync('npx', ['playwright', 'test', '--config', config, ...process.argv.slice(2)], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status ?? 1;
