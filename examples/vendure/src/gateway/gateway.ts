import type { IncomingMessage, ServerResponse } from 'node:http';
import { callResponse, cartTenants, errorResponse, readCall, Refusal, refuseCall } from 'cart-fragment-contract';
import type { Redis } from 'ioredis';
import type { Providers } from '../payments/providers.js';
import { answerCall } from './calls.js';
import { createTurns } from './in-turn.js';
import { createLimits, pause } from './limits.js';
import { openShop, type Shop } from './shop-api.js';
import { shopCalls, type OwnCalls } from './shop-calls.js';

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
  /** Calls by which the demo's pages and tests change the shop. A real shop has none. */
  readonly controls?: OwnCalls;
  readonly isDatabaseUp: () => Promise<boolean>;
  /** Where several servers count calls together. */
  readonly redis?: Redis;
  /** The address of the visitor; that of the connection if missing. */
  readonly addressOf?: (request: IncomingMessage) => string;
}

/** Answers the contract below `/shop/{tenant}/`, and leaves every other address to the next handler. */
export function createGateway(options: GatewayOptions) {
  const inTurn = createTurns();
  const refuseTooMany = createLimits(options.redis);
  const { addressOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '' } = options;
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [, folder, path] = /^\/shop\/([^/]+)\/((?:api|shop|control)\/[^?]+)/.exec(request.url ?? '') ?? [];
    const tenant = cartTenants.find((one) => one.toLowerCase() === folder?.toLowerCase());
    const token = tokenOf(request);
    if (!tenant || path === undefined) {
      const isPage = request.headers.accept?.includes('text/html');
      if (isPage && token !== null) await endUnknownSession(options, token, response);
      return next();
    }
    const shop = openShop(options.shopApi, tenant, token);
    const text = await textOf(request).catch(() => null);
    if (text === null) return void response.destroy();
    const key = options.oneAtATime ? 'all' : (token ?? crypto.randomUUID());
    const answered =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await refuseTooMany(path, addressOf(request))
            .then(() => inTurn(key, () => answer(request, { shop, path, text }, options)))
            .catch((error) => refused(error, options));
    const headers = {
      ...corsHeaders(request.headers.origin, options.allowedOrigins),
      ...Object.fromEntries(answered.headers),
    };
    if (shop.token !== token) headers['set-cookie'] = cookieOf(shop.token, options);
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
  const received = webRequest(request, text);
  const name = `${request.method} ${path}`;
  const shopCall = shopCalls[name];
  if (shopCall && received.method === 'POST' && received.headers.get('x-requested-with') !== 'cart-fragment') {
    refuseCall(403, 'The header X-Requested-With: cart-fragment is missing.');
  }
  const own = shopCall ?? controls?.[name];
  if (own) return Response.json(await own(shop, bodyOf(text) as never, providers, request));
  const call = await readCall(received, path);
  return callResponse(call.name, await answerCall({ ...call, shop, providers, ifVersion: versionIn(call.ifMatch) }));
}

/** Without its database, a shop is away for a while. */
async function refused(error: unknown, { isDatabaseUp }: GatewayOptions): Promise<Response> {
  if (error instanceof Refusal) return errorResponse(error);
  console.error(error);
  return errorResponse((await isDatabaseUp()) ? error : pause(503, 2));
}

function bodyOf(text: string): unknown {
  try {
    return Object(text === '' ? {} : JSON.parse(text));
  } catch {
    return refuseCall(400, 'The body is not a JSON object.');
  }
}

/** Only a page does this: a call may be late, and the visitor logged in with another session since. */
async function endUnknownSession(options: GatewayOptions, token: string, response: ServerResponse): Promise<void> {
  const asked = openShop(options.shopApi, cartTenants[0], token).ask('{ activeChannel { id } }');
  const error: unknown = await asked.catch((refusal) => refusal);
  if (error instanceof Refusal) response.setHeader('set-cookie', cookieOf(null, options));
}

function webRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): Request {
  return new Request(new URL(url, 'http://gateway.invalid'), {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'POST' && { body }),
  });
}

/** The version of an `If-Match` as the plugin compares it. */
function versionIn(header: string | null): string | null {
  return header === null || header === '*' ? null : header.replace(/^W\//, '').replaceAll('"', '');
}

const cookie = 'shop_session';
const cookieOf = (token: string | null, { cookieAttributes }: GatewayOptions) =>
  `${cookie}=${token ?? ''}; Path=/; HttpOnly; ${cookieAttributes}${token === null ? '; Max-Age=0' : ''}`;

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
