import { describe, expect, it } from 'vitest';
import { noticeKinds, notices, startStore, startWithoutCart, withOpen } from './testing/start-store.ts';
import { testCart, testData } from './testing/test-cart.ts';
import { settle } from './testing/test-environment.ts';
import { openEntries, settledEntries } from './intents/entry.ts';

const names = { discountCampaignCookieName: 'campaign', refererCookieName: 'referer' };
const applied = testCart({ cartVersion: 2, coupon: { code: 'SOMMER' } });
const failing = { success: false, message: 'Erst ab 50 €.' };

describe('applyCoupon', () => {
  it('sends the code with the referrer, and removes the cookies once it is applied', async () => {
    const cart = await startStore(names, { referer: 'newsletter', other: '1' });
    cart.cookies.set('campaign', 'ALT');
    cart.applyCoupon('SOMMER');
    expect(cart.last('addCoupon').input).toEqual(['SOMMER', 'newsletter']);
    expect(cart.cookies.size).toBe(3);
    cart.answerLast('addCoupon', applied);
    await settle();
    expect([...cart.cookies.keys()]).toEqual(['other']);
  });

  it('closes the notice that an earlier code was refused', async () => {
    const cart = await startStore({ ...names, initialErrorCode: 702 });
    expect(noticeKinds(cart)).toEqual(['initialError']);
    cart.applyCoupon('SOMMER');
    cart.answerLast('addCoupon', applied);
    await settle();
    expect(noticeKinds(cart)).toEqual([]);
  });

  it('closes the notice that the code of a campaign was refused', async () => {
    const cart = await startWithoutCart(names, { campaign: 'ALT' });
    cart.last('addCoupon').refuse(705, { category: 'discount_error' });
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(noticeKinds(cart)).toEqual(['failure']);
    cart.applyCoupon('SOMMER');
    cart.answerLast('addCoupon', applied);
    await settle();
    expect(noticeKinds(cart)).toEqual([]);
  });

  it('retains the cookies when the answer does not have the code', async () => {
    const cart = await startStore(names, { referer: 'newsletter' });
    cart.applyCoupon('SOMMER');
    cart.answerLast('addCoupon', testCart({ cartVersion: 2 }));
    await settle();
    expect(cart.cookies.size).toBe(1);
  });

  it('shows a refusal with the cart only where the code was entered', async () => {
    const cart = await startStore();
    cart.applyCoupon('SOMMER');
    cart.answerLast('addCoupon', testCart({ cartVersion: 2, discountStatus: failing }));
    await settle();
    expect(noticeKinds(cart)).toEqual([]);
    expect(settledEntries(cart.state())).toMatchObject([{ status: { kind: 'refused' } }]);
  });

  it('retains a refused code for its field until it is discarded', async () => {
    const cart = await startStore();
    cart.applyCoupon('SOMMER');
    cart.last('addCoupon').refuse(706, { category: 'discount_error', message: 'Erst ab 50 €.' });
    await settle();
    expect(notices(cart)).toEqual([]);
    const [refused] = settledEntries(cart.state());
    expect(refused).toMatchObject({ status: { kind: 'refused', failure: { errorCode: 706 } } });
    cart.discardChange(refused?.id ?? 0);
    expect(settledEntries(cart.state())).toEqual([]);
  });

  it.each([
    [failing, { kind: 'refused', errorCode: 700, category: 'discount_error', message: 'Erst ab 50 €.' }],
    [
      { success: false, message: null },
      { kind: 'refused', errorCode: 700, category: null, message: null },
    ],
    [{ success: true, message: null }, { kind: 'adjusted' }],
  ])('refuses a code that the answer does not have, for the reason of %o', async (discountStatus, failure) => {
    const cart = await startStore();
    cart.applyCoupon('SOMMER');
    cart.answerLast('addCoupon', testCart({ cartVersion: 2, discountStatus }));
    await settle();
    expect(settledEntries(cart.state())).toMatchObject([{ status: { kind: 'refused', failure } }]);
  });

  it('says that a code does not apply although the shop gives no reason', async () => {
    const cart = await startStore();
    cart.applyCoupon('SOMMER');
    const discountStatus = { success: false, message: null };
    cart.answerLast('addCoupon', testCart({ cartVersion: 2, coupon: { code: 'SOMMER' }, discountStatus }));
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { kind: 'failure', failure: { errorCode: 700 } } }]);
  });

  it('is dropped, like every change, when another customer logs in', async () => {
    const cart = await startStore({ customerEmailHash: 'anna' });
    cart.setOnline(false);
    cart.applyCoupon('SOMMER');
    cart.setLoyaltyNumber('3103187694');
    cart.setQuantity('1', 3);
    cart.configure(testData({ customerEmailHash: 'bernd' }));
    expect(openEntries(cart.state())).toEqual([]);
  });

  it('removes the cookies of a campaign when a fetch shows the code', async () => {
    const cart = await startStore(names, { referer: 'newsletter' });
    cart.cookies.set('campaign', 'SOMMER');
    void cart.refresh();
    cart.answerLast('getCart', applied);
    await settle();
    expect(cart.cookies.size).toBe(0);
  });

  it('removes the code on request', async () => {
    const cart = await startStore({ initialCart: applied });
    cart.removeCoupon();
    cart.answerLast('removeCoupon', testCart({ cartVersion: 3 }));
    await settle();
    expect(withOpen(cart)).toMatchObject({ open: [], phase: { cart: { coupon: null } } });
  });
});

describe('the notice about a discount that does not apply', () => {
  it('is shown until it applies again', async () => {
    const cart = await startStore({ initialCart: testCart({ discountStatus: failing }) });
    expect(notices(cart)).toMatchObject([{ content: { kind: 'discount', message: 'Erst ab 50 €.' } }]);
    cart.setQuantity('1', 2);
    cart.answerLast('setItemQuantity', applied);
    await settle();
    expect(notices(cart)).toEqual([]);
  });

  it('is shown again when the shopper has entered a code for the same reason', async () => {
    const cart = await startStore({ initialCart: testCart({ discountStatus: failing }) });
    cart.dismissNotice(notices(cart)[0]?.id ?? '');
    cart.applyCoupon('SOMMER');
    cart.answerLast('addCoupon', testCart({ cartVersion: 2, coupon: { code: 'SOMMER' }, discountStatus: failing }));
    await settle();
    expect(settledEntries(cart.state())).toMatchObject([{ status: { kind: 'confirmed' } }]);
    expect(notices(cart)).toMatchObject([{ content: { kind: 'discount', message: 'Erst ab 50 €.' } }]);
  });

  it('is shown again for another reason', async () => {
    const cart = await startStore({ initialCart: testCart({ discountStatus: failing }) });
    cart.dismissNotice(notices(cart)[0]?.id ?? '');
    for (const [cartVersion, message] of [
      [2, failing.message],
      [3, 'Abgelaufen.'],
    ] as const) {
      void cart.refresh();
      cart.answerLast('getCart', testCart({ cartVersion, discountStatus: { success: false, message } }));
      await settle();
    }
    expect(notices(cart)).toMatchObject([{ content: { kind: 'discount', message: 'Abgelaufen.' } }]);
  });

  it('shows only the latest reason', async () => {
    const cart = await startStore({ initialCart: testCart({ discountStatus: failing }) });
    void cart.refresh();
    cart.answerLast(
      'getCart',
      testCart({ cartVersion: 2, discountStatus: { success: false, message: 'Abgelaufen.' } }),
    );
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { kind: 'discount', message: 'Abgelaufen.' } }]);
  });
});
