import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { contentTypeOf } from './content-types.ts';

/**
 * Serves a built folder as a plain static host would: `/` means `index.html`, a folder without its slash is
 * redirected, everything else that is not there is a 404.
 */
export function createStaticFiles(folder: string, headers: Readonly<Record<string, string>> = {}) {
  const root = resolve(folder);
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response('', { status: 405 });
    const url = new URL(request.url);
    const path = pathBelow(root, url.pathname);
    if (path === null) return new Response('', { status: 404 });
    try {
      if (!(await stat(path)).isDirectory()) return await fileAnswer(path, headers);
      if (!url.pathname.endsWith('/')) return redirect(`${url.pathname}/${url.search}`);
      return await fileAnswer(join(path, 'index.html'), headers);
    } catch {
      return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
    }
  };
}

async function fileAnswer(path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const body = new Uint8Array(await readFile(path));
  return new Response(body, {
    headers: { 'content-type': contentTypeOf(path), 'cache-control': 'no-cache', ...headers },
  });
}

function redirect(location: string): Response {
  // Two slashes at the start would lead to another host.
  return new Response(null, { status: 301, headers: { location: location.replace(/^\/+/, '/') } });
}

function pathBelow(root: string, pathname: string): string | null {
  try {
    const path = resolve(root, `.${decodeURIComponent(pathname)}`);
    return path === root || path.startsWith(root + sep) ? path : null;
  } catch {
    return null;
  }
}
