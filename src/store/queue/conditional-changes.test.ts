import { describe, expect, it } from 'vitest';
import type { PendingCall } from '../testing/controlled-api.ts';
import { rowFailures, startStore } from '../testing/start-store.ts';
import { testCart, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { openEntries } from '../intents/entry.ts';

const versionOf = ({ options }: PendingCall) => options?.headers?.['If-Match'];

const refusals: readonly [body: string, refuse: (call: PendingCall) => void][] = [
  ['an error', (call) => call.refuse(0, { status: 412 })],
  ['no or another body', (call) => call.fail(412)],
];

describe('a change', () => {
  it('names no version of the cart by default', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    expect(versionOf(cart.last('setItemQuantity'))).toBeUndefined();
  });

  it('names the version on the screen with conditionalChanges', async () => {
    const cart = await startStore({ conditionalChanges: true });
    cart.setQuantity('1', 3);
    expect(versionOf(cart.last('setItemQuantity'))).toBe('"cart-1.1"');
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    cart.chooseShipping('Express');
    expect(versionOf(cart.last('setShippingMethod'))).toBe('"cart-1.2"');
  });

  it.each(refusals)(
    'is verified after a 412 with %s, and sent again for the version that the shop has',
    async (_, refuse) => {
      const cart = await startStore({ conditionalChanges: true });
      cart.setQuantity('1', 3);
      refuse(cart.last('setItemQuantity'));
      await settle();
      cart.answerLast('getCart', testCart({ cartVersion: 5 }));
      await settle();
      expect(cart.named('setItemQuantity').map(versionOf)).toEqual(['"cart-1.1"', '"cart-1.5"']);
      cart.answerLast('setItemQuantity', withQuantity(3, { cartVersion: 6 }));
      await settle();
      expect(openEntries(cart.state())).toEqual([]);
      expect(rowFailures(cart)).toEqual([]);
      expect(cart.seen.reported).toEqual([]);
    },
  );

  it.each(refusals)(
    'is not sent again after a 412 with %s if another device has made it already',
    async (_, refuse) => {
      const cart = await startStore({ conditionalChanges: true });
      cart.setQuantity('1', 3);
      refuse(cart.last('setItemQuantity'));
      await settle();
      cart.answerLast('getCart', withQuantity(3, { cartVersion: 5 }));
      await settle();
      expect(cart.named('setItemQuantity')).toHaveLength(1);
      expect(openEntries(cart.state())).toEqual([]);
    },
  );
});
