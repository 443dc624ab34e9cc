/** Serves the demo; on a fresh clone, installs and builds first. PORT sets the port (8080). */
import { execSync } from 'node:child_process';
import { install } from './lib/install.mjs';

install();
execSync('npm run build', { stdio: 'inherit' });
await import('./serve.mjs');
