import { pathSegment } from '../domain/urls.ts';
import { InvalidResponseError, lossOf } from './errors.ts';
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

interface Surroundings {
  readonly baseUrl: () => string;
  /** The page's own address; it decides whether baseUrl is another origin. */
  readonly pageUrl: () => string;
  readonly fetch: typeof fetch;
}

/**
 * Calls the shop's API (rulings, 4 to 6). Rejects with a NetworkError, a ApiError or an InvalidResponseError,
 * or with the AbortError of its own signal. There is no time-out, as specified.
 */
export function createHttpClient(surroundings: Surroundings): Call {
  return async (operation, input, options = {}) => {
    const parts = input as CallParts;
    const url = callUrl(operation, parts, surroundings.baseUrl());
    const response = await send(surroundings, url, {
      method: operation.method,
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'cart-fragment',
        ...(operation.body && { 'Content-Type': 'application/json' }),
      },
      credentials: url.origin === new URL(surroundings.pageUrl()).origin ? 'same-origin' : 'include',
      ...(operation.body && { body: JSON.stringify(parts.body) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
    return readAnswer(operation, response, options.signal);
  };
}

async function send(surroundings: Surroundings, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await surroundings.fetch(url.href, init);
  } catch (error) {
    throw lossOf(error, 'the request or its answer was lost', init.signal);
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
