import { describe, expect, it } from 'vitest';
import { buildPackaging } from '../../test-support/cart-builders.ts';
import { initialState } from '../initial-state.ts';
import { testCart, testData, testItem } from '../testing/test-cart.ts';
import { type Change, changes } from './changes.ts';
import { refused, type PendingChange } from './pending-change.ts';
import { unchangedAt } from './unchanged.ts';

const item = testItem({
  id: 'i',
  quantity: 2,
  selectedPackaging: { ...buildPackaging('Envelope', 'e-1'), title: 'Geschenkumschlag', variantTitle: 'Klassisch' },
});
const rich = testCart({
  items: [item],
  availableShippingMethods: testCart().availableShippingMethods.map((method) => ({ ...method, title: 'Per Post' })),
});
const plain = testCart({ items: [testItem({ id: 'i' })], availableShippingMethods: [] });
const order = 'Deine Bestellung bleibt, wie sie ist';
const move = changes.move(item, 0, () => Promise.resolve(() => {}));

function state(change: Change, cart = rich) {
  const pending: PendingChange = {
    id: 1,
    change,
    status: { kind: 'failed', failure: { kind: 'connection' } },
    progress: 'Started',
    attempt: 0,
    isResent: false,
    rows: [],
    confirmableAfter: 0,
  };
  return { pending, ...initialState(testData()), phase: { kind: 'ready' as const, cart }, pendingChanges: [pending] };
}

describe('unchangedAt', () => {
  it.each<[Change, string, string]>([
    [changes.quantity('i', 3), 'Es bleibt bei 2', 'Es bleibt bei 1'],
    [changes.removal('i'), 'Der Artikel bleibt im Warenkorb', 'Der Artikel bleibt im Warenkorb'],
    [move, 'Der Artikel bleibt im Warenkorb', 'Der Artikel bleibt im Warenkorb'],
    [changes.packaging('i', 'Pdf', null), 'Es bleibt bei Geschenkumschlag, Klassisch', order],
    [changes.shipping('Express'), 'Es bleibt bei Per Post', order],
    [changes.coupon('WINTER', null), order, order],
    [changes.couponRemoval(), order, order],
    [changes.voucherRemoval('GS-77'), order, order],
    [changes.loyaltyNumber('1'), order, order],
  ])('says what holds meanwhile: %o', (change, inRich, inPlain) => {
    const sentences = [rich, plain].map((cart) => unchangedAt(state(change, cart), change.key));
    expect(sentences).toEqual([inRich, inPlain].map((start) => `${start}, bis deine Änderung gespeichert ist.`));
  });

  it('does not promise that a refused change is saved later', () => {
    const change = changes.quantity('i', 3);
    const { pending, ...before } = state(change);
    const settledChanges = [refused(pending, { kind: 'adjusted' })];
    expect(unchangedAt({ ...before, pendingChanges: [], settledChanges }, change.key)).toBe('Jetzt gilt: 2.');
  });

  it('is empty without a change', () => {
    expect(unchangedAt(state(changes.quantity('i', 3)), 'item:j')).toBe('');
  });
});
