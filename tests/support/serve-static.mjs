/** Serves a folder like a static host: `node tests/support/serve-static.mjs <folder> <port> <path>`. */
import path from 'node:path';
import { file, serve } from './serve.mjs';

const [root, port, base] = process.argv.slice(2);

await serve(async ({ pathname }) => {
  if (!pathname.startsWith(base)) return null;
  const name = decodeURIComponent(pathname.slice(base.length)).replace(/(^|\/)$/, '$1index.html');
  return file(path.join(root, name));
}, Number(port));
