import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { createBackend, type BackendOptions } from '../app.ts';
import { readTenantPath } from '../requests/tenant-path.ts';
import { createMemoryStore } from '../state/memory-store.ts';

export { createMemoryStore };

type Answer = (request: Request) => Response | Promise<Response>;

export interface NodeHostOptions extends Partial<BackendOptions> {
  /** Defaults to 0, any free port. */
  readonly port?: number;
  readonly hostname?: string;
  /** Folder from which all other files are served. */
  readonly staticFolder?: string;
  /** Returns generated pages, for example server-rendered ones; null for files of the folder. `shop` answers calls. */
  readonly pages?: (request: Request, shop: Answer) => Promise<Response | null> | Response | null;
}

export interface RunningBackend {
  /** Ends with a slash. */
  readonly url: string;
  readonly fetch: Answer;
  close(): Promise<void>;
}

/** Serves the shop with Node: for tests, previews and server rendering. */
export async function serveBackend(options: NodeHostOptions = {}): Promise<RunningBackend> {
  const { port = 0, hostname = '127.0.0.1', report = (error: unknown) => console.error(error) } = options;
  const backend = createBackend({ store: createMemoryStore(), report, ...options });
  const files = staticFiles(options);
  const answer: Answer = async (request) => {
    if (readTenantPath(request.url)) return backend.fetch(request);
    return (await options.pages?.(request, backend.fetch)) ?? files.fetch(request);
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
        // Calls that hang on purpose would never end.
        server.closeAllConnections();
      }),
  };
}

function staticFiles({ staticFolder }: NodeHostOptions): Hono {
  const files = new Hono();
  if (staticFolder === undefined) return files;
  files.use(async (context, next) => {
    context.header('cache-control', 'no-cache');
    await next();
    if (context.req.header('if-modified-since') !== context.res.headers.get('last-modified')) return;
    await context.res.body?.cancel();
    context.res = new Response(null, { status: 304, headers: context.res.headers });
  });
  return files.use(serveStatic({ root: staticFolder }));
}
