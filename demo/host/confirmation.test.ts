import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from 'cart-fragment-contract';
import { createTestShop } from '../../contract/backend/testing/test-shop.ts';
import { showConfirmation } from './confirmation.ts';
import { orderOf, rememberOrder } from './order/order.ts';
import { paymentOf } from './order/order-payment.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<div id="confirmation"></div>';
});

async function confirm(cart: Cart): Promise<string> {
  rememberOrder(orderOf(cart, [], paymentOf(cart)));
  showConfirmation();
  return document.body.textContent.replaceAll(/\s+/g, ' ');
}

describe('showConfirmation', () => {
  it('names a product once that comes on two dates', async () => {
    const shop = createTestShop();
    const cart = await shop.control('seed', { scenario: 'tickets' });
    const [item] = cart.items;
    const other = { ...item!, id: 'item-9', appointment: { ...item!.appointment!, date: '2027-05-01T08:30:00.000Z' } };
    const title = item!.product.title;
    const text = await confirm({ ...cart, items: [item!, other] });
    expect(text).toContain(`${title} als PDF`);
    expect(text).not.toContain(`${title} und ${title}`);
  });

  it('counts no single rest, which would need another ending', async () => {
    const shop = createTestShop();
    await shop.control('seed', { scenario: 'empty' });
    for (const productId of ['p-1001', 'p-1005', 'p-1013', 'p-3001']) await shop.control('add-item', { productId });
    expect(await confirm(await shop.call('getCart'))).not.toContain('1 weitere');
  });

  it.each([
    [1, '1 Punkt'],
    [1234, '1.234 Punkte'],
  ])('counts %i points', async (points, expected) => {
    const cart = await createTestShop().control('seed', { scenario: 'single' });
    const text = await confirm({ ...cart, payback: { number: '2000000000', scrid: null, points } });
    expect(text).toMatch(new RegExp(`PAYBACK: ${expected}(?!e)`));
  });
});
