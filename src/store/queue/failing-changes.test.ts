import { describe, expect, it } from 'vitest';
import { canProceed, isUpdating, itemLoadingState, shownQuantity, shownShipping } from '../cart/cart-selectors.ts';
import { type PendingCall } from '../testing/controlled-api.ts';
import {
  noticeKinds,
  notices,
  noticesIn,
  rowFailures,
  startStore,
  type StartedStore,
  withOpen,
} from '../testing/start-store.ts';
import { euros, testCart, testData, testItem, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { openEntries, settledEntries } from '../intents/entry.ts';

/** A store with a failed change of its first item, which the server has not applied. */
async function withFailedChange(): Promise<StartedStore> {
  const cart = await startStore();
  cart.setQuantity('1', 3);
  cart.last('setItemQuantity').lose();
  await settle();
  cart.answerLast('getCart', testCart());
  await settle();
  return cart;
}

const testVoucher = (id: string) => ({ id, balance: euros(5), deductedAtPurchase: euros(5) });

const nothingPending = { open: [], notices: [], fetchFailure: null };

describe('a failing change', () => {
  it.each([
    ['a lost connection', (call: PendingCall) => call.lose()],
    ['a server error', (call: PendingCall) => call.fail(502)],
  ])('stays pending after %s, is shown at its row, and resent on request', async (_, fail) => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    fail(cart.last('setItemQuantity'));
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    expect(rowFailures(cart)).toMatchObject([{ kind: 'external' }]);
    expect(notices(cart)).toEqual([]);

    cart.retry();
    await settle();
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(withOpen(cart)).toMatchObject(nothingPending);
    expect(rowFailures(cart)).toEqual([]);
  });

  it('is shown at its own block if it concerns no item', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.last('setShippingMethod').lose();
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(noticesIn(cart, 'shipping')).toMatchObject([{ content: { failure: { kind: 'connection' } }, retry: true }]);
    cart.dismissNotice(noticesIn(cart, 'shipping')[0]?.id ?? '');
    expect(withOpen(cart)).toMatchObject(nothingPending);
  });

  it('shows no notice when the server has applied it', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(withOpen(cart)).toMatchObject(nothingPending);
    expect(cart.named('setItemQuantity')).toHaveLength(1);
  });

  it('shows no notice for two quick ones when the last answer is lost but was applied', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.setQuantity('1', 4);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.answerLast('getCart', withQuantity(4));
    await settle();
    expect(withOpen(cart)).toMatchObject(nothingPending);
    expect(rowFailures(cart)).toEqual([]);
  });

  it('is verified before it is resent if its verification failed', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.last('getCart').lose();
    await settle();
    expect(rowFailures(cart)).toMatchObject([{ kind: 'external' }]);
    cart.retry();
    await settle();
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
    expect(withOpen(cart)).toMatchObject(nothingPending);
  });

  it.each([
    ['a refresh', (cart: StartedStore) => void cart.refresh()],
    ['another tab', (cart: StartedStore) => cart.hear(2)],
  ])('is no longer shown once %s confirms it', async (_, fetch) => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.last('getCart').lose();
    await settle();
    fetch(cart);
    await settle();
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(withOpen(cart)).toMatchObject({ open: [], fetchFailure: null });
    expect(rowFailures(cart)).toEqual([]);
    expect(canProceed(cart.state())).toBe(true);
  });

  it('can still be retried after a refresh that fails', async () => {
    const cart = await withFailedChange();
    void cart.refresh();
    cart.last('getCart').lose();
    await settle();
    expect(rowFailures(cart)).toHaveLength(1);
    cart.retry();
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(withOpen(cart)).toMatchObject(nothingPending);
  });

  it('can still be retried after another change is refused', async () => {
    const cart = await withFailedChange();
    cart.chooseShipping('Express');
    cart.last('setShippingMethod').refuse(606);
    await settle();
    expect(rowFailures(cart)).toHaveLength(1);
    expect(noticesIn(cart, 'shipping')).toMatchObject([{ content: { failure: { errorCode: 606 } }, retry: false }]);
  });

  it('is discarded alone', async () => {
    const cart = await withFailedChange();
    cart.setQuantity('2', 5);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    const [first] = openEntries(cart.state());
    cart.discardChange(first?.id ?? 0);
    expect(shownQuantity(cart.state(), '1')).toBe(1);
    expect(shownQuantity(cart.state(), '2')).toBe(5);
    expect(rowFailures(cart, '2')).toHaveLength(1);
  });

  describe('without a network', () => {
    const offline = [{ content: { failure: { kind: 'offline', waiting: true } }, retry: true }];

    /** A store with a change that was lost after the browser had said that it is offline. */
    async function withLostChange(): Promise<StartedStore> {
      const cart = await startStore();
      cart.setQuantity('1', 3);
      cart.setOnline(false);
      cart.last('setItemQuantity').lose();
      await settle();
      return cart;
    }

    it('is paused, and sent when the network is back', async () => {
      const cart = await withLostChange();
      expect(itemLoadingState(cart.state(), '1')).toBe('Offline');
      expect(noticesIn(cart)).toMatchObject(offline);
      cart.setOnline(true);
      await settle();
      cart.answerLast('getCart', testCart());
      await settle();
      expect(cart.named('setItemQuantity').map(({ input }) => input)).toEqual([
        ['1', 3],
        ['1', 3],
      ]);
      expect(noticesIn(cart)).toEqual([]);
    });

    it('is sent although other requests were lost', async () => {
      const cart = await withLostChange();
      cart.setQuantity('2', 5);
      await settle();
      expect(cart.last('setItemQuantity').input).toEqual(['2', 5]);
      cart.last('setItemQuantity').lose();
      await settle();
      expect(noticesIn(cart, '1')).toMatchObject(offline);
      // The first one says it for both.
      expect(noticesIn(cart, '2')).toEqual([]);
    });

    it('is not said to take long: the first one says for all that they wait', async () => {
      const cart = await withLostChange();
      cart.chooseShipping('Express');
      await settle();
      cart.last('setShippingMethod').lose();
      await settle();
      cart.advance(10_000);
      expect(noticesIn(cart, '1')).toMatchObject(offline);
      expect(noticesIn(cart, 'shipping')).toEqual([]);
    });

    it('is sent when it is retried, and stays paused if that is lost, too', async () => {
      const cart = await withLostChange();
      cart.retry();
      await settle();
      cart.last('getCart').lose();
      await settle();
      expect(cart.named('setItemQuantity')).toHaveLength(2);
      cart.last('setItemQuantity').lose();
      await settle();
      expect(itemLoadingState(cart.state(), '1')).toBe('Offline');
      expect(noticesIn(cart)).toMatchObject(offline);
    });

    it('is sent once the answer to another change proves that there is one', async () => {
      const cart = await withLostChange();
      cart.setQuantity('2', 5);
      await settle();
      const [item] = testCart().items;
      cart.setOnline(true, true);
      cart.answerLast(
        'setItemQuantity',
        testCart({ cartVersion: 2, items: [item!, testItem({ id: '2', quantity: 5 })] }),
      );
      await settle();
      expect(cart.last('setItemQuantity').input).toEqual(['1', 3]);
      expect(cart.named('setItemQuantity')).toHaveLength(3);
      expect(cart.named('getCart')).toEqual([]);
    });

    it('is sent once the answer to any other request proves that there is one', async () => {
      const cart = await withLostChange();
      cart.setOnline(true, true);
      await settle();
      cart.answerLast('getCart', testCart());
      await settle();
      expect(cart.named('setItemQuantity')).toHaveLength(2);
    });
  });

  it.each([409, 412])('is resent once after a %i, and fails after a second one', async (status) => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    for (const attempt of [1, 2]) {
      cart.last('setItemQuantity').fail(status);
      await settle();
      expect(cart.named('getCart')).toHaveLength(attempt);
      cart.answerLast('getCart', testCart({ cartVersion: 5 }));
      await settle();
    }
    expect(cart.named('setItemQuantity')).toHaveLength(2);
    expect(rowFailures(cart)).toEqual([{ kind: 'external', status: 0 }]);
  });

  describe('after a 429', () => {
    async function paused(retryAfterSeconds: number): Promise<StartedStore> {
      const cart = await startStore();
      cart.setQuantity('1', 3);
      cart.last('setItemQuantity').refuse(0, { status: 429, retryAfterSeconds });
      await settle();
      return cart;
    }

    it('is paused for the time that the server asks for, then sent in its newest version', async () => {
      const cart = await paused(7);
      cart.setQuantity('1', 4);
      cart.advance(6999);
      await settle();
      expect(cart.named('setItemQuantity')).toHaveLength(1);
      cart.advance(1);
      await settle();
      expect(cart.last('setItemQuantity').input).toEqual(['1', 4]);
    });

    it.each([
      [0, 1000],
      [3_000_000, 24 * 3_600_000],
    ])(
      'is resent after a reasonable pause if the server asks for %i seconds',
      async (retryAfterSeconds, milliseconds) => {
        const cart = await paused(retryAfterSeconds);
        cart.advance(milliseconds - 1);
        await settle();
        expect(cart.named('setItemQuantity')).toHaveLength(1);
        cart.advance(1);
        await settle();
        expect(cart.named('setItemQuantity')).toHaveLength(2);
      },
    );

    it('prevents all other requests during the pause', async () => {
      const cart = await paused(7);
      const sent = cart.calls.length;
      void cart.refresh();
      cart.hear(9);
      cart.comeBack();
      cart.servicesOpened();
      cart.setOnline(false);
      cart.setOnline(true);
      cart.advance(6999);
      await settle();
      expect(cart.calls).toHaveLength(sent);
    });

    it('sends a change that was made in the pause of another request', async () => {
      const cart = await startStore();
      void cart.refresh();
      cart.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
      await settle();
      cart.setQuantity('1', 3);
      await settle();
      expect(cart.named('setItemQuantity')).toEqual([]);
      cart.advance(7000);
      await settle();
      expect(cart.named('setItemQuantity')).toHaveLength(1);
    });

    it.each([
      ['is verified', (call: PendingCall) => call.lose()],
      ['is verified after an old answer', (call: PendingCall) => call.answer(testCart())],
    ])('marks nothing as being updated until the change %s', async (_, end) => {
      const cart = await startStore();
      void cart.refresh();
      cart.chooseShipping('Express');
      cart.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
      await settle();
      end(cart.last('setShippingMethod'));
      await settle();
      const { length } = cart.calls;
      expect(isUpdating(cart.state())).toBe(false);
      cart.advance(7000);
      await settle();
      expect(cart.calls).toHaveLength(length + 1);
      expect(isUpdating(cart.state())).toBe(true);
    });

    it('sends one request on a manual retry', async () => {
      const cart = await paused(7);
      void cart.refresh();
      const sent = cart.calls.length;
      cart.retry();
      await settle();
      expect(cart.calls).toHaveLength(sent + 1);
    });
  });

  it.each([
    ['413 from the shop', (call: PendingCall) => call.refuse(1, { status: 413 })],
    ['413 from a proxy', (call: PendingCall) => call.fail(413)],
    ['422 from the shop', (call: PendingCall) => call.refuse(1, { status: 422 })],
    ['422 with a generic code', (call: PendingCall) => call.refuse(500, { status: 422 })],
    ['422 from a proxy', (call: PendingCall) => call.fail(422)],
  ])('is refused only at its row after %s', async (_, answer) => {
    const cart = await startStore();
    cart.choosePackaging('1', 'Pdf', null);
    answer(cart.last('setItemPackaging'));
    await settle();
    expect(cart.named('getCart')).toEqual([]);
    expect(rowFailures(cart)).toHaveLength(1);
    expect(notices(cart)).toEqual([]);
    expect(openEntries(cart.state())).toEqual([]);
  });

  it.each([
    [400, 700],
    [401, 700],
    [403, 700],
    [409, 712],
    [410, 920],
    [413, 1],
    [422, 700],
    [500, 706],
  ])('is an external error that can be retried if it is a quantity refused with %i', async (status, code) => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(code, { status });
    await settle();
    expect(rowFailures(cart)).toMatchObject([{ kind: 'external' }]);
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    cart.retry();
    await settle();
    expect(cart.last('setItemQuantity').input).toEqual(['1', 3]);
    expect(cart.named('setItemQuantity')).toHaveLength(2);
  });

  it('is an external error that can be retried if it is a quantity whose item is gone', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').fail(404);
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(rowFailures(cart)).toEqual([{ kind: 'external', status: 0 }]);
    expect(openEntries(cart.state())).toMatchObject([{ status: { kind: 'failed' } }]);
  });

  it('retains the reason of a quantity whose reservation failed', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(300);
    await settle();
    expect(rowFailures(cart)).toMatchObject([{ kind: 'refused', errorCode: 300 }]);
  });

  it.each([400, 401, 403, 404, 409, 410, 422, 500, 503])('is refused when %i comes with a reason', async (status) => {
    const cart = await startStore();
    cart.removeVoucher('GS-77');
    cart.last('removeVoucher').refuse(908, { status });
    await settle();
    expect(cart.calls.map(({ name }) => name)).toEqual(['removeVoucher']);
    expect(noticesIn(cart, 'voucher:GS-77')).toMatchObject([
      { content: { failure: { errorCode: 908 } }, retry: false },
    ]);
  });

  const { tenantConfig } = testData().rootComponentProps;
  const web = { href: 'https://shop.example/start', label: '' };
  const linked = { tenantConfig: { ...tenantConfig, urls: { web, redemption: null, login: null } } };

  it.each([401, 403])('stays pending and shows the expired login of a customer after %i', async (status) => {
    const cart = await startStore({ customerEmailHash: 'abc', ...linked });
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(1, { status });
    await settle();
    expect(openEntries(cart.state())).toHaveLength(1);
    expect(rowFailures(cart)).toEqual([{ kind: 'login', href: web.href, guest: false }]);
  });

  it.each<[string, string, string, (cart: StartedStore) => void]>([
    ['a quantity', 'setItemQuantity', '1', (cart) => cart.setQuantity('1', 3)],
    ['a removal', 'removeItem', '1', (cart) => cart.removeItem('1')],
    ['a move', 'removeItem', '1', (cart) => cart.moveToWishlist('1', null)],
    ['a packaging', 'setItemPackaging', '1', (cart) => cart.choosePackaging('1', 'Pdf', null)],
    ['a shipping method', 'setShippingMethod', 'shipping', (cart) => cart.chooseShipping('Express')],
    ['the removal of a code', 'removeCoupon', 'coupon', (cart) => cart.removeCoupon()],
    ['the removal of a voucher', 'removeVoucher', 'voucher:GS-77', (cart) => cart.removeVoucher('GS-77')],
    ['a loyalty number', 'setPaybackNumber', 'loyaltyNumber', (cart) => cart.setLoyaltyNumber('3103187694')],
  ])(
    'is %s that a guest can retry after the general error, because a firewall is likelier than a login',
    async (...row) => {
      const [, call, target, change] = row;
      for (const deny of [
        (denied: PendingCall) => denied.refuse(1, { status: 401 }),
        (denied: PendingCall) => denied.fail(403),
      ]) {
        const cart = await startStore({ customerEmailHash: null, ...linked });
        change(cart);
        await settle();
        deny(cart.last(call));
        await settle();
        expect(noticesIn(cart, target)).toMatchObject([{ content: { failure: { kind: 'external' } }, retry: true }]);
        expect(cart.seen.reported).toHaveLength(1);
        cart.retry();
        await settle();
        expect(cart.named(call)).toHaveLength(2);
      }
    },
  );

  it.each([401, 403])('is a code that a guest has to log in for after %i', async (status) => {
    const cart = await startStore({ customerEmailHash: null, ...linked });
    cart.applyCoupon('DANKE20');
    cart.last('addCoupon').refuse(1, { status });
    await settle();
    const failure = { kind: 'login', href: web.href, guest: true };
    expect(noticesIn(cart, 'coupon')).toMatchObject([{ content: { failure }, retry: true }]);
  });

  it.each([
    [404, { kind: 'gone', what: 'part' }],
    [410, { kind: 'gone', what: 'part' }],
  ])('without a reason, shows after %i that its object is gone', async (status, failure) => {
    const cart = await startStore();
    cart.removeVoucher('GS-77');
    cart.last('removeVoucher').refuse(4711, { status });
    await settle();
    cart.answerLast('getCart', testCart({ vouchers: [testVoucher('GS-77')] }));
    await settle();
    expect(noticesIn(cart, 'voucher:GS-77')).toMatchObject([{ content: { failure }, retry: false }]);
  });

  it.each([409, 412])('without a reason, shows a conflict after a second %i', async (status) => {
    const cart = await startStore();
    cart.removeVoucher('GS-77');
    for (let attempt = 0; attempt < 2; attempt++) {
      cart.last('removeVoucher').refuse(4711, { status });
      await settle();
      cart.answerLast('getCart', testCart({ vouchers: [testVoucher('GS-77')] }));
      await settle();
    }
    expect(noticesIn(cart, 'voucher:GS-77')).toMatchObject([
      { content: { failure: { kind: 'external', status } }, retry: true },
    ]);
  });

  it('can be discarded while it takes long', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.advance(3000);
    cart.discardItemChanges('1');
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    expect(shownQuantity(cart.state(), '1')).toBe(1);
  });
});

