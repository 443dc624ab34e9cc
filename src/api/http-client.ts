import { pathSegment } from '../domain/urls.ts';
import { InvalidResponseError, interruptionError } from './errors.ts';
import type { Operation, OperationAnswer, OperationArguments } from './operation.ts';
import { readAnswer } from './read-answer.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean | undefined;
}

export type Call = <Called extends Operation>(
  operation: Called,
  input: OperationArguments<Called>,
  options?: CallOptions,
) => Promise<OperationAnswer<Called>>;

interface ClientOptions {
  readonly baseUrl: () => string;
  /** Origin of the page. */
  readonly pageOrigin: () => string;
  readonly fetch: typeof fetch;
}

/**
 * Creates the client for the shop's API (rulings, 4 to 6). Calls reject with a NetworkError, an ApiError, an
 * InvalidResponseError or the AbortError of their own signal. There is no timeout, as specified.
 */
export function createHttpClient(client: ClientOptions): Call {
  return async (operation, input, options = {}) => {
    const parts = input as CallParts;
    const url = callUrl(operation, parts, client.baseUrl());
    const response = await send(client, url, {
      method: operation.method,
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'cart-fragment',
        ...(operation.body && { 'Content-Type': 'application/json' }),
      },
      credentials: url.origin === client.pageOrigin() ? 'same-origin' : 'include',
      ...(operation.body && { body: JSON.stringify(parts.body, asGiven) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
    return readAnswer(operation, response, options.signal);
  };
}

/** Keeps the values that a `toJSON` would replace, such as the ones that Prototype adds to arrays. */
function asGiven(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key];
}

async function send(client: ClientOptions, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await client.fetch(url.href, init);
  } catch (error) {
    throw interruptionError(error, 'the request or its answer was lost', init.signal);
  }
}

interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function callUrl(operation: Operation, { params = {}, query = {} }: CallParts, baseUrl: string): URL {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''));
  const url = new URL(path, baseUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

function encoded(id: string): string {
  const segment = pathSegment(id);
  if (segment === null) throw new InvalidResponseError(`not an identifier: "${id}"`, 0);
  return segment;
}
