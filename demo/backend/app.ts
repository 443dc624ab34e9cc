import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { breakConnections } from './faults/broken-connection.ts';
import { faultMiddleware } from './faults/fault-middleware.ts';
import { openApiDocument } from './openapi.ts';
import type { ShopWorld } from './requests/answer-call.ts';
import { apiRoutes } from './requests/api-routes.ts';
import { controlRoutes } from './requests/control-routes.ts';
import { readTenantPath } from './requests/tenant-path.ts';
import { Refusal } from './rules/refusal.ts';

/** What a host gives to the shop. */
export interface BackendOptions extends Pick<ShopWorld, 'store'> {
  readonly now?: () => Date;
  readonly sleep?: (ms: number) => Promise<void>;
  /** Other origins whose pages may call with credentials. */
  readonly allowedOrigins?: readonly string[];
  /** Hears of faults of the shop itself; refusals are none. */
  readonly report: (error: unknown) => void;
}

/**
 * The whole shop behind `fetch(Request) -> Response`, for addresses that end in `{tenant}/api/…` or
 * `{tenant}/control/…`, whatever stands before. It answers 404 to all others. A connection that is to break is
 * answered with `Response.error()`, for the host to break it.
 */
export function createBackend({
  store,
  now = () => new Date(),
  sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  allowedOrigins = [],
  report,
}: BackendOptions): Hono {
  const app = new Hono({
    getPath: (request) => readTenantPath(request.url)?.path ?? new URL(request.url).pathname,
  });
  app.use(breakConnections());
  app.use(
    cors({
      origin: [...allowedOrigins],
      credentials: true,
      allowHeaders: ['content-type', 'x-requested-with'],
    }),
  );
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  });
  app.get('/api/openapi.json', (context) => context.json(openApiDocument()));
  app.use('/api/*', faultMiddleware(store, sleep));
  app.route('/', apiRoutes({ store, now }));
  app.route('/', controlRoutes({ store, now }));
  app.notFound((context) => context.json({ errorCode: 0, message: 'Diesen Aufruf gibt es nicht.' }, 404));
  app.onError((error) => {
    if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
    report(error);
    return Response.json({ errorCode: 500, category: 'external_error' }, { status: 500 });
  });
  return app;
}
