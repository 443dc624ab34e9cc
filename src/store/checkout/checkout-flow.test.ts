import { describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../domain/notice.ts';
import { buildChangeset } from '../../test-support/cart-builders.ts';
import { canProceed, confirmedCart } from '../cart/cart-selectors.ts';
import { noticeKinds, notices, startStore } from '../testing/start-store.ts';
import { testCart, testData, testItem, testTicket } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

const withTicket = testCart({ items: [testTicket('1')] });

/** A failed step of a cart that may be outdated. */
async function failToProceed() {
  const cart = await startStore({ initialCart: withTicket });
  cart.proceed();
  cart.last('reserveAppointments').fail(500);
  await settle();
  void cart.refresh();
  cart.last('getCart').lose();
  await settle();
  return cart;
}

describe('proceed', () => {
  it('informs the server and the host, then navigates', async () => {
    const cart = await startStore();
    cart.proceed();
    await settle();
    expect(cart.calls.map(({ name }) => name)).toEqual(['postCheckoutProceeded']);
    expect(cart.seen.events.at(-1)).toEqual({
      name: 'cartProceed',
      detail: { cartId: 'cart-1', nextStepUrl: '/checkout' },
    });
    expect(cart.seen.visited).toEqual(['https://shop.example/checkout']);
  });

  it('does not report an answer that is lost with the page', async () => {
    const cart = await startStore();
    cart.proceed();
    await settle();
    cart.last('postCheckoutProceeded').lose();
    await settle();
    expect(cart.seen.reported).toEqual([]);
  });

  it('is tracked before the host event', async () => {
    const cart = await startStore();
    let tracked: readonly object[] = [];
    cart.heard('cartProceed', () => (tracked = [...cart.seen.tracked]));
    cart.proceed();
    await settle();
    expect(tracked).toContainEqual({ proceeded: true });
  });

  it('waits for analytics that are being loaded, for a second at most', async () => {
    const cart = await startStore();
    let end = () => {};
    cart.tracking.of = () => new Promise((resolve) => (end = resolve));
    cart.cancels.add('cartProceed');
    cart.proceed();
    await settle();
    expect(cart.eventNames()).not.toContain('cartProceed');
    end();
    await settle();
    expect(cart.eventNames().filter((name) => name === 'cartProceed')).toHaveLength(1);
    cart.proceed();
    await settle();
    cart.advance(1000);
    await settle();
    expect(cart.eventNames().filter((name) => name === 'cartProceed')).toHaveLength(2);
  });

  it('stays if the cart is removed while it waits for analytics', async () => {
    const cart = await startStore();
    let end = () => {};
    cart.tracking.of = () => new Promise((resolve) => (end = resolve));
    cart.proceed();
    cart.store.stop();
    end();
    await settle();
    expect(cart.eventNames()).not.toContain('cartProceed');
    expect(cart.seen.visited).toEqual([]);
  });

  it('posts the event with keepalive', async () => {
    const cart = await startStore();
    cart.proceed();
    await settle();
    expect(cart.last('postCheckoutProceeded').options).toEqual({ keepalive: true });
  });

  it('can be repeated when the browser has not left the page', async () => {
    const cart = await startStore();
    cart.proceed();
    await settle();
    cart.advance(9999);
    expect(canProceed(cart.state())).toBe(false);
    cart.advance(1);
    expect(canProceed(cart.state())).toBe(true);
    cart.proceed();
    await settle();
    expect(cart.seen.visited).toHaveLength(2);
  });

  it('is not repeated by a retry of the fetch while the browser is leaving the page', async () => {
    const cart = await startStore();
    void cart.refresh();
    cart.last('getCart').lose();
    await settle();
    cart.proceed();
    await settle();
    cart.retry();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('postCheckoutProceeded')).toHaveLength(1);
    expect(cart.seen.visited).toHaveLength(1);
  });

  it('leads to the next step that the host has set during the reservation', async () => {
    const cart = await startStore({ initialCart: withTicket });
    cart.proceed();
    cart.configure(testData({ initialCart: withTicket, nextStepUrl: '/kasse' }));
    cart.last('reserveAppointments').answer({ reservedAppointmentIds: [] });
    await settle();
    expect(cart.seen.events.at(-1)).toMatchObject({ name: 'cartProceed', detail: { nextStepUrl: '/kasse' } });
    expect(cart.seen.visited).toEqual(['https://shop.example/kasse']);
  });

  it('does not navigate when the host cancels', async () => {
    const cart = await startStore();
    cart.cancels.add('cartProceed');
    cart.proceed();
    await settle();
    expect(cart.seen.visited).toEqual([]);
    expect(cart.state().checkout).toEqual({ kind: 'idle' });
  });

  it('reserves appointments once, however often it is called', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1')] }) });
    for (let press = 0; press < 3; press++) cart.proceed();
    expect(cart.named('reserveAppointments')).toHaveLength(1);
    cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
    await settle();
    expect(cart.named('postCheckoutProceeded')).toHaveLength(1);
    expect(cart.seen.visited).toHaveLength(1);
  });

  it('marks unavailable appointments until no item has them', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1'), testItem({ id: '2' })] }) });
    cart.proceed();
    cart.last('reserveAppointments').refuse(300, { appointmentIds: ['a-1'], category: 'failed_reservation_error' });
    await settle();
    expect(cart.state().failedAppointmentIds).toEqual(['a-1']);
    await vi.waitFor(() => expect(noticeKinds(cart)).toEqual(['failedReservation']), { timeout: 10_000 });
    expect(canProceed(cart.state())).toBe(false);
    cart.removeRow('1', 0);
    cart.answerLast('removeItem', testCart({ cartVersion: 2, items: [testItem({ id: '2' })] }));
    await settle();
    expect(cart.state()).toMatchObject({ failedAppointmentIds: [], notices: [] });
    expect(canProceed(cart.state())).toBe(true);
  });

  it('names the unavailable appointments that are still in the cart, with a link to the first one', async () => {
    const [first, second] = [testTicket('1'), testTicket('2')];
    const cart = await startStore({ initialCart: testCart({ items: [first, second] }) });
    cart.proceed();
    cart.last('reserveAppointments').refuse(300, { appointmentIds: ['a-2', 'a-1'] });
    await vi.waitFor(() => expect(noticeKinds(cart)).toEqual(['failedReservation']), { timeout: 10_000 });
    const time = '(Sa., 17. April 2027, 10:30 Uhr)';
    const sentence = (id: string) =>
      `Der Termin für „Erlebnis ${id}“ ${time} ist leider nicht mehr verfügbar, bitte wähle einen neuen.`;
    expect(notices(cart)).toMatchObject([
      {
        content: {
          severity: 'error',
          headline: 'Es tut uns leid!',
          items: ['1', '2'].map((id) => ({ title: `Erlebnis ${id} ${time}` })),
          link: { text: 'Zeigen', href: '#1', target: 'item:1' },
        },
      },
    ]);
    const [{ id }] = notices(cart) as [Notice];
    cart.removeRow('1', 0);
    cart.answerLast('removeItem', testCart({ cartVersion: 2, items: [second] }));
    await settle();
    expect(notices(cart)).toMatchObject([{ id, content: { text: sentence('2'), link: { href: '#2' } } }]);
    cart.dismissNotice(id);
    void cart.refresh();
    cart.answerLast('getCart', testCart({ cartVersion: 3, items: [second] }));
    await settle();
    expect(notices(cart)).toEqual([]);
  });

  it.each([
    ['replaces what the shop said on load about appointments', 'OutdatedAppointment', []],
    ['leaves what the shop said on load about other changes', 'ProductRemoved', ['changeset']],
  ] as const)('%s', async (_title, type, kept) => {
    const cart = await startStore({ initialCart: withTicket, initialChangeset: buildChangeset(type) });
    expect(noticeKinds(cart)).toEqual(['changeset']);
    cart.proceed();
    cart.last('reserveAppointments').refuse(300, { appointmentIds: ['a-1'] });
    await vi.waitFor(() => expect(noticeKinds(cart)).toEqual([...kept, 'failedReservation']), { timeout: 10_000 });
  });

  it('leaves what the page says about appointments after a failed reservation', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1'), testItem({ id: '2' })] }) });
    cart.proceed();
    cart.last('reserveAppointments').refuse(300, { appointmentIds: ['a-1'] });
    await vi.waitFor(() => expect(noticeKinds(cart)).toEqual(['failedReservation']), { timeout: 10_000 });
    const { initialCart } = cart.state().data.rootComponentProps;
    cart.configure(testData({ initialCart, initialChangeset: buildChangeset('OutdatedAppointment') }));
    cart.removeRow('1', 0);
    cart.answerLast('removeItem', testCart({ cartVersion: 2, items: [testItem({ id: '2' })] }));
    await settle();
    expect(noticeKinds(cart)).toEqual(['changeset']);
  });

  it('shows a failure that can be retried when no item has the unavailable appointments', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1')] }) });
    cart.proceed();
    cart.last('reserveAppointments').refuse(300, { appointmentIds: ['a-9'], category: 'failed_reservation_error' });
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { kind: 'failure' }, retry: true }]);
    expect(canProceed(cart.state())).toBe(true);
  });

  it('does not blame an appointment that the shopper has removed during the reservation', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1'), testItem({ id: '2' })] }) });
    cart.proceed();
    cart.removeRow('1', 0);
    cart.answerLast('removeItem', testCart({ cartVersion: 2, items: [testItem({ id: '2' })] }));
    await settle();
    cart.last('reserveAppointments').refuse(300, { appointmentIds: ['a-1'], category: 'failed_reservation_error' });
    await settle();
    expect(cart.state()).toMatchObject({ failedAppointmentIds: [], notices: [], checkout: { kind: 'idle' } });
    expect(canProceed(cart.state())).toBe(true);
  });

  it.each([409, 412])('fetches the cart that has changed elsewhere, as a reservation answers by %i', async (status) => {
    const cart = await startStore({ initialCart: withTicket });
    cart.proceed();
    cart.last('reserveAppointments').fail(status);
    await settle();
    cart.answerLast('getCart', testCart({ cartVersion: 2, items: [testTicket('1'), testItem({ id: '2' })] }));
    await settle();
    expect(confirmedCart(cart.state())?.items).toHaveLength(2);
    expect(notices(cart)).toMatchObject([{ content: { kind: 'failure', failure: { status } }, retry: true }]);
    expect(cart.seen.visited).toEqual([]);
  });

  it('stays ended if it is canceled during the fetch after a conflict', async () => {
    const cart = await startStore({ initialCart: withTicket });
    cart.proceed();
    cart.last('reserveAppointments').fail(409);
    await settle();
    cart.comeBack();
    cart.advance(3000);
    expect(cart.state().checkout).toEqual({ kind: 'idle' });
  });

  it('reserves again what has come into the cart during the reservation', async () => {
    const cart = await startStore({ initialCart: withTicket });
    cart.proceed();
    void cart.refresh();
    cart.answerLast('getCart', testCart({ cartVersion: 2, items: [testTicket('1'), testTicket('2')] }));
    await settle();
    cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
    await settle();
    expect(cart.seen.visited).toEqual([]);
    cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1', 'a-2'] });
    await settle();
    expect(cart.named('reserveAppointments')).toHaveLength(2);
    expect(cart.seen.visited).toEqual(['https://shop.example/checkout']);
  });

  it('shows and reports a reservation that is refused without appointments', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1')] }) });
    cart.proceed();
    cart.last('reserveAppointments').refuse(300, { category: 'failed_reservation_error' });
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { kind: 'failure' }, retry: true }]);
    expect(cart.state().failedAppointmentIds).toEqual([]);
    expect(cart.seen.reported).toHaveLength(1);
    expect(cart.seen.visited).toEqual([]);
  });

  it('repeats a lost reservation on request', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1')] }) });
    cart.proceed();
    cart.last('reserveAppointments').lose();
    await settle();
    cart.retry();
    expect(cart.named('reserveAppointments')).toHaveLength(2);
  });

  describe('with a reservation that hangs', () => {
    async function hang() {
      const cart = await startStore({ initialCart: testCart({ items: [testTicket('1')] }) });
      cart.proceed();
      cart.advance(3000);
      expect(notices(cart)).toMatchObject([{ content: { kind: 'slow' }, retry: true }]);
      return cart;
    }

    it('can be canceled', async () => {
      const cart = await hang();
      cart.dismissNotice(notices(cart)[0]?.id ?? '');
      await settle();
      expect(cart.last('reserveAppointments').aborted()).toBe(true);
      expect(canProceed(cart.state())).toBe(true);
      expect(cart.seen.visited).toEqual([]);
      cart.retry();
      await settle();
      expect(cart.named('reserveAppointments')).toHaveLength(1);
    });

    it('can be retried', async () => {
      const cart = await hang();
      cart.retry();
      await settle();
      expect(cart.named('reserveAppointments')).toHaveLength(2);
      cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
      await settle();
      expect(cart.seen.visited).toHaveLength(1);
      expect(noticeKinds(cart)).toEqual([]);
    });

    it('does not navigate once the element is removed', async () => {
      const cart = await hang();
      cart.store.stop();
      cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
      await settle();
      expect(cart.seen.visited).toEqual([]);
    });
  });

  const unusable = [
    '//evil.example',
    '////evil.example',
    'https://shop@evil.example/',
    'javascript:alert(1)',
    '/\\evil.example',
    'ws://shop.example/',
    ' ',
    null,
  ];

  it('reports only the origin of a refused next step', async () => {
    const cart = await startStore({ nextStepUrl: 'https://erika@evil.example/t0k3n?mail=erika@example.org#hash' });
    cart.proceed();
    await settle();
    expect(cart.seen.reported.map(String)).toEqual(['Error: no usable next step: https://evil.example/…']);
  });

  it.each(unusable)('asks the host first, then fails and reports instead of navigating to %s', async (nextStepUrl) => {
    const cart = await startStore({ nextStepUrl });
    cart.proceed();
    await settle();
    expect(cart.seen.events.at(-1)).toEqual({ name: 'cartProceed', detail: { cartId: 'cart-1', nextStepUrl: '' } });
    expect(cart.seen.visited).toEqual([]);
    expect(cart.seen.reported).toHaveLength(1);
    expect(cart.calls).toEqual([]);
    expect(cart.seen.tracked).not.toContainEqual({ proceeded: true });
    expect(notices(cart)).toMatchObject([{ content: { failure: { kind: 'refused', errorCode: -1 } }, retry: false }]);
  });

  it.each(unusable)('succeeds when a host takes over from %s', async (nextStepUrl) => {
    const cart = await startStore({ nextStepUrl });
    cart.cancels.add('cartProceed');
    cart.proceed();
    await settle();
    expect(cart.calls.map(({ name }) => name)).toEqual(['postCheckoutProceeded']);
    expect(notices(cart)).toEqual([]);
    expect(cart.seen.reported).toEqual([]);
  });

  it('does not navigate when the shopper changes something during the reservation', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1'), testItem({ id: '2' })] }) });
    cart.proceed();
    cart.setQuantity('2', 3);
    cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
    await settle();
    expect(cart.seen.visited).toEqual([]);
    expect(cart.state().checkout).toEqual({ kind: 'idle' });
    const items = [testTicket('1'), testItem({ id: '2', quantity: 3 })];
    cart.answerLast('setItemQuantity', testCart({ cartVersion: 2, items }));
    await settle();
    expect(canProceed(cart.state())).toBe(true);
  });

  it.each([true, false])(
    'does not navigate when another change is retried, whether its failure is dismissed: %s',
    async (isDismissed) => {
      const initialCart = testCart({ items: [testTicket('1'), testItem({ id: '2' })] });
      const cart = await startStore({ initialCart });
      cart.proceed();
      cart.last('reserveAppointments').fail(500);
      await settle();
      if (isDismissed) cart.dismissNotice(notices(cart)[0]?.id ?? '');
      cart.setQuantity('2', 3);
      cart.last('setItemQuantity').lose();
      await settle();
      cart.last('getCart').lose();
      await settle();
      cart.retry();
      const items = [testTicket('1'), testItem({ id: '2', quantity: 3 })];
      cart.answerLast('getCart', testCart({ cartVersion: 2, items }));
      await settle();
      expect(canProceed(cart.state())).toBe(true);
      expect(cart.named('reserveAppointments')).toHaveLength(1);
    },
  );

  it('does not navigate on its own when the network is back', async () => {
    const cart = await failToProceed();
    cart.setOnline(false);
    cart.setOnline(true);
    cart.answerLast('getCart', withTicket);
    await settle();
    expect(cart.state().fetchFailure).toBeNull();
    expect(cart.named('reserveAppointments')).toHaveLength(1);
  });

  it('goes on when the network is back, as its notice says', async () => {
    const cart = await startStore({ initialCart: withTicket });
    cart.setOnline(false);
    cart.proceed();
    cart.last('reserveAppointments').lose();
    await settle();
    expect(cart.state().checkout).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } });
    cart.setOnline(true);
    await settle();
    cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
    await settle();
    expect(cart.named('reserveAppointments')).toHaveLength(2);
    expect(cart.seen.visited).toEqual(['https://shop.example/checkout']);
  });

  it('does not navigate when the fetch of a possibly outdated cart fails', async () => {
    const cart = await failToProceed();
    cart.retry();
    cart.last('getCart').lose();
    await settle();
    expect(cart.named('reserveAppointments')).toHaveLength(1);
    expect(cart.state()).toMatchObject({ checkout: { kind: 'idle' }, fetchFailure: { kind: 'connection' } });
  });

  it('navigates once a possibly outdated cart is refetched', async () => {
    const cart = await failToProceed();
    cart.retry();
    expect(cart.named('reserveAppointments')).toHaveLength(1);
    cart.answerLast('getCart', withTicket);
    await settle();
    expect(cart.named('reserveAppointments')).toHaveLength(2);
  });

  it('does nothing without a shipping method', async () => {
    const cart = await startStore({ initialCart: testCart({ availableShippingMethods: [] }) });
    expect(canProceed(cart.state())).toBe(false);
  });
});