describe('a refusal', () => {
  it.each([
    ['an unknown code', 4711, {}, 1],
    ['an unknown category and code', 4711, { category: 'mystery' }, 2],
    ['an unknown category', 706, { category: 'mystery' }, 1],
    ['a failed reservation without appointments', 300, { category: 'failed_reservation_error' }, 1],
    ['a failed reservation by its code alone', 300, {}, 1],
    ['an error of PayPal', 1, { category: 'generic_paypal_express_error' }, 1],
    ['a reason of the catalog', 706, { category: 'discount_error' }, 0],
    ['an appointment that is gone', 300, { category: 'failed_reservation_error', appointmentIds: ['a-9'] }, 0],
  ])('with %s is reported if its cause is unknown', async (_, code, details, times) => {
    const cart = await startStore();
    cart.removeItem('1');
    cart.last('removeItem').refuse(code, details);
    await settle();
    expect(cart.seen.reported).toHaveLength(times);
  });

  it('stays until it is closed', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.last('setShippingMethod').refuse(606);
    await settle();
    void cart.refresh();
    cart.answerLast('getCart', testCart({ cartVersion: 2 }));
    await settle();
    cart.dismissNotice(noticesIn(cart, 'shipping')[0]?.id ?? '');
    expect(noticesIn(cart, 'shipping')).toEqual([]);
  });

  it('is removed when the shopper chooses again, even if that answer is lost', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.last('setShippingMethod').refuse(606);
    await settle();
    cart.chooseShipping('Express');
    cart.last('setShippingMethod').lose();
    await settle();
    const shipping = { ...testCart().shipping, method: 'Express' };
    cart.answerLast('getCart', testCart({ cartVersion: 2, shipping }));
    await settle();
    expect(noticesIn(cart, 'shipping')).toEqual([]);
  });

  it('is removed when a cart shows what was refused', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(1, { status: 422 });
    await settle();
    cart.hear(2);
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(rowFailures(cart)).toEqual([]);
  });
});

