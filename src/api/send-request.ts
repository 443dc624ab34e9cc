import { printJson } from '../domain/print-json.ts';
import { pathSegment } from '../domain/urls.ts';
import { CallError, InvalidResponseError, interruptionError, NetworkError } from './errors.ts';
import type { Operation } from './operation.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean | undefined;
  /** Headers that a shop may ignore. A shop on another origin gets them once it has answered with the tag of a cart. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface ClientOptions {
  readonly baseUrl: () => string;
  /** Origin of the page. */
  readonly pageOrigin: () => string;
  readonly fetch: typeof fetch;
  /** Called when a request was answered or lost, unless the caller has canceled it. */
  readonly ended?: (isAnswered: boolean) => void;
}

/** Other origins that have answered with the tag of a cart. CORS would block headers that a shop does not allow. */
const taggingOrigins = new Set<string>();

/** `read` also gets refusals. The message of an error begins with the call, for reports and the console. */
export async function sendRequest<Result>(
  client: ClientOptions,
  operation: Route,
  parts: CallParts,
  read: (response: Response) => Promise<Result>,
  options: CallOptions = {},
): Promise<Result> {
  try {
    const answer = await read(await fetchResponse(client, operation, parts, options));
    client.ended?.(true);
    return answer;
  } catch (error) {
    if (error instanceof CallError) {
      client.ended?.(!(error instanceof NetworkError));
      error.message = `${operation.method} ${operation.path} ${error.message}`;
    }
    throw error;
  }
}

async function fetchResponse(client: ClientOptions, operation: Route, parts: CallParts, options: CallOptions) {
  const url = callUrl(operation, parts, client.baseUrl());
  const hasBody = Boolean(operation.body);
  const isSameOrigin = url.origin === client.pageOrigin();
  const init: RequestInit & { __proto__: null } = {
    // Old libraries and scripts add fields to `Object.prototype`.
    __proto__: null,
    method: operation.method,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'cart-fragment',
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...((isSameOrigin || taggingOrigins.has(url.origin)) && options.headers),
    },
    credentials: isSameOrigin ? 'same-origin' : 'include',
    ...(operation.cache && { cache: operation.cache }),
    ...(hasBody && { body: printJson(parts.body) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  };
  try {
    const response = await client.fetch(url.href, init);
    // Proxies that compress answers weaken their tags.
    if (!isSameOrigin && /^(W\/)?".+\.\d+"$/.test(response.headers?.get('ETag') ?? '')) taggingOrigins.add(url.origin);
    return response;
  } catch (error) {
    throw interruptionError(error, init.signal);
  }
}

/** `body` is truthy if the request has one. */
type Route = Pick<Operation, 'method' | 'path' | 'cache'> & { readonly body: unknown };

export interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function callUrl(operation: Route, { params = {}, query = {} }: CallParts, baseUrl: string): URL {
  // Not `replaceAll`, which Sugar.js replaces by one that ignores functions.
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''));
  const url = new URL(path, baseUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

function encoded(id: string): string {
  const segment = pathSegment(id);
  if (segment === null) throw new InvalidResponseError('has no usable id', 0);
  return segment;
}
