import type { MiddlewareHandler } from 'hono';

const mark = 'x-broken-connection';

/** Represents a broken connection inside Hono, which does not support `Response.error()`. */
export function brokenConnection(): Response {
  return new Response(null, { status: 500, headers: { [mark]: 'yes' } });
}

/** The outermost middleware. In a service worker, `Response.error()` looks like a network error to the page. */
export function breakConnections(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!context.res.headers.has(mark)) return;
    // Otherwise Hono copies the headers of the previous response to the new one.
    context.res = undefined;
    context.res = Response.error();
  };
}
