import type { MiddlewareHandler } from 'hono';

const mark = 'x-broken-connection';

/** Stands for a broken connection on its way through Hono, which can't carry a `Response.error()`. */
export function brokenConnection(): Response {
  return new Response(null, { status: 500, headers: { [mark]: 'yes' } });
}

/** Goes around everything else. In a service worker `Response.error()` is what a page takes for a broken network. */
export function breakConnections(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!context.res.headers.has(mark)) return;
    // Hono copies the headers of the answer before onto a new one, unless there is none.
    context.res = undefined;
    context.res = Response.error();
  };
}
