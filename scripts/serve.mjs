/** Serves the built demo: pages from demo/dist, API calls answered by the backend in this process. */
import { serveBackend } from '../demo/.node/server.mjs';

const port = Number(process.env.PORT ?? 8080);
try {
  await serveBackend({ port, staticFolder: 'demo/dist' });
  console.log(`The demo is at http://localhost:${port}/`);
} catch (error) {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  process.exit(1);
}
