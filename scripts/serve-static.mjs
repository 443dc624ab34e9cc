/** Serves a folder like a static host: `node scripts/serve-static.mjs <folder> <port> <path>`. */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const [root, port, base] = process.argv.slice(2);
const app = new Hono();
app.use(async (context, next) => {
  context.header('cache-control', 'no-cache');
  await next();
});
app.get(`${base}*`, serveStatic({ root, rewriteRequestPath: (path) => path.slice(base.length - 1) }));
serve({ fetch: app.fetch, port: Number(port) });
