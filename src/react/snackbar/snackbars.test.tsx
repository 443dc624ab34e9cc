import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Change, changes } from '../../store/changes/changes.ts';
import { confirmed, refused } from '../../store/changes/pending-change.ts';
import { testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';
import { Snackbars } from './snackbars.tsx';

beforeAll(() => import('./snackbar.tsx'));
// Testing Library's own waiting and user-event need real timers, so events are fired directly here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const loaded = () => act(() => vi.dynamicImportSettled());

function render() {
  const store = createFakeStore(ready());
  const part = (
    <>
      <h1 className="heading" tabIndex={-1}>
        Deine Bestellung
      </h1>
      <button type="button">Woanders</button>
      <Snackbars />
    </>
  );
  const { container } = renderPart(part, store);
  return {
    store,
    tell(message: SnackbarMessage) {
      const change = { ...pending.change, confirmation: () => message } as Change;
      update(store, { settledChanges: [{ ...confirmed(pending), change }] });
      return loaded();
    },
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    bars: () => [...container.querySelectorAll<HTMLElement>('.snackbar')],
  };
}

const pending = pendingFor(changes.loyaltyNumber('3103187694'));

describe('Snackbars', () => {
  it('show a message at the bottom, with its link, in a live place that is no second status', async () => {
    const { tell, bars } = render();
    const link = { text: 'Zur Wunschliste', href: 'https://shop.example/wishlist' };
    await tell({ text: 'Liegt auf deiner Wunschliste.', link });
    const [bar] = bars();
    expect(bar?.textContent).toBe('Erledigt: Liegt auf deiner Wunschliste. Zur Wunschliste');
    expect(bar?.dataset['place']).toBe('bottom');
    expect(screen.getByRole('link', { name: link.text }).getAttribute('href')).toBe(link.href);
    expect(bar?.parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('stand at the top where they would cover what has the focus', async () => {
    const { tell, bars } = render();
    const elsewhere = screen.getByRole('button', { name: 'Woanders' });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const top = this === elsewhere ? 20 : this.className === 'snackbar' ? 0 : 500;
      return { top, bottom: top + 40, left: 0, right: 300 } as DOMRect;
    });
    await tell({ text: 'Gespeichert.' });
    expect(bars()[0]?.dataset['place']).toBe('bottom');
    act(() => elsewhere.focus());
    expect(bars()[0]?.dataset['place']).toBe('top');
  });

  it.each([
    ['10 s', undefined, 10_000],
    ['the time that is asked for', 8000, 8000],
  ])('hide it after %s', async (_, duration, milliseconds) => {
    const { tell, pass, bars } = render();
    await tell({ text: 'Gespeichert.', ...(duration && { duration }) });
    pass(milliseconds - 1);
    expect(bars()).toHaveLength(1);
    pass(1);
    expect(bars()).toHaveLength(0);
  });

  it('keep it while it is hovered, and then for the time that was left', async () => {
    const { tell, pass, bars } = render();
    await tell({ text: 'Gespeichert.' });
    pass(7000);
    fireEvent.pointerEnter(bars()[0]!);
    pass(60_000);
    expect(bars()).toHaveLength(1);
    fireEvent.pointerLeave(bars()[0]!);
    pass(2999);
    expect(bars()).toHaveLength(1);
    pass(1);
    expect(bars()).toHaveLength(0);
  });

  it('hide in time although the clock is set back', async () => {
    const { tell, pass, bars } = render();
    await tell({ text: 'Gespeichert.' });
    pass(7000);
    vi.setSystemTime(Date.now() - 3_600_000);
    fireEvent.pointerEnter(bars()[0]!);
    fireEvent.pointerLeave(bars()[0]!);
    pass(3000);
    expect(bars()).toHaveLength(0);
  });

  it('keep it while it has the focus, which goes back when it is closed', async () => {
    const { tell, pass, bars } = render();
    const elsewhere = screen.getByRole('button', { name: 'Woanders' });
    act(() => elsewhere.focus());
    await tell({ text: 'Gespeichert.' });
    const close = screen.getByRole('button', { name: 'Schließen' });
    act(() => close.focus());
    pass(60_000);
    expect(bars()).toHaveLength(1);
    fireEvent.click(close);
    expect(bars()).toHaveLength(0);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('hide it once the focus has left it for the time that was left', async () => {
    const { tell, pass, bars } = render();
    await tell({ text: 'Gespeichert.' });
    pass(7000);
    act(() => screen.getByRole('button', { name: 'Schließen' }).focus());
    pass(60_000);
    act(() => screen.getByRole('button', { name: 'Woanders' }).focus());
    pass(2999);
    expect(bars()).toHaveLength(1);
    pass(1);
    expect(bars()).toHaveLength(0);
  });

  it('show the newest alone, for its full time', async () => {
    const { tell, pass, bars } = render();
    await tell({ text: 'Eins.' });
    pass(9000);
    await tell({ text: 'Zwei.' });
    pass(9999);
    expect(bars().map((bar) => bar.textContent)).toEqual(['Erledigt: Zwei.']);
  });

  it('say what was confirmed', async () => {
    const { store, bars } = render();
    update(store, { pendingChanges: [pending] });
    update(store, { pendingChanges: [], settledChanges: [confirmed(pending)] });
    await loaded();
    expect(bars()[0]?.textContent).toContain('Deine PAYBACK Kundennummer wurde gespeichert.');
  });

  it.each([
    ['was refused', [refused(pending, { kind: 'connection' })]],
    ['is plain to see', [confirmed(pendingFor(changes.quantity('1', 3)))]],
  ])('say nothing about what %s', async (_, settledChanges) => {
    const { store, bars } = render();
    update(store, { settledChanges });
    await loaded();
    expect(bars()).toHaveLength(0);
  });

  it('tell for eight seconds that the wishlist is full', async () => {
    const { store, bars, pass } = render();
    const move = pendingFor(changes.move(testItem({ id: '1' }), 0, () => Promise.resolve(() => {})));
    update(store, { settledChanges: [refused(move, { kind: 'wishlistFull' })] });
    await loaded();
    expect(bars()[0]?.textContent).toContain('Die maximale Anzahl an Erlebnissen wurde erreicht');
    expect(bars()[0]?.getAttribute('role')).toBe('alert');
    pass(7999);
    expect(bars()).toHaveLength(1);
    pass(1);
    expect(bars()).toEqual([]);
  });

  it('lead to the wishlist for eight seconds after an item was moved there', async () => {
    const { store, bars, pass } = render();
    const move = pendingFor(changes.move(testItem({ id: '1' }), 0, () => Promise.resolve(() => {})));
    update(store, { settledChanges: [confirmed(move)] });
    await loaded();
    expect(bars()[0]?.textContent).toContain('„Erlebnis 1“ liegt jetzt auf deiner Wunschliste. Zur Wunschliste');
    pass(8000);
    expect(bars()).toEqual([]);
  });
});
