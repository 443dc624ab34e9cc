import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = '.cache/site';
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const unbuilt = `<!doctype html><html lang="en"><meta http-equiv="refresh" content="2"><title>Documentation</title>
<p>The documentation is being built; without <code>npm start</code>, run <code>npm run docs</code>.</p>`;

/** Answers requests for the documentation below `/docs/` that `npm run docs` builds; null for other requests. */
export async function sitePage({ url }) {
  const { pathname } = new URL(url);
  if (pathname === '/docs') return Response.redirect(new URL('/docs/', url));
  if (!pathname.startsWith('/docs/')) return null;
  const name = path.posix.normalize(decodeURIComponent(pathname.slice('/docs'.length)));
  const file = name.endsWith('/') ? `${name}index.html` : name;
  const type = types[path.extname(file)] ?? 'text/plain';
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
  const content = await readFile(path.join(folder, file)).catch(() => null);
  if (content) return new Response(content, { headers });
  const missing = await readFile(path.join(folder, '404.html')).catch(() => null);
  const html = { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } };
  return missing ? new Response(missing, { status: 404, ...html }) : new Response(unbuilt, { status: 503, ...html });
}
