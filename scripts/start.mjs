/**
 * Serves the demo; on a fresh clone, installs and builds first. Its build leaves out what only a release needs: types,
 * minifying and the checks of the package. The documentation is built once the shop is up. PORT sets the port (8080).
 */
import { exec, execSync } from 'node:child_process';
import { install } from './lib/install.mjs';
import { serveDemo } from './lib/serve-demo.mjs';

install();
console.log('Building the demo …');
execSync('npm run build:start', { stdio: 'inherit' });
await serveDemo('.cache/start');
exec('npm run docs', (error, output) => {
  if (error) console.error(`The documentation could not be built:\n${output}`);
});
