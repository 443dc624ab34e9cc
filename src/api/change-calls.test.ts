import { describe, expect, it } from 'vitest';
import { createChangeCalls } from './change-calls.ts';
import type { Call, CallOptions } from './http-client.ts';

describe('createChangeCalls', () => {
  it('lets the event of going on outlive the page', async () => {
    const seen: [string, CallOptions | undefined][] = [];
    const call: Call = (operation, _, options) => {
      seen.push([operation.path, options]);
      return Promise.resolve() as never;
    };
    await createChangeCalls(call).postCheckoutProceeded('cart-1');
    expect(seen).toEqual([['api/event/checkout-proceeded-to-p2', { keepalive: true }]]);
  });
});
