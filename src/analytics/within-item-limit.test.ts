import { describe, expect, it } from 'vitest';
import { buildCart, buildItem } from '../test-support/cart-builders.ts';
import { beginCheckout, viewCart } from './ga4-cart-events.ts';
import { toPurchaseEvent } from './purchase-event.ts';
import { ga4Push } from './testing/ga4-schema.ts';
import { withinItemLimit } from './within-item-limit.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => buildItem({ id: `item-${index}` }));

describe('withinItemLimit', () => {
  it('keeps up to 200 items in one push', () => {
    const push = viewCart(buildCart({ items: items(200) }), 'JS_DE');
    expect(withinItemLimit(push)).toEqual([push]);
  });

  it('splits more items into several pushes, each with the value of its items', () => {
    const pushes = withinItemLimit(beginCheckout(buildCart({ items: items(450) }), 1, 'JS_DE'));
    pushes.forEach((push) => ga4Push.parse(push));
    expect(pushes).toMatchObject([
      { ecommerce: { value: 15980 } },
      { ecommerce: { value: 15980 } },
      { ecommerce: { value: 3995 } },
    ]);
    expect(pushes.map((push) => 'ecommerce' in push && push.ecommerce.items.length)).toEqual([200, 200, 50]);
  });

  it('keeps the amounts of an order in the first push', () => {
    const order = { orderId: '1-JD1', items: items(201), total: { gross: { amount: 119 } } };
    const pushes = withinItemLimit({ event: 'purchase', ecommerce: toPurchaseEvent(order) });
    pushes.forEach((push) => ga4Push.parse(push));
    expect(pushes).toMatchObject([
      { ecommerce: { transaction_id: '1-JD1', value: 100, tax: 19 } },
      { ecommerce: { transaction_id: '1-JD1', value: 0, tax: 0, shipping: 0, discount: 0 } },
    ]);
  });

  it('returns interactions unchanged', () => {
    const push = { event: 'cart_interaction', interaction: 'services_opened' } as const;
    expect(withinItemLimit(push)).toEqual([push]);
  });
});
