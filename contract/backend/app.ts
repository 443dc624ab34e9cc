import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { errorResponse } from '../calls/serve-call.ts';
import { openApiDocument } from '../openapi/document.ts';
import { Refusal } from '../calls/refusal.ts';
import { breakConnections } from './faults/broken-connection.ts';
import { type CallHost, faultMiddleware } from './faults/fault-middleware.ts';
import type { BackendEnvironment } from './requests/answer-call.ts';
import { apiRoutes } from './requests/api-routes.ts';
import { formRoute } from './requests/form-route.ts';
import { controlRoutes } from './requests/control-routes.ts';
import { readTenantPath } from './requests/tenant-path.ts';

/** Options from the host of the backend. */
export interface BackendOptions extends Pick<BackendEnvironment, 'store'> {
  readonly now?: () => Date;
  readonly sleep?: (ms: number) => Promise<void>;
  /** Other origins whose pages may send calls with credentials. */
  readonly allowedOrigins?: readonly string[];
  /** Receives errors of the backend itself, not refusals. */
  readonly report: (error: unknown) => void;
}

/** The shop of a host. */
export interface Backend {
  readonly fetch: (request: Request, host?: CallHost) => Response | Promise<Response>;
}

/**
 * Creates the shop as `fetch(Request) -> Response`, for URLs that end in `{tenant}/api/…` or `{tenant}/control/…` with
 * any prefix. It answers 404 to all others. For a simulated broken connection it returns `Response.error()`; the host
 * must break the connection.
 */
export function createBackend({
  store,
  now = () => new Date(),
  sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  allowedOrigins = [],
  report,
}: BackendOptions): Backend {
  const app = new Hono({
    getPath: (request) => readTenantPath(request.url)?.path ?? new URL(request.url).pathname,
  });
  app.use(breakConnections());
  app.use(
    cors({
      origin: [...allowedOrigins],
      credentials: true,
      allowHeaders: ['content-type', 'x-requested-with', 'if-match', 'idempotency-key'],
      exposeHeaders: ['retry-after', 'etag'],
    }),
  );
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  });
  app.get('/api/openapi.json', (context) => context.json(openApiDocument()));
  app.use('/api/*', faultMiddleware(store, sleep));
  app.route(
    '/',
    formRoute((request) => app.fetch(request)),
  );
  app.route('/', apiRoutes({ store, now }));
  app.route('/', controlRoutes({ store, now }));
  app.notFound((context) => context.json({ errorCode: 0, message: 'Diesen Aufruf gibt es nicht.' }, 404));
  app.onError((error) => {
    if (!(error instanceof Refusal)) report(error);
    return errorResponse(error);
  });
  return app;
}
