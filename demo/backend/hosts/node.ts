import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { createBackend, type BackendOptions } from '../app.ts';
import { productPageOf } from '../requests/product-page.ts';
import { readTenantPath } from '../requests/tenant-path.ts';
import { createMemoryStore } from '../state/memory-store.ts';

type Answer = (request: Request) => Response | Promise<Response>;

export interface NodeHostOptions extends Partial<BackendOptions> {
  /** 0, the default, takes any port that is free. */
  readonly port?: number;
  readonly hostname?: string;
  /** A built folder; everything that is not the shop's own is served from it. */
  readonly staticFolder?: string;
  /** Sent with each file, such as `content-security-policy`. */
  readonly staticHeaders?: Readonly<Record<string, string>>;
  /** Pages that are made for each request, such as server-rendered ones; null leaves the request to the folder. */
  readonly pages?: (request: Request) => Promise<Response | null> | Response | null;
}

export interface RunningBackend {
  /** With a slash at its end. */
  readonly url: string;
  readonly fetch: Answer;
  close(): Promise<void>;
}

/** The strictest policy that a page with the cart works under. */
export const strictPolicy = {
  'content-security-policy':
    "default-src 'self'; style-src 'self'; object-src 'none'; base-uri 'self'; require-trusted-types-for 'script'",
};

/** Serves the shop on `node:http`: for tests, for previews, and beside server rendering. */
export async function serveBackend(options: NodeHostOptions = {}): Promise<RunningBackend> {
  const { port = 0, hostname = '127.0.0.1', report = (error: unknown) => console.error(error) } = options;
  const backend = createBackend({ store: createMemoryStore(), report, ...options });
  const files = staticFiles(options);
  const answer: Answer = async (request) => {
    const page = productPageOf(request.url);
    if (page !== null) return Response.redirect(page, 302);
    if (readTenantPath(request.url)) return backend.fetch(request);
    return (await options.pages?.(request)) ?? files.fetch(request);
  };
  const send = async (request: Request, { outgoing }: HttpBindings): Promise<Response> => {
    const response = await answer(request);
    if (response.type !== 'error') return response;
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  };
  const server = createAdaptorServer({ fetch: send as Answer, overrideGlobalObjects: false }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}/`,
    fetch: answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Calls that are kept hanging on purpose would never end by themselves.
        server.closeAllConnections();
      }),
  };
}

function staticFiles({ staticFolder, staticHeaders = {} }: NodeHostOptions): Hono {
  const files = new Hono();
  if (staticFolder === undefined) return files;
  files.use(async (context, next) => {
    const headers = { 'cache-control': 'no-cache', ...staticHeaders };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    await next();
  });
  return files.use(serveStatic({ root: staticFolder }));
}