describe('an answer that does not show the change', () => {
  it('is accepted, and the difference shown', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 25);
    cart.answerLast('setItemQuantity', withQuantity(10));
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(10);
    expect(rowFailures(cart)).toEqual([{ kind: 'adjusted' }]);
    expect(canProceed(cart.state())).toBe(true);
  });

  it('is shown on the page if the item itself is gone', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' }), testItem({ id: '2' })] }) });
    cart.setQuantity('1', 4);
    cart.answerLast('setItemQuantity', testCart({ cartVersion: 6, items: [testItem({ id: '2' })] }));
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { failure: { kind: 'adjusted' } } }]);
    expect(canProceed(cart.state())).toBe(true);
  });
});

describe('a shipping method that is not offered any more', () => {
  it('is refused when the verification of its lost call shows that', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.last('setShippingMethod').lose();
    await settle();
    const { availableShippingMethods, ...others } = testCart({ cartVersion: 2 });
    cart.answerLast('getCart', { ...others, availableShippingMethods: availableShippingMethods.slice(0, 1) });
    await settle();
    expect(shownShipping(cart.state())).toBe('Standard');
    expect(settledEntries(cart.state())).toMatchObject([
      { status: { kind: 'refused', failure: { kind: 'adjusted' } } },
    ]);
  });
});

