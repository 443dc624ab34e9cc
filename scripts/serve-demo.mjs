/**
 * Serves the built demo with its backend under Node: pages from demo/dist, calls answered in this process. PORT chooses
 * the port (8080).
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeHostBundle } from './lib/demo-entries.mjs';
import { root } from './lib/root.mjs';

const port = Number(process.env.PORT ?? 8080);
const { serveBackend } = await import(pathToFileURL(path.join(root, nodeHostBundle)).href);

try {
  await serveBackend({ port, staticFolder: path.join(root, 'demo/dist') });
  console.log(`The demo is at http://localhost:${port}/`);
} catch (error) {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  process.exit(1);
}
