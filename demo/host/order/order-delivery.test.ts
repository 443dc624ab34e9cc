import { describe, expect, it } from 'vitest';
import type { Cart } from 'cart-fragment-contract';
import { createTestShop } from '../../../contract/backend/testing/test-shop.ts';
import { deliveryOf } from './order-delivery.ts';

async function delivery(scenario: string, change?: (shop: ReturnType<typeof createTestShop>) => Promise<Cart>) {
  const shop = createTestShop();
  const seeded = await shop.control('seed', { scenario });
  const cart = change ? await change(shop) : seeded;
  const { emailed, mailed, method, date } = deliveryOf(cart, await shop.call('getDeliveryTerms'));
  return [emailed.length, mailed.length, method, date];
}

describe('deliveryOf', () => {
  it('separates what is e-mailed from what is mailed, with its date', async () => {
    expect(await delivery('example')).toEqual([2, 2, 'Standardversand', 'bis Fr., 4.\u00a0Dezember']);
  });

  it('has no date for e-mail alone', async () => {
    expect(await delivery('online')).toEqual([2, 0, 'Online (PDF)', null]);
  });

  it('mails nothing by the method for e-mail, whatever the packaging', async () => {
    const envelope = { packagingOptionType: 'Envelope', packagingVariantId: 'envelope-1' };
    const change = async (shop: ReturnType<typeof createTestShop>) => ({
      ...(await shop.call('setItemPackaging', { itemId: 'item-1', ...envelope })),
      shipping: { method: 'Online' as const, price: { gross: { amount: 0, currencyCode: 'EUR' as const } } },
    });
    const [emailed, mailed] = await delivery('single', change);
    expect([emailed, mailed]).toEqual([1, 0]);
  });

  it('says nothing about time without terms', async () => {
    const cart = await createTestShop().control('seed', { scenario: 'boxes' });
    expect(deliveryOf(cart, []).date).toBeNull();
  });
});
