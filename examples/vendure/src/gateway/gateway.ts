import type { IncomingMessage, ServerResponse } from 'node:http';
import { callResponse, cartTenants, errorResponse, readCall, Refusal, refuseCall } from 'cart-fragment-contract';
import type { Providers } from '../payments/providers.js';
import { handlers, type AnyHandler } from './calls.js';
import { createTurns } from './in-turn.js';
import { openShop, type Shop } from './shop-api.js';

/** A call beside the contract, by which the demo's pages and tests change the shop. A real shop has none. */
export type Control = (shop: Shop, body: never) => Promise<unknown>;
export type Controls = Readonly<Record<string, Control>>;

export interface GatewayOptions {
  /** The address of Vendure's Shop API. */
  readonly shopApi: string;
  readonly providers: Providers;
  /** Whether all calls take turns, not only those of one visitor: sql.js has one connection, and so one transaction. */
  readonly oneAtATime: boolean;
  /** Other origins whose pages may send calls with cookies. */
  readonly allowedOrigins: readonly string[];
  /** `SameSite=Lax` and, wherever the shop has https, `Secure`. Pages of another site need `SameSite=None; Secure`. */
  readonly cookieAttributes: string;
  /** By method and path. */
  readonly controls?: Controls;
}

/** Answers the contract below `/shop/{tenant}/`, and leaves every other address to the next handler. */
export function createGateway(options: GatewayOptions) {
  const inTurn = createTurns();
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [, folder, path] = /^\/shop\/([^/]+)\/((?:api|control)\/[^?]+)/.exec(request.url ?? '') ?? [];
    const tenant = cartTenants.find((one) => one.toLowerCase() === folder?.toLowerCase());
    if (!tenant || path === undefined) return next();
    const token = tokenOf(request);
    const shop = openShop(options.shopApi, tenant, token);
    const text = await textOf(request).catch(() => null);
    if (text === null) return void response.destroy();
    const key = options.oneAtATime ? 'all' : (token ?? crypto.randomUUID());
    const answered =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await inTurn(key, () => answer(request, { shop, path, text }, options)).catch(refused);
    const headers = {
      ...corsHeaders(request.headers.origin, options.allowedOrigins),
      ...Object.fromEntries(answered.headers),
    };
    if (shop.token !== null && shop.token !== token) {
      headers['set-cookie'] = `${cookie}=${shop.token}; Path=/; HttpOnly; ${options.cookieAttributes}`;
    }
    response.writeHead(answered.status, headers).end(await answered.text());
  };
}

interface Asked {
  readonly shop: Shop;
  readonly path: string;
  readonly text: string;
}

async function answer(
  request: IncomingMessage,
  { shop, path, text }: Asked,
  { providers, controls }: GatewayOptions,
): Promise<Response> {
  if (text.length > largestBody) refuseCall(413, 'The body is too large.');
  const control = controls?.[`${request.method} ${path}`];
  if (control) return Response.json(await control(shop, (text === '' ? {} : JSON.parse(text)) as never));
  const call = await readCall(webRequest(request, text), path);
  // Handler and operation have the same name, so their types match, which TypeScript cannot express for a union.
  const handler = handlers[call.name] as unknown as AnyHandler;
  return callResponse(call.name, await handler({ ...call, shop, providers, ifVersion: versionIn(call.ifMatch) }));
}

function refused(error: unknown): Response {
  if (!(error instanceof Refusal)) console.error(error);
  return errorResponse(error);
}

function webRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): Request {
  const sent = Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === 'string');
  return new Request(new URL(url, 'http://gateway.invalid'), {
    method,
    headers: sent,
    ...(method === 'POST' && { body }),
  });
}

/** The version of an `If-Match` as the plugin compares it. */
function versionIn(header: string | null): string | null {
  return header === null || header === '*' ? null : header.replace(/^W\//, '').replaceAll('"', '');
}

const cookie = 'shop_session';

function tokenOf(request: IncomingMessage): string | null {
  return new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? null;
}

function corsHeaders(origin: string | undefined, allowed: readonly string[]): Record<string, string> {
  if (origin === undefined || !allowed.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, x-requested-with, if-match, idempotency-key',
    'access-control-expose-headers': 'retry-after, etag',
    vary: 'Origin',
  };
}

const largestBody = 100_000;

/** Reads a body that is too large to its end, since leaving it would break the connection, and keeps only its beginning. */
async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) if (text.length <= largestBody) text += String(chunk);
  return text;
}
