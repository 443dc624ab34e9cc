import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs an installed program, and returns its exit code and what it has printed. */
export function run(program, ...args) {
  const here = import.meta.dirname;
  const options = { cwd: here, encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } };
  const { status, stdout, stderr } = spawnSync(path.join(here, 'node_modules/.bin', program), args, options);
  return { status, printed: `${stdout}${stderr}` };
}
