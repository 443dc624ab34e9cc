import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { euros, testCart, testItem } from '../../store/testing/test-cart.ts';
import { buildOption, buildPackaging } from '../../test-support/cart-builders.ts';
import { CartPage } from '../cart-page.tsx';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { intents, openEntry, refused } from '../../store/testing/intents.ts';
import { type Intent, itemIdOf } from '../../store/intents/intent.ts';

const shipping = (name: string) => ({
  method: name,
  title: name,
  subtitle: '',
  price: { gross: euros(4.9) },
  details: null,
});

const cart = () =>
  testCart({
    items: [testItem({ id: '1' }), second],
    availableShippingMethods: [shipping('Standard'), shipping('Express')],
    vouchers: [{ id: 'GS-77', balance: euros(75), deductedAtPurchase: euros(75) }],
  });

const second = testItem({
  id: '2',
  quantity: 2,
  selectedPackaging: { ...buildPackaging('Pdf', 'pdf-1'), title: 'PDF', variantTitle: 'Klassisch' },
  availablePackagingOptions: [
    { ...buildOption('Pdf', 'pdf-1'), title: 'PDF' },
    { ...buildOption('GiftBox', 'box-1'), title: 'Geschenkbox' },
  ],
});
const move = intents.move(second, 0);

const targets: readonly (readonly [string, Intent, string])[] = [
  ['li:nth-child(2) > .item', intents.quantity('2', 3), 'Anzahl, Erlebnis 2'],
  ['li:nth-child(2) > .item', intents.removal('2'), 'Erlebnis 2 entfernen'],
  ['li:nth-child(2) > .item', move, 'Auf die Wunschliste, Erlebnis 2'],
  ['li:nth-child(2) > .item', intents.packaging('2', 'GiftBox', null), 'Geschenkbox'],
  ['.voucher', intents.voucherRemoval('GS-77'), 'Gutschein GS-77 entfernen'],
  ['.shipping', intents.shipping('Express'), 'Express'],
  ['.discount', intents.coupon('SOMMER27', null), 'Rabattcode einlösen'],
  ['.loyalty', intents.loyaltyNumber('3103187694'), 'PAYBACK Kundennummer'],
];

/** The options that are selected when a choice does not apply. */
const confirmed: Readonly<Record<string, string>> = { shipping: 'Standard', packaging: 'PDF' };

function render() {
  const store = createFakeStore(ready(cart()));
  const { user, container } = renderPart(<CartPage />, store);
  const noticesIn = (target: string) => [...container.querySelectorAll<HTMLElement>(`${target} .notice`)];
  const focused = () => {
    const { activeElement: node } = document;
    return node?.getAttribute('aria-label') ?? (node as HTMLInputElement).labels?.[0]?.textContent ?? node?.textContent;
  };
  return { store, user, noticesIn, focused };
}

describe.each(targets)('InlineNotices in %s', (target, change, control) => {
  it(`shows a failure inline (${change.kind}), and retries the change`, async () => {
    const { store, user, noticesIn, focused } = render();
    update(store, { log: [openEntry(change, { status: 'failed', failure: { kind: 'connection' } })] });
    expect(screen.getAllByRole('alert')).toEqual(noticesIn(target));
    expect(noticesIn('.notices')).toEqual([]);
    await user.click(within(noticesIn(target)[0]!).getByRole('button', { name: 'Erneut versuchen' }));
    expect(store.calls).toEqual([['retry']]);
    expect(focused()).toBe(control);
  });

  it(`shows a refusal inline (${change.kind}), until it is closed`, async () => {
    const { store, user, noticesIn, focused } = render();
    const settled = refused(openEntry(change), { kind: 'external', status: 422 });
    update(store, { log: [settled] });
    expect(screen.getAllByRole('alert')).toEqual(noticesIn(target));
    const notice = within(noticesIn(target)[0]!);
    expect(notice.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    await user.click(notice.getByRole('button', { name: 'Schließen' }));
    expect(store.calls).toEqual([['dismissNotice', `change-${settled.id}`]]);
    expect(focused()).toBe(confirmed[change.kind] ?? control);
  });

  it(`shows inline that the change waits for the network (${change.kind})`, () => {
    const { store, noticesIn } = render();
    update(store, { online: false, log: [openEntry(change, { status: 'paused' })] });
    expect(noticesIn('.notices')).toEqual([]);
    const [notice, ...others] = noticesIn(target);
    expect(others).toEqual([]);
    expect(notice!.textContent).toContain('Du bist offline.');
    const buttons = within(notice!).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Erneut versuchen']);
  });

  it(`moves the focus to the control when the network is back (${change.kind})`, () => {
    const { store, noticesIn, focused } = render();
    update(store, { online: false, log: [openEntry(change, { status: 'paused' })] });
    act(() => within(noticesIn(target)[0]!).getByRole('button').focus());
    update(store, { online: true, log: [] });
    expect(focused()).toBe(confirmed[change.kind] ?? control);
  });

  it(`shows a long wait inline (${change.kind}), and cancels the change`, async () => {
    const { store, user, noticesIn } = render();
    update(store, { log: [openEntry(change, { progress: 'LongLoading' })] });
    expect(noticesIn('.notices')).toEqual([]);
    const here = within(document.querySelector<HTMLElement>(target)!);
    expect(here.getByText('Das dauert gerade etwas länger …')).toBeTruthy();
    await user.click(here.getByRole('button', { name: 'Erneut versuchen' }));
    await user.click(here.getByRole('button', { name: 'Abbrechen' }));
    expect(store.calls[0]).toEqual(['retry']);
    expect(store.calls[1]![0]).toBe(itemIdOf(change) === null ? 'dismissNotice' : 'discardItemChanges');
  });
});

describe('InlineNotices', () => {
  const failed = { status: 'failed', failure: { kind: 'connection' } } as const;
  const change = intents.quantity('2', 3);

  it('says once for all changes that they wait for the network, at the first of them', () => {
    const { store } = render();
    const paused = { status: 'paused' } as const;
    const [early, late] = [openEntry(intents.shipping('Express'), paused), openEntry(change, paused)];
    const places = () => screen.getAllByRole('alert').map((alert) => alert.parentElement!.dataset['target']);
    update(store, { online: false, log: [early, late], fetchFailure: { kind: 'offline', waiting: false } });
    expect(places()).toEqual(['shipping']);
    // The shopper chooses again.
    update(store, { log: [late, openEntry(intents.shipping('Standard'), paused)] });
    expect(places()).toEqual(['item:2']);
  });

  it.each<[string, Intent, string]>([
    ['quantity', change, '.item-buy'],
    ['packaging', intents.packaging('2', 'GiftBox', null), '.packaging'],
  ])('shows a failure directly below its control: %s', (_, failing, control) => {
    const { store } = render();
    update(store, { log: [openEntry(failing, failed)] });
    const notices = document.querySelector('.inline-notices');
    expect(notices?.previousElementSibling?.matches(control)).toBe(true);
  });

  it.each([true, false])('scrolls a notice into view if the focus is at its control: %s', (isFocused) => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { store, noticesIn } = render();
    const id = isFocused ? '2' : '1';
    act(() => screen.getByRole('combobox', { name: `Anzahl, Erlebnis ${id}` }).focus());
    update(store, { log: [openEntry(change, failed)] });
    expect(scrolled.mock.contexts).toEqual(isFocused ? [noticesIn('li:nth-child(2) > .item')[0]!.parentElement] : []);
  });
});
