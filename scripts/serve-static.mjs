/**
 * Serves a folder as any static host would: `node scripts/serve-static.mjs <folder> [--port 4180] [--base /]`.
 * Needs nothing but Node.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4180' }, base: { type: 'string', default: '/' } },
});
const folder = path.resolve(positionals[0] ?? 'demo/dist');
const { base } = values;

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

/** The file that a URL path names, or null where it is outside of the folder or does not exist. */
async function fileFor(urlPath) {
  if (!urlPath.startsWith(base)) return null;
  const file = path.join(folder, urlPath.slice(base.length));
  if (file !== folder && !file.startsWith(folder + path.sep)) return null;
  const candidate = urlPath.endsWith('/') ? path.join(file, 'index.html') : file;
  const found = await stat(candidate).catch(() => null);
  return found?.isFile() ? candidate : null;
}

function decodedPath(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

const server = createServer(async (request, response) => {
  const file = request.method === 'GET' || request.method === 'HEAD' ? await fileFor(decodedPath(request.url)) : null;
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
});

server.listen(Number(values.port), () => console.log(`http://localhost:${server.address().port}${base}`));
