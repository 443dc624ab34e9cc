/* oxlint-disable typescript/no-unsafe-return --
   Faults change JSON of any shape. */
import type { Fault, Send } from './planted-shop.ts';

/** A cart as JSON, which faults change. */
export type Json = any; // oxlint-disable-line typescript/no-explicit-any

const isCart = (path: string) => /\/api\/cart(\/(add|remove|set)-[\w-]+)?$/.test(path);
export const is = (request: Request, call: string) => pathOf(request).endsWith(call);
export const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Changes every answer that is a cart. */
export const inCarts = (change: (cart: Json, request: Request) => void): Fault =>
  inAnswers((path, body, request) => {
    if (isCart(path) && body?.items) change(body, request);
  });

/** Changes the JSON of answers. */
export function inAnswers(change: (path: string, body: Json, request: Request, status: number) => void): Fault {
  return {
    wrap: (next) => async (request) => {
      const response = await next(request);
      const text = await response.clone().text();
      if (!/^[[{]/.test(text)) return response;
      const body: Json = JSON.parse(text);
      change(pathOf(request), body, request, response.status);
      return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
    },
  };
}

/** Replaces answers. */
export const replacing = (replace: (response: Response, request: Request) => Response | Promise<Response>): Fault => ({
  wrap: (next) => async (request) => replace(await next(request), request),
});

/** Changes the body of the requests of a call; `ask` sends others. */
export function inRequests(
  call: string,
  change: (body: Json, ask: (path: string, body?: Json) => Promise<Json>) => unknown,
): Fault {
  return {
    wrap: (next) => async (request) => {
      if (!pathOf(request).endsWith(call) || request.method !== 'POST') return next(request);
      const text = await request.clone().text();
      let body: Json;
      try {
        body = JSON.parse(text);
      } catch {
        return next(request);
      }
      const ask = async (path: string, sent?: Json) => (await next(like(request, path, sent))).json();
      await change(body, ask);
      return next(like(request, request.url, body));
    },
  };
}

/** A request of the same visitor. */
export function like(request: Request, url: string, body?: Json, added: Record<string, string> = {}): Request {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return new Request(new URL(url, request.url.replace(/(api|control)\/.*/, '')), {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Answers refusals, or some of them, differently. */
export const inRefusals = (
  replace: (response: Response, request: Request, next: Send) => Response | Promise<Response>,
): Fault => ({
  wrap: (next) => async (request) => {
    const response = await next(request.clone());
    return response.status >= 400 && response.status < 500 ? replace(response, request, next) : response;
  },
});

export const withHeader = (response: Response, name: string, value: string | null): Response => {
  const headers = new Headers(response.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
};

/** A refusal of a call that becomes a success, with the cart or another answer. */
export const accepting = (call: string, answer?: unknown): Fault =>
  inRefusals(async (response, request, next) => {
    if (!is(request, call)) return response;
    return answer === undefined ? next(like(request, 'api/cart')) : Response.json(answer);
  });

/** Refuses more than that of an item. */
export const atMost = (most: number): Fault => ({
  wrap: (next) => async (request) => {
    if (!is(request, 'set-item-quantity')) return next(request);
    const [, quantity] = /"quantity":(\d+)/.exec(await request.clone().text()) ?? [];
    return Number(quantity) > most ? Response.json({ errorCode: 0 }, { status: 422 }) : next(request);
  },
});

/** Removes the check of the header, of all or some calls. */
export const unguarded = (test: (path: string) => boolean = () => true): Fault => ({
  wrap: (next) => async (request) => {
    if (request.method !== 'POST' || !test(pathOf(request))) return next(request);
    const headers = new Headers(request.headers);
    headers.set('x-requested-with', 'cart-fragment');
    return next(new Request(request, { headers }));
  },
});

/** Two changes; the first one is next to the kit. */
export const both = (outer: Fault, inner: Fault): Fault => ({
  wrap: (next) => outer.wrap!(inner.wrap!(next)),
});
