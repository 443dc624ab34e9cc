import { type Operation, operations, retryAfterSecondsOf } from 'cart-fragment/api';
import { curlOf } from './curl.ts';
import type { ShopDescription, ShopRequest } from './shop-description.ts';
import { Violation } from './violation.ts';

export interface Answer {
  readonly call: string;
  /** The body of the request; empty if there was none. */
  readonly sent: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
  /** Fails the rule with this id, whichever one has sent the call: each mistake is one finding. */
  readonly note: (rule: string, violation: Violation) => void;
}

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly method?: string;
  /** In place of the call's path. */
  readonly path?: string;
  /** Does not wait as a 429 says, but returns it. */
  readonly isHasty?: boolean;
  /** Sent instead of the JSON of `body`. */
  readonly text?: string;
}

/** One visitor of the shop, with cookies of its own. */
export interface Visitor {
  readonly call: (name: keyof typeof operations, input?: CallInput) => Promise<Answer>;
  readonly request: (request: ShopRequest) => Promise<Answer>;
  /** The same visitor at another address, or with another cookie. */
  readonly at: (place: { readonly baseUrl?: string | undefined; readonly cookie?: string | undefined }) => Visitor;
  /** The `Set-Cookie` headers that the visitor has received. */
  readonly cookies: readonly string[];
}

export interface Target {
  readonly baseUrl: string;
  readonly description: ShopDescription;
  readonly fetch: typeof fetch;
  /** Receives the `curl` line of every call. */
  readonly record: (curl: string) => void;
  readonly note: Answer['note'];
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface StoredCookie {
  readonly pair: readonly [name: string, value: string];
  readonly path: string;
}

/** How many seconds of a `Retry-After` the kit waits. */
const longestPause = 60;

/** Opens a fresh session. */
export async function openVisitor(target: Target): Promise<Visitor> {
  const { baseUrl, description } = target;
  /** By path and name: tenants in folders may have a session each. */
  const jar = new Map<string, StoredCookie>();
  const cookies: string[] = [];
  const origin = new URL(baseUrl).origin;

  function store(pair: StoredCookie['pair'], path = '/'): void {
    jar.set(`${path} ${pair[0]}`, { pair, path });
  }

  async function send(url: URL, init: Sent, own: ReadonlyMap<string, string>, isHasty = false): Promise<Answer> {
    const call = `${init.method} ${url.pathname}`;
    // Nothing is sent to a host that was not named on the command line.
    if (url.origin !== origin) throw new Violation(`a path of ${origin}`, url.href);
    const matching = [...jar.values()].filter(({ path }) => isWithin(url.pathname, path));
    // Of cookies with one name, servers use the one with the longest path.
    const pairs = matching.toSorted((a, b) => a.path.length - b.path.length).map(({ pair }) => pair);
    const cookie = [...new Map([...pairs, ...own])].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, ...(cookie && { Cookie: cookie }) };
    target.record(curlOf(url.href, { ...init, headers }));
    const response = await target.fetch(url.href, { ...init, headers, redirect: 'manual' }).catch((error: unknown) => {
      throw new Violation(`an answer to ${call}`, `no answer: ${String(error)}`);
    });
    const seconds = response.status === 429 && !isHasty ? retryAfterSecondsOf(response) : null;
    if (seconds !== null && seconds <= longestPause) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      // Without a pause, once.
      return send(url, init, own, seconds === 0);
    }
    for (const set of response.headers.getSetCookie()) {
      cookies.push(set);
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(set) ?? [];
      const [, path = '/'] = /;\s*Path=(\/[^;]*)/i.exec(set) ?? [];
      if (name !== undefined) store([name.trim(), value ?? ''], path.trim());
    }
    const text = await response.text();
    return {
      call,
      sent: init.body ?? '',
      status: response.status,
      headers: response.headers,
      text,
      body: parsed(text),
      note: target.note,
    };
  }

  function visitorAt(base: string, own: ReadonlyMap<string, string>): Visitor {
    return {
      cookies,
      at: (place) => visitorAt(new URL(place.baseUrl ?? '', base).href, new Map([...own, ...pairsOf(place.cookie)])),
      call(name, { params = {}, query, body, headers = {}, method, path: other, text, isHasty } = {}) {
        const operation: Operation = operations[name];
        const path = (other ?? operation.path).replaceAll(/\{(\w+)\}/g, (_, key: string) =>
          encodeURIComponent(params[key] ?? ''),
        );
        const url = new URL(query ? `${path}?${new URLSearchParams(query)}` : path, base);
        const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
        const given = Object.entries({
          Accept: 'application/json',
          'X-Requested-With': 'cart-fragment',
          ...(sent !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        }).filter((entry): entry is [string, string] => entry[1] !== null);
        const init = { method: method ?? operation.method, headers: Object.fromEntries(given) };
        return send(url, { ...init, ...(sent !== undefined && { body: sent }) }, own, isHasty);
      },
      async request({ method = 'POST', path, body, headers = {} }) {
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        const given = {
          'X-Requested-With': 'cart-fragment',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        };
        const answer = await send(new URL(path, base), { method, headers: given, ...sent }, own);
        if (answer.status >= 400) throw new Violation(`${answer.call} of your description succeeds`, described(answer));
        return answer;
      },
    };
  }

  const visitor = visitorAt(baseUrl, new Map());
  const { cookie, open } = description.session;
  for (const pair of pairsOf(cookie?.replaceAll('{random}', () => crypto.randomUUID()))) store(pair);
  if (open) await visitor.request({ method: 'GET', ...open });
  return visitor;
}

/** Whether a cookie of the path is sent with a request. */
const isWithin = (pathname: string, path: string) => `${pathname}/`.startsWith(path.replace(/\/?$/, '/'));

function pairsOf(cookie = ''): readonly (readonly [string, string])[] {
  return cookie
    .split(/;\s*/)
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const succeeded = ({ status }: Answer) => status >= 200 && status < 300;

export function described({ call, status, text }: Answer): string {
  return `${call}: status ${status}, ${shortened(text) || 'no body'}`;
}

export const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
