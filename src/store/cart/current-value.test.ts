import { describe, expect, it } from 'vitest';
import { buildPackaging } from '../../test-support/cart-builders.ts';
import { initialState } from './initial-state.ts';
import { testCart, testData, testItem } from '../testing/test-cart.ts';
import { openEntry, intents, refused } from '../testing/intents.ts';
import type { Intent } from '../intents/intent.ts';
import { slotOf } from '../intents/definitions.ts';
import { currentValueText } from './current-value.ts';

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
const move = intents.move(item, 0);

function state(change: Intent, cart = rich) {
  const entry = openEntry(change, { status: 'failed' });
  return { entry, ...initialState(testData()), phase: { kind: 'ready' as const, cart }, log: [entry] };
}

describe('currentValueText', () => {
  it.each<[Intent, string, string]>([
    [intents.quantity('i', 3), 'Es bleibt bei 2', 'Es bleibt bei 1'],
    [intents.removal('i'), 'Der Artikel bleibt im Warenkorb', 'Der Artikel bleibt im Warenkorb'],
    [move, 'Der Artikel bleibt im Warenkorb', 'Der Artikel bleibt im Warenkorb'],
    [intents.packaging('i', 'Pdf', null), 'Es bleibt bei Geschenkumschlag, Klassisch', order],
    [intents.shipping('Express'), 'Es bleibt bei Per Post', order],
    [intents.coupon('WINTER', null), order, order],
    [intents.couponRemoval(), order, order],
    [intents.voucherRemoval('GS-77'), order, order],
    [intents.loyaltyNumber('1'), order, order],
  ])('says what holds meanwhile: %o', (change, inRich, inPlain) => {
    const sentences = [rich, plain].map((cart) => currentValueText(state(change, cart), slotOf(change)));
    expect(sentences).toEqual([inRich, inPlain].map((start) => `${start}, bis deine Änderung gespeichert ist.`));
  });

  it('does not promise that a refused change is saved later', () => {
    const change = intents.quantity('i', 3);
    const { entry, ...before } = state(change);
    const log = [refused(entry, { kind: 'adjusted' })];
    expect(currentValueText({ ...before, log }, slotOf(change))).toBe('Jetzt gilt: 2.');
  });

  it('is empty without a change', () => {
    expect(currentValueText(state(intents.quantity('i', 3)), 'item:j')).toBe('');
  });
});
