import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Removal } from '../../store/cart/removal.ts';
import { testCart, testItem, testTicket } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart, update } from '../testing/render.tsx';
import { loadUndoLines } from './undo.tsx';
import { intents, openEntry, refused } from '../../store/testing/intents.ts';

beforeAll(async () => {
  await loadUndoLines();
});

const pointer = { rests: false, hasPressed: false };
const { matches } = Element.prototype;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  Object.assign(pointer, { rests: false, hasPressed: false });
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':hover') return pointer.rests;
    return selector === ':focus-visible' ? !pointer.hasPressed : matches.call(this, selector);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const [one, two, three] = ['1', '2', '3'].map((id) => testItem({ id })) as [
  ReturnType<typeof testItem>,
  ReturnType<typeof testItem>,
  ReturnType<typeof testItem>,
];
let lastId = 0;

function removalOf(values: Partial<Removal> = {}): Removal {
  return {
    id: ++lastId,
    at: 'items',
    of: '2',
    row: 0,
    text: '„Erlebnis 2“ wurde entfernt',
    name: 'Erlebnis 2',
    cartVersion: 2,
    noticeTarget: null,
    undoKey: 'addition:2',
    isUndoing: false,
    undo: vi.fn(),
    hide: vi.fn(),
    ...values,
  };
}

const order = { items: ['1', '2', '3'], vouchers: [], coupon: [''] };
const without2 = { ...ready(testCart({ cartVersion: 2, items: [one, three] })), order };

/** A cart without its second item, whose removal had the focus. */
function render(values: Partial<Removal> = {}) {
  const store = createFakeStore(ready(testCart({ items: [one, two, three] })));
  const page = renderCart(store);
  const removeButton = (id: string) => page.getByRole('button', { name: `Erlebnis ${id} entfernen` });
  act(() => removeButton('2').focus());
  const removal = removalOf(values);
  update(store, { ...without2, removed: [removal] });
  return {
    ...page,
    store,
    removal,
    removeButton,
    undoButton: () => page.queryByRole('button', { name: 'Rückgängig, Erlebnis 2' }),
    lines: () => [...page.root.querySelectorAll<HTMLElement>('[part~="removed"]')],
    advance: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    leave: () => act(() => removeButton('1').focus()),
  };
}

describe('Removed', () => {
  it('shows a line at the next row, and the list counts the items alone', () => {
    const { lines, root, getAllByRole, undoButton, removeButton } = render();
    expect(lines().map(({ textContent }) => textContent)).toEqual(['„Erlebnis 2“ wurde entfernt.Rückgängig']);
    expect(root.querySelectorAll('[part~="items"] > *')).toHaveLength(2);
    expect(root.querySelectorAll('[part~="item"]')).toHaveLength(2);
    expect(getAllByRole('listitem')[1]!.firstElementChild).toBe(lines()[0]);
    expect(root.querySelector('[part~="item"] [part~="removed"]')).toBeNull();
    expect(removeButton('3').closest('li')).toBe(lines()[0]!.parentElement);
    expect(root.activeElement).toBe(undoButton());
  });

  it('leaves the focus to the next row if nothing can be undone', () => {
    const { undoButton, root, removeButton } = render({ undoKey: null });
    expect(undoButton()).toBeNull();
    expect(root.activeElement).toBe(removeButton('3'));
  });

  it('hides 10 s after it was last focused or hovered', () => {
    const { removal, advance, leave, lines } = render();
    advance(60_000);
    leave();
    advance(9000);
    fireEvent.pointerMove(lines()[0]!);
    advance(60_000);
    fireEvent.pointerLeave(lines()[0]!);
    advance(9999);
    expect(removal.hide).not.toHaveBeenCalled();
    advance(1);
    expect(removal.hide).toHaveBeenCalledOnce();
  });

  it('takes the focus of a pressed row itself, and is not held by it', () => {
    pointer.hasPressed = true;
    const { root, lines, removal, advance } = render();
    expect(root.activeElement).toBe(lines()[0]);
    advance(10_000);
    expect(removal.hide).toHaveBeenCalledOnce();
  });

  it.each([
    ['after 1.5 s', () => vi.advanceTimersByTime(1500)],
    ['when the pointer leaves it', (line: HTMLElement) => fireEvent.pointerLeave(line)],
  ] as const)('has the height of its row below a pointer that rests, and shrinks to a line %s', (_, wait) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 100 } as DOMRect);
    pointer.rests = true;
    const { lines } = render();
    const [line] = lines();
    expect(line!.style.minHeight).toBe('100px');
    wait(line!);
    expect(line!.style.minHeight).toBe('');
  });

  it('is a line at once where no pointer rests', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 100 } as DOMRect);
    expect(render().lines()[0]!.style.minHeight).toBe('');
  });

  it('ignores a pointer that rests', () => {
    const { removal, advance, leave, lines } = render();
    leave();
    fireEvent.pointerEnter(lines()[0]!);
    advance(10_200);
    expect(removal.hide).toHaveBeenCalledOnce();
  });

  it('undoes once, and stays until that is answered', async () => {
    const { store, removal, undoButton, advance, leave } = render();
    fireEvent.click(undoButton()!);
    expect(removal.undo).toHaveBeenCalledOnce();
    update(store, { removed: [{ ...removal, isUndoing: true }] });
    fireEvent.click(undoButton()!);
    expect(removal.undo).toHaveBeenCalledOnce();
    leave();
    advance(60_000);
    expect(removal.hide).not.toHaveBeenCalled();
  });

  it('shows why the shop refuses it until that is closed', () => {
    const { store, removal, lines, advance, leave } = render();
    const change = refused(openEntry(intents.addition(two, 1, 0)), { kind: 'gone', what: 'part' });
    update(store, { log: [change], removed: [{ ...removal, noticeTarget: 'addition:2' }] });
    expect(lines()[0]?.querySelector('[role="alert"]')?.textContent).toContain(
      'Das gibt es im Shop leider nicht mehr.',
    );
    leave();
    advance(60_000);
    expect(removal.hide).not.toHaveBeenCalled();
    update(store, { log: [] });
    advance(10_200);
    expect(removal.hide).toHaveBeenCalledOnce();
  });

  it('focuses what was put back', () => {
    const { store, root, removeButton } = render();
    update(store, { ...ready(testCart({ cartVersion: 3, items: [one, three, two] })), removed: [] });
    expect(root.activeElement).toBe(removeButton('2'));
  });

  it('is shown above the empty cart', () => {
    const { store, removal, lines, getByRole } = render();
    update(store, { ...ready(testCart({ cartVersion: 3, items: [] })), removed: [removal] });
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Dein Warenkorb');
    expect(lines()).toHaveLength(1);
  });

  it('offers a removed code again next to the button for codes, with the focus', () => {
    const store = createFakeStore(ready(testCart({ coupon: { code: 'X' } })));
    const { root, getByRole } = renderCart(store);
    act(() => getByRole('button', { name: 'Löschen' }).focus());
    const removal = removalOf({ at: 'coupon', of: '', name: 'Rabattcode X', text: 'Rabattcode X wurde entfernt' });
    update(store, { ...ready(testCart({ cartVersion: 2 })), order, removed: [removal] });
    const undo = getByRole('button', { name: 'Rückgängig, Rabattcode X' });
    expect(root.activeElement).toBe(undo);
    expect(getByRole('button', { name: 'Rabattcode einlösen' })).toBeTruthy();
    update(store, { ...ready(testCart({ cartVersion: 3, coupon: { code: 'X' } })), removed: [] });
    expect(root.activeElement).toBe(getByRole('button', { name: 'Löschen' }));
  });

  it('begins the sentence for screen readers', () => {
    const { store, getByRole } = render();
    const status = getByRole('status');
    expect(status.textContent).toBe(
      '„Erlebnis 2“ wurde entfernt. 2 Artikel im Warenkorb, die Gesamtsumme beträgt 20,00\u00a0€.',
    );
    update(store, { log: [openEntry(intents.quantity('1', 2))] });
    update(store, {
      ...ready(testCart({ cartVersion: 3, items: [testItem({ id: '1', quantity: 2 }), three] })),
      log: [],
    });
    expect(status.textContent).toMatch(/^3 Artikel/);
  });
});

