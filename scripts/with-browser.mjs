/** Runs a program with the variables of lib/browser-options.mjs set: `node scripts/with-browser.mjs playwright test`. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './lib/find-browser.mjs';

const [program, ...args] = process.argv.slice(2);
const env = { ...process.env, ...(await findBrowser(console.log)) };
process.exitCode = spawnSync(program, args, { env, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
