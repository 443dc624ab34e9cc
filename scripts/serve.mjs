/** Serves the built demo: pages from demo/dist, API calls answered by the backend in this process. */
import { serveBackend } from '../demo/.node/server.mjs';

const pages = [
  ['Cart', ''],
  ['Server-rendered', 'server-rendered.html'],
  ['Gallery', 'gallery.html'],
  ['API', 'api.html'],
];
const port = Number(process.env.PORT ?? 8080);
try {
  await serveBackend({ port, staticFolder: 'demo/dist' });
  console.log('The demo runs; the panel at the right edge of its pages switches tenant, brand, login and faults.');
  for (const [page, path] of pages) console.log(`  ${page.padEnd(16)} http://localhost:${port}/${path}`);
} catch (error) {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  process.exit(1);
}