describe('A focused line', () => {
  it('does not pass the focus on to another shop’s cart', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    const { store, undoButton, root } = render();
    expect(root.activeElement).toBe(undoButton());
    update(store, { phase: { kind: 'absent' }, removed: [] });
    await act(async () => elsewhere.focus());
    update(store, ready(testCart({ cartId: 'other', items: [one, two] })));
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe('UndoLines', () => {
  it('shows items that were put back in their places', () => {
    const store = createFakeStore({ ...ready(testCart({ items: [one, three, two] })), order });
    const { getAllByRole } = renderCart(store);
    expect(getAllByRole('button', { name: /entfernen$/ }).map(({ dataset }) => dataset['remove'])).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it.each([7, 130])('shows the line of the first of %i folded tickets', (quantity) => {
    const store = createFakeStore(ready(testCart({ items: [testTicket('1', quantity)] })));
    const { root } = renderCart(store);
    update(store, {
      ...ready(testCart({ cartVersion: 2, items: [testTicket('1', quantity - 1)] })),
      order: { ...order, items: ['1'] },
      removed: [removalOf({ of: '1' })],
    });
    const lines = [...root.querySelectorAll('[part~="removed"]')];
    expect(lines.map((line) => line.closest('li')?.hidden)).toEqual([false]);
  });

  it('shows the line of a voucher at the next one, or below the heading', () => {
    const vouchers = ['A', 'B'].map((id) => ({
      id,
      balance: { amount: 10, currencyCode: 'EUR' as const },
      deductedAtPurchase: { amount: 10, currencyCode: 'EUR' as const },
    }));
    const ofVouchers = { ...order, vouchers: ['A', 'B'] };
    const store = createFakeStore(ready(testCart({ vouchers })));
    const { root, getByRole } = renderCart(store);
    const lineOf = (id: string) =>
      removalOf({ at: 'vouchers', of: id, text: `Gutschein ${id} wurde entfernt`, undoKey: null });
    const [a, b] = [lineOf('A'), lineOf('B')];
    update(store, {
      ...ready(testCart({ cartVersion: 2, vouchers: vouchers.slice(1) })),
      order: ofVouchers,
      removed: [a],
    });
    expect(root.querySelector('.vouchers li')?.textContent).toMatch(/^Gutschein A wurde entfernt\./);
    expect(root.querySelector('[part~="voucher"]')?.textContent).not.toContain('entfernt');
    update(store, { ...ready(testCart({ cartVersion: 3 })), order: ofVouchers, removed: [a, b] });
    expect(root.querySelectorAll('.vouchers [part~="removed"]')).toHaveLength(2);
    expect(getByRole('region', { name: 'Eingelöste Gutscheine' })).toBeTruthy();
  });
});
