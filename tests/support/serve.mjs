import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** @typedef {{ status?: number, type?: string, headers?: Record<string, string>, body?: string | Uint8Array }} Answer */
/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {{ origin: string, url: string, close(): Promise<void> }} Served */

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** @param {string} text @returns {Answer} */
export const html = (text) => ({ type: types['.html'], body: text });

/** @param {string} text @returns {Answer} */
export const script = (text) => ({ type: types['.js'], body: text });

/** @param {unknown} value @returns {Answer} */
export const json = (value) => ({ type: types['.json'], body: JSON.stringify(value) });

/** @param {string} name @returns {Promise<Answer>} */
export const file = async (name) => ({ type: types[path.extname(name)], body: await readFile(name) });

/** Stands for every picture of a shop. */
export const picture = { type: types['.svg'], body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };

/** @param {Incoming} incoming */
export async function bodyOf(incoming) {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

/**
 * Serves what `answer` returns. Null and missing files become 404. Undefined means that `answer` has written the response
 * itself. Without a port, any free one is used, so that tests can run in parallel.
 * @param {(url: URL, incoming: Incoming, outgoing: Outgoing) => Promise<Answer | null | undefined>} answer
 * @param {number} [port]
 * @param {(incoming: Incoming, socket: import('node:stream').Duplex, head: Buffer) => void} [upgrade] takes over sockets
 * @returns {Promise<Served>}
 */
export async function serve(answer, port = 0, upgrade = undefined) {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const answered = await answer(
        new URL(incoming.url ?? '/', `http://${incoming.headers.host}`),
        incoming,
        outgoing,
      );
      if (answered === undefined) return;
      const { status = 200, type = 'text/plain', headers = {}, body = '' } = answered ?? { status: 404 };
      // `no-store` would keep pages out of the back/forward cache.
      outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache', ...headers }).end(body);
    } catch (error) {
      if (outgoing.headersSent) return void outgoing.destroy();
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      outgoing.writeHead(isMissing ? 404 : 500).end(String(error));
    }
  });
  if (upgrade) server.on('upgrade', upgrade);
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    url: `${origin}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Requests that a test leaves unanswered would block `close`.
        server.closeAllConnections();
      }),
  };
}
