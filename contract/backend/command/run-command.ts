import { randomUUID } from 'node:crypto';
import { cartTenants } from 'cart-fragment/api';
import { serveBackend, type RunningBackend } from '../hosts/node.ts';
import { needsSession } from '../requests/session.ts';
import { createFileStore } from '../state/file-store.ts';
import { createMemoryStore } from '../state/memory-store.ts';
import { createSqliteStore, findSqlite } from '../state/sqlite-store.ts';
import type { StateStore } from '../state/state-store.ts';
import { withOpeningFaults } from './opening-faults.ts';
import { readOptions, usage, type CommandOptions } from './read-options.ts';
import { findPackage, openBrowser, packageFile, startPage } from './start-page.ts';

/** Starts the mock shop that the arguments describe. Returns null, with an exit code, if there is none to start. */
export async function runCommand(
  args: readonly string[],
  print: (line: string) => void,
): Promise<{ readonly running: RunningBackend | null; readonly exitCode: number }> {
  try {
    const options = readOptions(args);
    if (options === null) {
      print(usage);
      return { running: null, exitCode: 0 };
    }
    const running = await start(options);
    for (const line of greeting(running.url, options)) print(line);
    if (options.isOpened) openBrowser(onLocalhost(running.url));
    return { running, exitCode: 0 };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    print(code === 'EADDRINUSE' ? 'This port is in use. Choose another one with --port.' : `${message}\n\n${usage}`);
    return { running: null, exitCode: 2 };
  }
}

async function start({ port, hostname, origins, file, faults, isOpened }: CommandOptions): Promise<RunningBackend> {
  const store = withOpeningFaults(storeOf(file), faults);
  const folder = isOpened ? findPackage() : null;
  const pages = async (request: Request) =>
    (folder === null ? null : await packageFile(folder, request)) ?? page(request, isOpened);
  return serveBackend({ port, hostname, store, allowedOrigins: origins, pages });
}

function storeOf(file: string | undefined): StateStore {
  if (file === undefined) return createMemoryStore();
  if (file.endsWith('.json')) return createFileStore(file);
  const sqlite = findSqlite();
  if (sqlite) return createSqliteStore(file, sqlite);
  throw new Error(
    `A SQLite file needs Node 22.13 or newer; this is Node ${process.versions.node}. A file whose name ends with .json works here, too.`,
  );
}

/** In place of every picture, because the package has none. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 168"><path fill="#ddd" d="M0 0h230v168H0z"/><circle cx="160" cy="56" r="20" fill="#fff"/><path fill="#bbb" d="m0 168 80-90 60 60 30-25 60 55z"/></svg>';

function page(request: Request, isOpened: boolean): Response | null {
  const { pathname } = new URL(request.url);
  if (pathname === '/') return openSession(request, isOpened ? startPage : listOfCarts());
  return /^\/images\/[\w-]+\.svg$/.test(pathname)
    ? new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
    : null;
}

/** The page `/` gives each visitor a session, and so a cart. Calls without one share a cart. */
function openSession(request: Request, page: string): Response {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (needsSession(request)) {
    headers.set('set-cookie', `demo_session=${randomUUID()}; Path=/; HttpOnly; SameSite=Lax`);
  }
  return new Response(page, { headers });
}

function listOfCarts(): string {
  const links = tenants.map((tenant) => `<li><a href="${tenant}/api/cart">${tenant}/api/cart</a></li>`);
  return `<!doctype html><html lang="en"><title>Mock shop</title><h1>Mock shop</h1><ul>${links.join('')}</ul>`;
}

const tenants = cartTenants.map((tenant) => tenant.toLowerCase());

/** Not 127.0.0.1: a page on localhost would not send it the session cookie. */
const onLocalhost = (url: string) => url.replace('127.0.0.1', 'localhost');

function greeting(url: string, { file, origins, faults, isOpened }: CommandOptions): readonly string[] {
  const planned = faults.failNext.map(({ kind, path, times }) => `${kind} of ${path ?? 'any call'}, ${times} times`);
  return [
    `The mock shop is running. The baseUrl of the cart is ${onLocalhost(url)}js_de/`,
    `  tenants   ${tenants.join(', ')}`,
    `  carts     ${file === undefined ? 'in memory, until it ends' : `in ${file}`}`,
    ...(origins.length > 0 ? [`  origins   ${origins.join(', ')}`] : []),
    ...(faults.latencyMs > 0 ? [`  latency   ${faults.latencyMs} ms`] : []),
    ...planned.map((fault) => `  fault     ${fault}`),
    ...(isOpened ? [`  page      ${onLocalhost(url)}`, '', startPage] : []),
  ];
}
