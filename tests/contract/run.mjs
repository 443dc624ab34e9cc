/** Installs the linters and generators, and runs them on dist/openapi.json: `npm run test:contract`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const installed = path.join(here, 'node_modules/.installed');
const lock = readFileSync(path.join(here, 'package-lock.json'), 'utf8');
const shell = process.platform === 'win32';
const run = (program, ...args) => spawnSync(program, args, { cwd: here, stdio: 'inherit', shell }).status === 0;

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  if (!run('npm', 'ci')) throw new Error('The linters and generators could not be installed.');
  writeFileSync(installed, lock);
}
process.exitCode = run(process.execPath, '--test', path.join(here, 'tools.spec.mjs')) ? 0 : 1;
