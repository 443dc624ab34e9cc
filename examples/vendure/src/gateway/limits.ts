import { Refusal } from 'cart-fragment-contract';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

export const pause = (status: 429 | 503, seconds: number) =>
  new Refusal(
    status,
    { errorCode: 0, message: 'Bitte versuche es gleich noch einmal.', category: 'external_error' },
    seconds,
  );

/** Calls a minute from one address: guessing codes and passwords must not pay, nor begin payments without end. */
const limits: readonly (readonly [path: RegExp, perMinute: number, kind: string])[] = [
  [/\/(add-coupon|apply-voucher|redeem-voucher)$/, 60, 'codes'],
  [/\/login$/, 30, 'logins'],
  [/\/(create-payment-session|prepare-payment-session|order)$/, 60, 'payments'],
];

/** Servers with a Redis count together. */
export function createLimits(redis?: Redis) {
  const counters = limits.map(([path, points, keyPrefix]) => {
    const options = { keyPrefix, points, duration: 60 };
    return {
      path,
      counter: redis ? new RateLimiterRedis({ ...options, storeClient: redis }) : new RateLimiterMemory(options),
    };
  });
  return async (path: string, address: string): Promise<void> => {
    const found = counters.find((one) => one.path.test(path));
    await found?.counter.consume(address).catch((refused: Error | { readonly msBeforeNext: number }) => {
      throw refused instanceof Error ? refused : pause(429, Math.ceil(refused.msBeforeNext / 1000));
    });
  };
}
