import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeHostBundle, renderedPagesBundle } from './demo-entries.mjs';
import { sitePage } from './serve-site.mjs';

const addresses = [
  ['Cart', ''],
  ['Panel', '#panel'],
  ['Server-rendered', 'server-rendered.html'],
  ['Gallery', 'gallery.html'],
  ['Documentation', 'docs/'],
];

/**
 * Serves a built demo: pages from `demo/dist` below `root`, API calls answered by the backend in this process. PORT sets the
 * port (8080).
 * @param root the folder that contains the built demo
 */
export async function serveDemo(root) {
  const built = (file) => import(pathToFileURL(path.resolve(root, file)));
  const [{ serveBackend }, { renderedPages }] = await Promise.all([built(nodeHostBundle), built(renderedPagesBundle)]);
  const staticFolder = path.join(root, 'demo/dist');
  const port = Number(process.env.PORT ?? 8080);
  try {
    const rendered = renderedPages(staticFolder);
    const pages = async (request, shop) => (await sitePage(request)) ?? rendered(request, shop);
    await serveBackend({ port, staticFolder, pages });
    console.log("The demo is running. Its panel logs the cart's events and switches tenant, brand, login and faults.");
    for (const [page, address] of addresses) console.log(`  ${page.padEnd(16)} http://localhost:${port}/${address}`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`);
    process.exit(1);
  }
}
