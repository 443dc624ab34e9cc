import type { IncomingMessage, ServerResponse } from 'node:http';
import { cartTag, cartTenants, conditionalOperations, operations } from 'cart-fragment/contract';
import type { Cart, Operation } from 'cart-fragment/contract';
import { handlers, type Call } from './calls.js';
import type { Controls } from './controls.js';
import { createTurns } from './in-turn.js';
import type { Providers } from './payments.js';
import { openShop, refuse, Refused, type Shop } from './shop-api.js';

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
  readonly controls?: Controls;
}

interface Outcome {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Name = keyof typeof operations;
const routes = (Object.entries(operations) as [Name, Operation][]).map(([name, operation]) => ({
  name,
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Answers the contract below `/shop/{tenant}/`, and leaves every other address to the next handler. */
export function createGateway(options: GatewayOptions) {
  const inTurn = createTurns();
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [pathname = '', search = ''] = (request.url ?? '/').split(/\?(.*)/s);
    const [, folder, path = ''] = /^\/shop\/([^/]+)\/((?:api|control)\/.+)$/.exec(pathname) ?? [];
    const tenant = cartTenants.find((one) => one.toLowerCase() === folder?.toLowerCase());
    if (!tenant) return next();
    const token = tokenOf(request);
    const shop = openShop(options.shopApi, tenant, token);
    const headers = corsHeaders(request.headers.origin, options.allowedOrigins);
    const text = await textOf(request).catch(() => null);
    if (text === null) return void response.destroy();
    const work = () => answer(request, { shop, path, query: new URLSearchParams(search), text }, options);
    const key = options.oneAtATime ? 'all' : (token ?? crypto.randomUUID());
    const outcome = request.method === 'OPTIONS' ? { status: 204 } : await inTurn(key, work).catch(asOutcome);
    if (shop.token !== null && shop.token !== token) {
      headers['set-cookie'] = `${cookie}=${shop.token}; Path=/; HttpOnly; ${options.cookieAttributes}`;
    }
    const json = outcome.body === undefined ? undefined : JSON.stringify(outcome.body);
    response.writeHead(outcome.status, {
      'cache-control': 'no-store',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      ...outcome.headers,
    });
    response.end(json);
  };
}

interface Asked {
  readonly shop: Shop;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly text: string;
}

async function answer(
  request: IncomingMessage,
  asked: Asked,
  { providers, controls }: GatewayOptions,
): Promise<Outcome> {
  const { shop, path, query, text } = asked;
  if (text.length > largestBody) refuse(413, 'The body is too large.');
  const control = controls?.[`${request.method} ${path}`];
  if (control) return { status: 200, body: await control(shop, (text === '' ? {} : JSON.parse(text)) as never) };
  const route = routes.find(({ operation, pattern }) => operation.method === request.method && pattern.test(path));
  if (!route) return refuse(404, 'Diesen Aufruf gibt es nicht.');
  const { name, operation, pattern } = route;
  if (request.method === 'POST' && request.headers['x-requested-with'] !== 'cart-fragment') {
    refuse(403, 'The header X-Requested-With: cart-fragment is missing.');
  }
  const groups = Object.entries(pattern.exec(path)?.groups ?? {});
  const call = {
    shop,
    providers,
    ifVersion: conditionalOperations.includes(name) ? versionIn(request.headers['if-match']) : null,
    params: read(operation.params, Object.fromEntries(groups.map(([key, value]) => [key, decoded(value)]))),
    query: read(operation.query, Object.fromEntries(query)),
    body: read(operation.body, operation.body ? withBothItemIds(parsed(request, text)) : null),
  };
  // Handler and operation have the same name, so their types match, which TypeScript cannot express for a union.
  const body = await (handlers[name] as unknown as (call: Call<Name>) => Promise<unknown>)(
    call as unknown as Call<Name>,
  );
  if (operation.answer === null) return { status: 204 };
  const isCart = operation.answer === operations.getCart.answer;
  return { status: 200, body, ...(isCart && { headers: { etag: cartTag(body as Cart) } }) };
}

function asOutcome(error: unknown): Outcome {
  if (error instanceof Refused) return { status: error.status, body: error.body };
  console.error(error);
  return { status: 500, body: { errorCode: 500, category: 'external_error' } };
}

/** Validates with the schema of the contract. */
function read(schema: Operation['params'] | Operation['body'], value: unknown): unknown {
  if (schema === null) return null;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return refuse(422, `${issue?.path.join('.') || 'body'}: ${issue?.message}`, 0, 'input_validation_error');
}

function parsed(request: IncomingMessage, text: string): object {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    refuse(415, 'The body must be application/json.');
  }
  try {
    const body = JSON.parse(text) as unknown;
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Refused below.
  }
  return refuse(400, 'The body is no JSON object.');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return refuse(404, 'Diesen Aufruf gibt es nicht.');
  }
}

/** The contract calls the id of an item `cartItemId` or `itemId`, depending on the operation. */
function withBothItemIds(body: object): object {
  const { cartItemId, itemId } = body as { readonly cartItemId?: unknown; readonly itemId?: unknown };
  const id = cartItemId ?? itemId;
  return id === undefined ? body : { cartItemId: id, itemId: id, ...body };
}

/** The version of an `If-Match` as the plugin compares it. */
function versionIn(header: string | undefined): string | null {
  if (header === undefined || header === '*') return null;
  return header.replace(/^W\//, '').replaceAll('"', '');
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