describe('an answer that is not newer than the cart on the screen and does not show the change', () => {
  async function answered(): Promise<StartedStore> {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', testCart());
    await settle();
    return cart;
  }

  it('is verified, and ignored when the change was applied', async () => {
    const cart = await answered();
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    expect(rowFailures(cart)).toEqual([]);
  });

  it('fails the change when its verification fails, so that it can be retried', async () => {
    const cart = await answered();
    cart.last('getCart').lose();
    await settle();
    expect(rowFailures(cart)).toEqual([{ kind: 'connection' }]);
    cart.retry();
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(2);
  });

  it('is accepted when its verification shows the same', async () => {
    const cart = await answered();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(1);
    expect(rowFailures(cart)).toEqual([{ kind: 'adjusted' }]);
  });
});

describe('the last removal', () => {
  async function removeLast(cancels: boolean) {
    const cart = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' })] }) });
    if (cancels) cart.cancels.add('cartEmptied');
    cart.removeItem('1');
    cart.answerLast('removeItem', testCart({ cartVersion: 2, items: [] }));
    await settle();
    return cart;
  }

  it('reloads the page', async () => {
    const cart = await removeLast(false);
    expect(cart.seen.reloads).toBe(1);
    expect(cart.seen.tracked).not.toContainEqual({ emptied: true });
  });

  it('reloads the page also when its own answer is lost', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' })] }) });
    cart.removeItem('1');
    cart.last('removeItem').lose();
    await settle();
    cart.answerLast('getCart', testCart({ cartVersion: 2, items: [] }));
    await settle();
    expect(cart.seen.reloads).toBe(1);
  });

  it('does not reload a page that is offline', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' })] }) });
    cart.removeItem('1');
    cart.setOnline(false);
    cart.answerLast('removeItem', testCart({ cartVersion: 2, items: [] }));
    await settle();
    expect(cart.seen.reloads).toBe(0);
    expect(cart.seen.tracked.at(-1)).toEqual({ emptied: true });
  });

  it.each(['the answer', 'a fetch'])(
    'emits no event for a cart that something else has emptied, but shows a notice: %s',
    async (what) => {
      const cart = await startStore();
      cart.setQuantity('1', 3);
      if (what === 'a fetch') cart.last('setItemQuantity').fail(404);
      await settle();
      cart.answerLast(what === 'a fetch' ? 'getCart' : 'setItemQuantity', testCart({ cartVersion: 2, items: [] }));
      await settle();
      expect(cart.eventNames()).not.toContain('cartEmptied');
      expect(noticeKinds(cart)).toEqual(['replaced']);
    },
  );

  it('shows a notice instead of reloading when the answer is the empty cart after an order in another tab', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' })] }) });
    cart.removeItem('1');
    cart.answerLast('removeItem', testCart({ cartId: 'cart-2', cartVersion: 1, items: [] }));
    await settle();
    expect(cart.seen.reloads).toBe(0);
    expect(noticeKinds(cart)).toEqual(['replaced']);
  });

  it('does not reload when the host cancels cartEmptied', async () => {
    const cart = await removeLast(true);
    expect(cart.seen.reloads).toBe(0);
    expect(cart.seen.events.at(-1)).toEqual({ name: 'cartEmptied', detail: { cartId: 'cart-1' } });
    expect(cart.seen.tracked.at(-1)).toEqual({ emptied: true });
  });
});
