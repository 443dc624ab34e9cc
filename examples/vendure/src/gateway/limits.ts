import { Refusal } from 'cart-fragment-contract';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** A refusal that says when to come back. */
export class Pause extends Refusal {
  constructor(
    status: 429 | 503,
    readonly seconds: number,
  ) {
    super(status, { errorCode: 0, message: 'Bitte versuche es gleich noch einmal.', category: 'external_error' });
  }
}

/** Calls a minute from one address: guessing codes and passwords must not pay, nor begin payments without end. */
const perMinute = { codes: 60, logins: 30, payments: 60 };
const limited: readonly (readonly [RegExp, keyof typeof perMinute])[] = [
  [/\/(add-coupon|apply-voucher|redeem-voucher)$/, 'codes'],
  [/\/login$/, 'logins'],
  [/\/(create-payment-session|prepare-payment-session|order)$/, 'payments'],
];

/** Servers with a Redis count together. */
export function createLimits(redis?: Redis) {
  const counter = (kind: keyof typeof perMinute) => {
    const options = { keyPrefix: kind, points: perMinute[kind], duration: 60 };
    return redis ? new RateLimiterRedis({ ...options, storeClient: redis }) : new RateLimiterMemory(options);
  };
  const counters = limited.map(([path, kind]) => ({ path, counter: counter(kind) }));
  return async (path: string, address: string): Promise<void> => {
    const found = counters.find((one) => one.path.test(path));
    await found?.counter.consume(address).catch((refused: Error | { readonly msBeforeNext: number }) => {
      throw refused instanceof Error ? refused : new Pause(429, Math.ceil(refused.msBeforeNext / 1000));
    });
  };
}
