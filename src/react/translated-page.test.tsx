import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../domain/cart.ts';
import type { CartState } from '../store/cart/cart-state.ts';
import { euros, testCart, testItem, testTicket } from '../store/testing/test-cart.ts';
import { buildAppointment, buildOption, buildPackaging, price } from '../test-support/cart-builders.ts';
import { type EntryValues, intents, openEntry } from '../store/testing/intents.ts';
import { createFakeStore, ready } from './testing/fake-store.ts';
import { renderCart, update } from './testing/render.tsx';
import { textsIn, wrap } from './testing/translate.ts';

const ticket = testTicket('t', 2);
const voucher = { id: 'GS-77', balance: euros(75), deductedAtPurchase: euros(75) };
const standard = { method: 'Standard', title: 'Standard', subtitle: '', price: price(0), details: null };
const express = { ...standard, method: 'Express', title: 'Express', price: price(9.9) };
const payback = { number: null, scrid: null, points: 100 };

const full = testCart({
  items: [
    { ...ticket, product: { ...ticket.product, minParticipants: 1, maxParticipants: 2 } },
    testItem({
      id: '1',
      selectedPackaging: buildPackaging('Envelope', 'envelope'),
      availablePackagingOptions: [
        buildOption('Envelope', 'envelope'),
        { ...buildOption('GiftBox', 'box'), variantTitle: 'Stern' },
      ],
    }),
  ],
  availableShippingMethods: [standard, { ...express, details: { label: 'Mehr', description: 'Ohne Samstag' } }],
  vouchers: [voucher],
  payback,
});

function withItem(at: number, change: Partial<CartItem>, cart: Cart = full): Pick<CartState, 'phase'> {
  return ready({ ...cart, items: cart.items.map((item, index) => (index === at ? { ...item, ...change } : item)) });
}

const reduced = { ...full.items[1]!.product, originalPrice: price(15), hasFriendsDiscount: true };
const disconnected: EntryValues = { status: 'failed', failure: { kind: 'connection' } };
const offline: EntryValues = { status: 'failed', failure: { kind: 'offline', waiting: true } };

const sumTold = (total: string): Partial<CartState> => ({
  sumChange: { from: full, told: { notes: { total }, largest: total, shippingSince: () => '' } },
});

