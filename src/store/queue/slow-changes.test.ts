import { describe, expect, it } from 'vitest';
import { itemLoadingState } from '../cart/cart-selectors.ts';
import { noticesIn, rowFailures, startStore, withOpen } from '../testing/start-store.ts';
import { testCart, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { openEntries } from '../intents/entry.ts';

describe('a change that hangs', () => {
  it('is canceled and resent on request', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.advance(3000);
    cart.retry();
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    expect(itemLoadingState(cart.state(), '1')).toBe('Started');
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(2);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(withOpen(cart)).toMatchObject({ open: [], notices: [] });
  });

  it('is shown at its own block, and can be discarded', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.advance(2999);
    expect(noticesIn(cart, 'shipping')).toEqual([]);
    cart.advance(1);
    expect(noticesIn(cart, 'shipping')).toMatchObject([{ content: { kind: 'slow' }, retry: true }]);
    cart.dismissNotice(noticesIn(cart, 'shipping')[0]?.id ?? '');
    expect(cart.last('setShippingMethod').aborted()).toBe(true);
    expect(withOpen(cart)).toMatchObject({ open: [], notices: [] });
  });

  it('is timed independently of others', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.advance(200);
    cart.setQuantity('1', 3);
    cart.advance(100);
    const progress = () => openEntries(cart.state()).map((pending) => pending.progress);
    expect(progress()).toEqual(['Loading', 'Started']);
    cart.advance(199);
    expect(progress()).toEqual(['Loading', 'Started']);
    cart.advance(1);
    expect(progress()).toEqual(['Loading', 'Loading']);
    cart.advance(2500);
    expect(progress()).toEqual(['LongLoading', 'Loading']);
  });

  it('is no longer shown once it is answered', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.advance(3000);
    const shipping = { ...testCart().shipping, method: 'Express' };
    cart.answerLast('setShippingMethod', testCart({ cartVersion: 2, shipping }));
    await settle();
    expect(noticesIn(cart, 'shipping')).toEqual([]);
  });

  it('is also shown while it is verified', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.chooseShipping('Express');
    cart.last('setShippingMethod').lose();
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
    cart.advance(3000);
    expect(itemLoadingState(cart.state(), '1')).toBe('LongLoading');
    expect(noticesIn(cart, 'shipping')).toMatchObject([{ content: { kind: 'slow' } }]);
  });

  it('is timed anew when it is retried', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.advance(2900);
    cart.retry();
    cart.advance(200);
    expect(itemLoadingState(cart.state(), '1')).toBe('Started');
    cart.advance(2800);
    expect(itemLoadingState(cart.state(), '1')).toBe('LongLoading');
  });

  it('does not fail when it is retried while it is verified', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.retry();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(2);
    expect(rowFailures(cart)).toEqual([]);
    expect(itemLoadingState(cart.state(), '1')).toBe('Started');
  });

  it('is not resent when the server has applied it', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.advance(3000);
    cart.retry();
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
    expect(openEntries(cart.state())).toEqual([]);
  });
});
