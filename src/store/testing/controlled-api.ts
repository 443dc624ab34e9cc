import { InvalidResponseError, ApiError, NetworkError } from '../../api/errors.ts';
import type { Cart } from '../../domain/cart.ts';
import type { Call } from '../../api/http-client.ts';
import { operations } from '../../api/all-operations.ts';
import type { Operation } from '../../api/operation.ts';
import { getDeliveryTerms } from '../../api/operations/shop.ts';
import type { CallOptions } from '../../api/send-request.ts';

/** A call that waits for the test to answer it. */
export interface PendingCall {
  readonly name: string;
  readonly input: readonly unknown[];
  readonly options: CallOptions | undefined;
  readonly aborted: () => boolean;
  answer(value: unknown): void;
  lose(): void;
  reject(error: Error): void;
  refuse(errorCode: number, details?: Refusal): void;
  fail(status: number): void;
}

interface Refusal {
  readonly status?: number;
  readonly category?: string;
  readonly message?: string;
  readonly appointmentIds?: readonly string[];
  readonly retryAfterSeconds?: number;
}

const nameOf = ({ method, path }: Operation) =>
  Object.values(operations).find((named) => named.path === path && named.method === method)?.name ?? path;

/** An API whose calls stay pending until the test settles them. A canceled call rejects as `fetch` does. */
export function createControlledApi() {
  const calls: PendingCall[] = [];

  function open(name: string, input: readonly unknown[], options?: CallOptions): Promise<never> {
    let resolve!: (value: never) => void;
    let reject!: (error: Error) => void;
    const promise = new Promise<never>((...settlers) => ([resolve, reject] = settlers));
    const { signal } = options ?? {};
    signal?.addEventListener('abort', () => reject(new DOMException('canceled', 'AbortError')));
    calls.push({
      name,
      input,
      options,
      aborted: () => signal?.aborted ?? false,
      answer: (value) => resolve(value as never),
      reject,
      lose: () => reject(new NetworkError('lost')),
      fail: (status) => reject(new InvalidResponseError(`status ${status}`, status)),
      refuse: (errorCode, { status = 400, category, message, appointmentIds = [], retryAfterSeconds } = {}) =>
        reject(
          new ApiError(
            { errorCode, category: category ?? null, message: message ?? null, fields: { appointmentIds } },
            status,
            retryAfterSeconds,
          ),
        ),
    });
    return promise;
  }

  const call: Call = (operation, input, options) => {
    if (operation.path === getDeliveryTerms.path) return Promise.resolve([]) as never;
    const { params, query, body } = input as {
      readonly params?: object;
      readonly query?: object;
      readonly body?: object;
    };
    return open(nameOf(operation), Object.values({ ...params, ...query, ...body }), options);
  };

  return {
    call,
    open,
    calls,
    named: (name: string) => calls.filter((call) => call.name === name),
    last(name: string): PendingCall {
      const call = calls.findLast((candidate) => candidate.name === name);
      if (!call) throw new Error(`${name} was not called`);
      return call;
    },
    answerLast(name: string, cart: Cart): void {
      this.last(name).answer(cart);
    },
  };
}