/** The states of a page, one after another. */
const states: Readonly<Record<string, Partial<CartState>>> = {
  'the cart is loaded': ready(full),
  'an appointment is moved': withItem(0, {
    appointment: buildAppointment({ date: '2027-08-02T10:00:00.000Z', location: 'Hockenheim' }),
  }),
  'the participants change': withItem(0, { product: { ...ticket.product, minParticipants: 3, maxParticipants: 4 } }),
  'a quantity is pending': { log: [openEntry(intents.quantity('1', 3), { progress: 'Loading' })] },
  'it takes long': { log: [openEntry(intents.quantity('1', 3), { progress: 'LongLoading' })] },
  'it is confirmed': { log: [], ...withItem(1, { quantity: 3, total: price(30) }) },
  'a price is reduced': withItem(1, { product: reduced, quantity: 3, total: price(27) }),
  'the reduction changes': withItem(1, { product: { ...reduced, originalPrice: price(16) } }),
  'the discount applies': withItem(1, { product: reduced, discount: { campaign: 'FRIENDS' }, quantity: 2 }),
  'the points change': ready({ ...full, payback: { ...payback, points: 250 } }),
  'the points are one': ready({ ...full, payback: { ...payback, points: 1 } }),
  'the terms are loaded': {
    deliveryTerms: [{ packagingType: 'Envelope', shippingMethod: 'Standard', date: null, text: '2 Tage' }],
  },
  'the term changes': {
    deliveryTerms: [{ packagingType: 'Envelope', shippingMethod: 'Standard', date: null, text: '3 Tage' }],
  },
  'a method without a term is chosen': { log: [openEntry(intents.shipping('Express'))] },
  'a change fails': {
    log: [openEntry(intents.shipping('Express'), disconnected)],
  },
  'the network goes': {
    online: false,
    log: [openEntry(intents.shipping('Express'), offline)],
  },
  'all is well again': { online: true, log: [] },
  'a code is pending': { log: [openEntry(intents.coupon('SOMMER', null), { progress: 'Loading' })] },
  'a code is applied': { log: [], ...ready({ ...full, coupon: { code: 'SOMMER' }, total: price(20) }) },
  'another code is applied': ready({ ...full, coupon: { code: 'WINTER' }, total: price(19) }),
  'it says what has changed the sums': sumTold('-1,00 €'),
  'it says something else': sumTold('+1,00 €'),
  'it is not new any more': { sumChange: null },
  'a voucher is being removed': {
    log: [openEntry(intents.voucherRemoval('GS-77'), { progress: 'Loading' })],
  },
  'the voucher is gone': { log: [], ...ready({ ...full, vouchers: [] }) },
  'the number is being saved': {
    log: [openEntry(intents.loyaltyNumber('3103187694'), { progress: 'Loading' })],
  },
  'the number is saved': { log: [], ...ready({ ...full, payback: { ...payback, number: '3103187694' } }) },
  'the shop changes prices': { notices: [{ id: 'a', retry: false, content: { kind: 'synced' } }] },
  'the shop gives a reason': {
    notices: [{ id: 'a', retry: false, content: { kind: 'discount', message: 'Nicht mehr gültig.' } }],
  },
  'the reason changes': {
    notices: [{ id: 'a', retry: true, content: { kind: 'discount', message: 'Schon eingelöst.' } }],
  },
  'the message is closed': { notices: [] },
  'an appointment is gone': { failedAppointmentIds: ['a-t'] },
  'a ticket is removed': { failedAppointmentIds: [], ...withItem(0, { quantity: 1 }) },
  'the shopper leaves': { checkout: { kind: 'leaving' } },
  'the cart is empty': { checkout: { kind: 'idle' }, ...ready({ ...full, items: [] }) },
  'the cart is being loaded': { phase: { kind: 'loading', slow: false } },
  'that takes long, too': { phase: { kind: 'loading', slow: true } },
  'it cannot be loaded': { phase: { kind: 'failed', failure: { kind: 'connection' } } },
};

/** The markup without the elements of a translation, and without the ids that React counts. */
const markup = (root: ShadowRoot) => root.innerHTML.replaceAll(/<\/?font>/g, '').replaceAll(/_r_\w+_/g, '_r_');

describe('a translated page', () => {
  it('has the same markup as any other after each change of its state', () => {
    const plain = createFakeStore();
    const translated = createFakeStore();
    const { root: expected } = renderCart(plain);
    const { root } = renderCart(translated);
    for (const [state, change] of Object.entries(states)) {
      for (const text of textsIn(root)) wrap(text);
      update(plain, change);
      update(translated, change);
      expect(markup(root), state).toBe(markup(expected));
    }
  });

  it.each([
    ['.item-facts', 'an appointment is moved'],
    ['.item-facts', 'the participants change'],
    ['.item-price', 'it is confirmed'],
    ['.item-price', 'a price is reduced'],
    ['.summary dl', 'a code is applied'],
    ['.proceed-total', 'a code is applied'],
    ['.loyalty-points', 'the points change'],
    ['.promise', 'the term changes'],
    ['.sum-note', 'it says something else'],
    ['.notices', 'the reason changes'],
  ])('shows the new %s if the translation of the old one arrives after %s', (selector, last) => {
    const store = createFakeStore();
    const { root } = renderCart(store);
    const words = () => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
    for (const [state, change] of Object.entries(states)) {
      const translations = textsIn(root).map((text) => [text, text.data] as const);
      update(store, change);
      if (state !== last) continue;
      const expected = words();
      expect(expected.join('')).not.toBe('');
      for (const [text, old] of translations) wrap(text, old);
      expect(words()).toEqual(expected);
      return;
    }
  });
});
