import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Removal } from '../../store/cart/removal.ts';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart, update } from '../testing/render.tsx';
import { boxOf, rowsAt } from './row-boxes.ts';
import { loadRemovedLines } from './removed.tsx';
import { intents, openEntry, refused } from '../../store/testing/intents.ts';

beforeAll(async () => {
  await loadRemovedLines(document.body);
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
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
    index: 1,
    box: { height: 100, above: 16, below: 16, hadFocus: true },
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

const without2 = ready(testCart({ cartVersion: 2, items: [one, three] }));

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

/** A cart whose first item was removed. */
function renderFirst() {
  const first = removalOf({ index: 0, name: 'Erlebnis 1' });
  const store = createFakeStore({ ...ready(testCart({ cartVersion: 2, items: [two, three] })), removed: [first] });
  return { store, ...renderCart(store) };
}

describe('Removed', () => {
  it('shows a line outside of the list, which has the items alone', () => {
    const { lines, root, getAllByRole, undoButton } = render();
    expect(lines().map(({ textContent }) => textContent)).toEqual(['„Erlebnis 2“ wurde entfernt.Rückgängig']);
    expect(root.querySelectorAll('[part~="items"] > *')).toHaveLength(2);
    expect(root.querySelectorAll('[part~="item"]')).toHaveLength(2);
    expect(getAllByRole('list')[0]?.contains(lines()[0]!)).toBe(false);
    expect(root.activeElement).toBe(undoButton());
  });

  it('leaves the focus to the next row if nothing can be undone', () => {
    const { undoButton, root, removeButton } = render({ undoKey: null });
    expect(undoButton()).toBeNull();
    expect(root.activeElement).toBe(removeButton('3'));
  });

  it('hides after 10 s, not counting the time in which it is focused or hovered', () => {
    const { removal, advance, leave, lines } = render();
    advance(60_000);
    leave();
    advance(9000);
    fireEvent.pointerMove(lines()[0]!);
    advance(60_000);
    fireEvent.pointerLeave(lines()[0]!.parentElement!);
    advance(999);
    expect(lines()[0]!.parentElement!.inert).toBe(false);
    advance(1);
    expect(lines()[0]!.parentElement!.inert).toBe(true);
    expect(removal.hide).not.toHaveBeenCalled();
    advance(200);
    expect(removal.hide).toHaveBeenCalledOnce();
  });

  it('settles into one line soon, also with the focus', () => {
    const { advance, lines } = render();
    const place = lines()[0]!.parentElement!;
    advance(1499);
    expect(place.dataset['settled']).toBeUndefined();
    advance(1);
    expect(place.dataset['settled']).toBe('true');
  });

  it('does not settle below a pointer that rests', () => {
    const { advance, lines } = render();
    const place = lines()[0]!.parentElement!;
    vi.spyOn(place, 'matches').mockReturnValue(true);
    advance(5000);
    expect(place.dataset['settled']).toBeUndefined();
    fireEvent.pointerLeave(place);
    expect(place.dataset['settled']).toBe('true');
  });

  it('ignores a pointer that rests', () => {
    const { removal, advance, leave, lines } = render();
    leave();
    fireEvent.pointerEnter(lines()[0]!.parentElement!);
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
    const change = refused(openEntry(intents.addition(two, 1, 0, [])), { kind: 'gone', what: 'part' });
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

  it('continues with Tab in the row below, and with Shift+Tab in the one above', () => {
    const { root, undoButton, removeButton } = render();
    fireEvent.keyDown(undoButton()!, { key: 'Tab' });
    expect(rowsAt(root, 'items')[1]?.contains(root.activeElement)).toBe(true);
    act(() => undoButton()!.focus());
    fireEvent.keyDown(undoButton()!, { key: 'Tab', shiftKey: true });
    expect(root.activeElement).toBe(removeButton('1'));
  });

  it('continues with Shift+Tab above the list if it replaces the first row', () => {
    const { root, store, getByRole } = renderFirst();
    fireEvent.keyDown(getByRole('button', { name: 'Rückgängig, Erlebnis 1' }), { key: 'Tab', shiftKey: true });
    expect(root.activeElement).toBe(getByRole('heading', { level: 1 }));
    update(store, { notices: [{ id: 'notice', content: { kind: 'synced' }, retry: false }] });
    act(() => getByRole('button', { name: 'Rückgängig, Erlebnis 1' }).focus());
    fireEvent.keyDown(getByRole('button', { name: 'Rückgängig, Erlebnis 1' }), { key: 'Tab', shiftKey: true });
    expect(root.activeElement).toBe(getByRole('button', { name: 'Schließen' }));
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
    const removal = removalOf({ at: 'coupon', index: 0, name: 'Rabattcode X', text: 'Rabattcode X wurde entfernt' });
    update(store, { ...ready(testCart({ cartVersion: 2 })), removed: [removal] });
    const undo = getByRole('button', { name: 'Rückgängig, Rabattcode X' });
    expect(root.activeElement).toBe(undo);
    expect(getByRole('button', { name: 'Rabattcode einlösen' })).toBeTruthy();
    update(store, { ...ready(testCart({ cartVersion: 3, coupon: { code: 'X' } })), removed: [] });
    expect(root.activeElement).toBe(getByRole('button', { name: 'Löschen' }));
  });

  it('focuses the line of a code although an item that was removed before has a newer line', () => {
    const store = createFakeStore(ready(testCart({ items: [one, two, three], coupon: { code: 'X' } })));
    const { root, getByRole } = renderCart(store);
    act(() => getByRole('button', { name: 'Löschen' }).focus());
    const code = removalOf({ at: 'coupon', index: 0, name: 'Rabattcode X', undoKey: 'coupon' });
    const item = removalOf({ box: { ...code.box, hadFocus: false } });
    // One answer has confirmed both.
    update(store, { ...without2, removed: [code, item] });
    expect(root.activeElement).toBe(getByRole('button', { name: 'Rückgängig, Rabattcode X' }));
  });

  it('begins the sentence for screen readers', () => {
    const { store, getByRole } = render();
    const status = getByRole('status');
    expect(status.textContent).toBe(
      '2 Artikel im Warenkorb, die Gesamtsumme beträgt 20,00\u00a0€. „Erlebnis 2“ wurde entfernt.',
    );
    update(store, { log: [openEntry(intents.quantity('1', 2))] });
    update(store, {
      ...ready(testCart({ cartVersion: 3, items: [testItem({ id: '1', quantity: 2 }), three] })),
      log: [],
    });
    expect(status.textContent).toMatch(/^3 Artikel/);
  });
});

describe('boxOf', () => {
  it('measures a row and its distances, and whether it has the focus', () => {
    const { root, removeButton } = render({ undoKey: null });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const top = this.dataset['row'] === '1' ? 0 : 116;
      return { top, bottom: top + 100, height: 100 } as DOMRect;
    });
    act(() => removeButton('3').focus());
    expect(boxOf(root, 'items', 1)).toEqual({ height: 100, above: 16, below: 0, hadFocus: true });
    expect(boxOf(root, 'items', 0)).toEqual({ height: 100, above: 0, below: 16, hadFocus: false });
    expect(boxOf(root, 'items', 7)).toEqual({ height: 0, above: 0, below: 0, hadFocus: false });
  });
});
