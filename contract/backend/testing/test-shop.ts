import { type Cart, type OperationAnswer, operations } from 'cart-fragment/api';
import type { ErrorBody } from '../../calls/refusal.ts';
import { createBackend, type BackendOptions } from '../app.ts';
import type { CallHost } from '../faults/fault-middleware.ts';
import { createMemoryStore } from '../state/memory-store.ts';

/** A Monday in Berlin. */
export const testNow = new Date('2026-11-30T09:00:00.000Z');

type Calls = typeof operations;

function fail(error: unknown): never {
  throw error;
}

/** Creates a shop in memory with helpers for tests. Latency takes no time. */
export function createTestShop(options: Partial<BackendOptions> = {}, tenant = 'js_de') {
  const app = createBackend({
    store: createMemoryStore(),
    now: () => testNow,
    sleep: async () => undefined,
    report: fail,
    ...options,
  });
  const base = `https://shop.example/shop/${tenant}/`;

  const fetch = async (path: string, init?: RequestInit, host?: CallHost) =>
    app.fetch(new Request(new URL(path, base), init), host);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'cart-fragment', ...headers },
      body: JSON.stringify(body),
    });

  /** Returns the answer to a call, parsed with its schema. */
  async function call<Name extends keyof Calls>(
    name: Name,
    body: unknown = {},
    path: string = operations[name].path,
  ): Promise<OperationAnswer<Calls[Name]>> {
    const operation = operations[name];
    const answer = await (operation.method === 'GET' ? fetch(path) : post(path, body));
    if (!answer.ok) throw new Error(`${name} was refused: ${await answer.text()}`);
    return (operation.answer === null ? undefined : operation.answer.parse(await answer.json())) as OperationAnswer<
      Calls[Name]
    >;
  }

  /** Returns the status and error body of a refused call. */
  async function refusal(name: keyof Calls, body: unknown = {}): Promise<ErrorBody & { readonly status: number }> {
    const answer = await post(operations[name].path, body);
    return { status: answer.status, ...((await answer.json()) as ErrorBody) };
  }

  const control = async <Answer = Cart>(path: string, body: unknown = {}): Promise<Answer> => {
    const answer = await post(`control/${path}`, body);
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

  const look = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(`control/${path}`)).json() as Promise<Answer>;

  return { fetch, post, call, refusal, control, look };
}
