import { describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';

const page = 'https://shop.example/shop/cart.html';

/** A shop with the cart of a new visitor, and its form as a browser without scripts posts it. */
async function openForm() {
  const shop = createTestShop();
  const cart = await shop.call('getCart');
  const shown = { cartId: cart.cartId, cartVersion: String(cart.cartVersion) };
  const submit = (fields: Record<string, string>, headers: Record<string, string> = { referer: page }) =>
    shop.fetch('api/cart/form', { method: 'POST', headers, body: new URLSearchParams(fields) });
  return { shop, cart, shown, submit, current: () => shop.call('getCart') };
}

describe('the form of a cart without scripts', () => {
  it('applies what the shopper has chosen, and redirects to its page', async () => {
    const { shown, submit, current } = await openForm();
    const answer = await submit({
      ...shown,
      'quantity-item-1': '3',
      'packaging-item-4': 'envelope-1',
      shipping: 'Express',
      code: '',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    const { items, shipping } = await current();
    expect([items[0]?.quantity, items[3]?.selectedPackaging?.type]).toEqual([3, 'Envelope']);
    expect(shipping.method).toBe('Express');
  });

  it('goes on to the next step with what the shopper has chosen', async () => {
    const { shown, submit, current } = await openForm();
    const answer = await submit({ ...shown, 'quantity-item-1': '3', next: './checkout.html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://shop.example/shop/checkout.html']);
    expect((await current()).items[0]?.quantity).toBe(3);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a change is refused', { code: 'UNKNOWN' }, '?cart-form='],
    ['the form showed another cart', { cartVersion: '0' }, '?cart-form=synced'],
    ['it leads to another site', { next: 'https://evil.example/' }, ''],
    ['its address is empty', { next: '' }, ''],
  ])('returns to its page instead of the next step if %s', async (_, fields, query) => {
    const { shown, submit } = await openForm();
    const answer = await submit({ ...shown, next: '/checkout', ...fields });
    expect(answer.headers.get('location')).toContain(page + query);
  });

  it('returns to its page if an appointment cannot be reserved', async () => {
    const { shop, shown, submit } = await openForm();
    await shop.control('set-faults', {
      failNext: [{ path: 'reserve-appointments', kind: 'status', status: 422, body: { errorCode: 300 } }],
    });
    const answer = await submit({ ...shown, next: '/checkout' });
    expect(answer.headers.get('location')).toBe(`${page}?cart-form=300`);
  });

  it('changes nothing that is as shown', async () => {
    const { cart, shown, submit, current } = await openForm();
    await submit({ ...shown, 'quantity-item-1': String(cart.items[0]!.quantity), shipping: cart.shipping.method! });
    expect((await current()).cartVersion).toBe(cart.cartVersion);
  });

  it('applies no value that was chosen in an older cart', async () => {
    const { shop, shown, submit, current } = await openForm();
    await shop.call('setItemQuantity', { cartItemId: 'item-1', quantity: 7 });
    const answer = await submit({ ...shown, 'quantity-item-1': '3' });
    expect(answer.headers.get('location')).toBe(`${page}?cart-form=synced`);
    expect((await current()).items[0]?.quantity).toBe(7);
  });

  it('removes an item whatever the version, once', async () => {
    const { cart, submit, current } = await openForm();
    for (let press = 0; press < 2; press++) await submit({ 'remove-item': 'item-1' });
    const { items } = await current();
    expect(items.map(({ id }) => id)).toEqual(cart.items.map(({ id }) => id).filter((id) => id !== 'item-1'));
  });

  it('removes one of several tickets, once', async () => {
    const { cart, shown, submit, current } = await openForm();
    const ticket = cart.items.find(({ appointment, quantity }) => appointment && quantity > 1)!;
    for (let press = 0; press < 2; press++)
      await submit({ ...shown, [`quantity-${ticket.id}`]: String(ticket.quantity - 1) });
    expect((await current()).items.find(({ id }) => id === ticket.id)?.quantity).toBe(ticket.quantity - 1);
  });

  it('passes on the code of a refusal, until a form succeeds', async () => {
    const { shown, submit } = await openForm();
    const refused = (await submit({ ...shown, code: 'UNKNOWN' })).headers.get('location')!;
    expect(refused).toMatch(/\?cart-form=\d+$/);
    const retried = await submit({ ...shown, 'remove-item': 'item-1' }, { referer: refused });
    expect(retried.headers.get('location')).toBe(page);
  });

  it('reads a code like the cart with scripts', async () => {
    const { shown, submit, current } = await openForm();
    await submit({ ...shown, code: 'newsletter\u2011som\u00admer\u20132026\u200b' });
    expect((await current()).coupon).toEqual({ code: 'NEWSLETTER-SOMMER-2026' });
  });

  it('passes on 0 for a refusal without a code', async () => {
    const { shown, submit } = await openForm();
    const answer = await submit({ ...shown, shipping: 'Online' });
    expect(answer.headers.get('location')).toBe(`${page}?cart-form=0`);
  });

  it('refuses the form of another site', async () => {
    const { cart, submit, current } = await openForm();
    const answer = await submit({ 'remove-item': 'item-1' }, { origin: 'https://evil.example', referer: page });
    expect(answer.status).toBe(403);
    expect((await current()).items).toHaveLength(cart.items.length);
  });
});
