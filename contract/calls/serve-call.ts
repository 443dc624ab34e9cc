import { type Cart, cartTag, type Operation, operations } from 'cart-fragment/api';
import type * as z from 'zod/mini';
import { conditionalOperations, idempotentOperations } from './optional-headers.ts';
import { Refusal, refuseCall } from './refusal.ts';

type Name = keyof typeof operations;
type ReadBy<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : null;

/** A call that a backend has received, with valid input. */
export interface ReceivedCall<Called extends Name = Name> {
  readonly name: Called;
  readonly params: ReadBy<(typeof operations)[Called]['params']>;
  readonly query: ReadBy<(typeof operations)[Called]['query']>;
  readonly body: ReadBy<(typeof operations)[Called]['body']>;
  /** The header `If-Match`; null for a call that has none, or for which it means nothing. */
  readonly ifMatch: string | null;
  /** The header `Idempotency-Key`, likewise. */
  readonly idempotencyKey: string | null;
}

const routes = (Object.entries(operations) as [Name, Operation][]).map(([name, operation]) => ({
  name,
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/**
 * Reads a request of the cart in a backend.
 * @param path the path below the base URL of the tenant, such as `api/cart`; still encoded.
 * @throws Refusal with 404 for an unknown call, 403 for a POST that another site could have caused, 415 or 400 for a
 *   body that is not a JSON object, and 422 for invalid input.
 */
export async function readCall(request: Request, path: string): Promise<ReceivedCall> {
  // A server answers HEAD as GET, without the body.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = routes.find(({ operation, pattern }) => operation.method === method && pattern.test(path));
  if (!route) return refuseCall(404, 'There is no such call.');
  const { name, operation, pattern } = route;
  const { headers } = request;
  if (method === 'POST' && headers.get('x-requested-with') !== 'cart-fragment') {
    refuseCall(403, 'The header X-Requested-With: cart-fragment is missing.');
  }
  const params = Object.entries(pattern.exec(path)?.groups ?? {}).map(([key, value]) => [key, decode(value)]);
  const { searchParams } = new URL(request.url);
  const call = {
    name,
    params: read(operation.params, Object.fromEntries(params)),
    query: read(operation.query, Object.fromEntries(searchParams)),
    body: operation.body && (await readBody(operation.body, request, (body) => completed(name, body))),
    ifMatch: conditionalOperations.includes(name) ? headers.get('if-match') : null,
    idempotencyKey: idempotentOperations.includes(name) ? headers.get('idempotency-key') : null,
  };
  return call as ReceivedCall;
}

/** The response to a call: the answer as JSON, with the `ETag` of a cart, or 204 if the call has no answer. */
export function callResponse(name: Name, answer: unknown): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (operations[name].answer === null) return new Response(null, { status: 204, headers });
  if (operations[name].answer === operations.getCart.answer) headers.set('etag', cartTag(answer as Cart));
  return Response.json(answer, { headers });
}

/** The response for what a backend has thrown: 500 unless it is a refusal, which may say when to come back. */
export function errorResponse(error: unknown): Response {
  const { status, body, retryAfterSeconds } =
    error instanceof Refusal ? error : new Refusal(500, { errorCode: 500, category: 'external_error' });
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return Response.json(body, { status, headers });
}

/**
 * Reads the JSON body of a request.
 * @throws Refusal like `readCall`.
 */
export async function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: Request,
  prepare = (body: object) => body,
): Promise<z.output<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    refuseCall(415, 'The body must be application/json.');
  }
  const text = await request.text();
  // No text of a shop has this character, and few databases accept it.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) refuseCall(400, 'The body has the character U+0000.');
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuseCall(400, 'The body is not a JSON object.');
  }
  return read(schema, prepare(body)) as z.output<Schema>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function read(schema: z.ZodMiniType | null, value: unknown): unknown {
  if (schema === null) return null;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return refuseCall(422, `${issue?.path.join('.') || 'body'}: ${issue?.message}`, 'input_validation_error');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return refuseCall(404, 'There is no such call.');
  }
}

/**
 * The API calls the id of an item `cartItemId` or `itemId`, depending on the operation. Backends accept both, and do
 * without what can be null.
 */
function completed(name: Name, body: object): object {
  const { cartItemId, itemId } = body as { readonly cartItemId?: unknown; readonly itemId?: unknown };
  const id = cartItemId ?? itemId;
  return {
    ...(name === 'addCoupon' && { referer: null }),
    ...(name === 'setItemPackaging' && { packagingVariantId: null }),
    ...(id !== undefined && { cartItemId: id, itemId: id }),
    ...body,
  };
}
