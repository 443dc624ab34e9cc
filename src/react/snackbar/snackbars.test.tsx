import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import type { SnackbarMessage } from './snackbar.tsx';
import { Snackbars } from './snackbars.tsx';
import { confirmed, intents, openEntry, refused } from '../../store/testing/intents.ts';
import { definitionOf } from '../../store/intents/definitions.ts';

beforeAll(() => import('./snackbar.tsx'));
// Testing Library's `waitFor` and user-event need real timers, so these tests fire events directly.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
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
    showMessage(message: SnackbarMessage) {
      vi.spyOn(definitionOf(pending.intent), 'confirmation').mockReturnValue(message);
      update(store, { log: [{ ...confirmed(pending) }] });
      return loaded();
    },
    advance: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    bars: () => [...container.querySelectorAll<HTMLElement>('.snackbar')],
  };
}

const pending = openEntry(intents.loyaltyNumber('3103187694'));

describe('Snackbars', () => {
  it('show a message with a link at the bottom, in a live region without the status role', async () => {
    const { showMessage, bars } = render();
    const link = { text: 'Zur Wunschliste', href: 'https://shop.example/wishlist' };
    await showMessage({ text: 'Liegt auf deiner Wunschliste.', link });
    const [bar] = bars();
    expect(bar?.textContent).toBe('Liegt auf deiner Wunschliste. Zur Wunschliste');
    expect(screen.getByRole('img', { name: 'Erledigt' })).toBeTruthy();
    expect(bar?.dataset['edge']).toBe('bottom');
    expect(screen.getByRole('link', { name: link.text }).getAttribute('href')).toBe(link.href);
    expect(bar?.parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('move away from the focused element', async () => {
    const { showMessage, bars } = render();
    const elsewhere = screen.getByRole('button', { name: 'Woanders' });
    let focusTop = 420;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const barTop = this.dataset['edge'] === 'top' ? 0 : 400;
      const top = this === elsewhere ? focusTop : this.className === 'snackbar' ? barTop : 900;
      return { top, bottom: top + 40, left: 0, right: 300 } as DOMRect;
    });
    await showMessage({ text: 'Gespeichert.' });
    expect(bars()[0]?.dataset['edge']).toBe('bottom');
    act(() => elsewhere.focus());
    expect(bars()[0]?.dataset['edge']).toBe('top');
    focusTop = 20;
    fireEvent.scroll(window);
    expect(bars()[0]?.dataset['edge']).toBe('bottom');
  });

  it.each([
    ['10 s', undefined, 10_000],
    ['the given duration', 8000, 8000],
  ])('hide a message after %s', async (_, duration, milliseconds) => {
    const { showMessage, advance, bars } = render();
    await showMessage({ text: 'Gespeichert.', ...(duration && { duration }) });
    advance(milliseconds - 1);
    expect(bars()).toHaveLength(1);
    advance(1);
    expect(bars()).toHaveLength(0);
  });

  it('pause while hovered, and hide after their full time', async () => {
    const { showMessage, advance, bars } = render();
    await showMessage({ text: 'Gespeichert.' });
    advance(7000);
    fireEvent.pointerMove(bars()[0]!);
    advance(60_000);
    expect(bars()).toHaveLength(1);
    fireEvent.pointerLeave(bars()[0]!);
    advance(9999);
    expect(bars()).toHaveLength(1);
    advance(1);
    expect(bars()).toHaveLength(0);
  });

  it('pause while focused, and move the focus to the headline when closed', async () => {
    const { showMessage, advance, bars } = render();
    await showMessage({ text: 'Gespeichert.' });
    const close = screen.getByRole('button', { name: 'Schließen' });
    act(() => close.focus());
    advance(60_000);
    expect(bars()).toHaveLength(1);
    fireEvent.click(close);
    expect(bars()).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('hide after their full time once the focus has left', async () => {
    const { showMessage, advance, bars } = render();
    await showMessage({ text: 'Gespeichert.' });
    advance(7000);
    act(() => screen.getByRole('button', { name: 'Schließen' }).focus());
    advance(60_000);
    act(() => screen.getByRole('button', { name: 'Woanders' }).focus());
    advance(9999);
    expect(bars()).toHaveLength(1);
    advance(1);
    expect(bars()).toHaveLength(0);
  });

  it('show only the latest message, for its full duration', async () => {
    const { showMessage, advance, bars } = render();
    await showMessage({ text: 'Eins.' });
    advance(9000);
    await showMessage({ text: 'Zwei.' });
    advance(9999);
    expect(bars().map((bar) => bar.textContent)).toEqual(['Zwei.']);
  });

  it('close when a newer change is made, even before their code is loaded', async () => {
    const { store, showMessage, bars } = render();
    await showMessage({ text: 'Gespeichert.' });
    const older = openEntry(intents.quantity('1', 3));
    update(store, { log: [older] });
    expect(bars()).toHaveLength(0);

    await showMessage({ text: 'Noch etwas.' });
    expect(bars()).toHaveLength(1);
    update(store, { log: [older, openEntry(intents.quantity('2', 3))] });
    expect(bars()).toHaveLength(0);
    // The newer change is settled before the older one.
    await showMessage({ text: 'Und noch etwas.' });
    update(store, { log: [older] });
    expect(bars()).toHaveLength(1);

    update(store, { log: [confirmed(pending)] });
    update(store, { log: [openEntry(intents.quantity('1', 4))] });
    await loaded();
    expect(bars()).toHaveLength(0);
  });

  it('show an error even if a newer change is made before their code is loaded', async () => {
    const { store, bars } = render();
    const move = openEntry(intents.move(testItem({ id: '1' }), 0));
    update(store, { log: [refused(move, { kind: 'wishlistFull' })] });
    const newer = openEntry(intents.quantity('2', 4));
    update(store, { log: [newer] });
    await loaded();
    expect(bars()).toHaveLength(1);
    update(store, { log: [newer, openEntry(intents.quantity('1', 4))] });
    expect(bars()).toHaveLength(0);
  });

  it('show an error even if a change is confirmed before their code is loaded', async () => {
    const { store, bars } = render();
    const move = openEntry(intents.move(testItem({ id: '1' }), 0));
    const full = refused(move, { kind: 'wishlistFull' });
    update(store, { log: [full] });
    update(store, { log: [full, confirmed(pending)] });
    await loaded();
    expect(bars().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Die maximale Anzahl')]);
  });

  it('announce a confirmed change', async () => {
    const { store, bars } = render();
    update(store, { log: [pending] });
    update(store, { log: [confirmed(pending)] });
    await loaded();
    expect(bars()[0]?.textContent).toContain('Deine PAYBACK Kundennummer wurde gespeichert.');
  });

  it.each([
    ['was refused', [refused(pending, { kind: 'connection' })]],
    ['is visible on the page', [confirmed(openEntry(intents.quantity('1', 3)))]],
  ])('show nothing about a change that %s', async (_, log) => {
    const { store, bars } = render();
    update(store, { log });
    await loaded();
    expect(bars()).toHaveLength(0);
  });

  it('show for eight seconds that the wishlist is full', async () => {
    const { store, bars, advance } = render();
    const move = openEntry(intents.move(testItem({ id: '1' }), 0));
    update(store, { log: [refused(move, { kind: 'wishlistFull' })] });
    await loaded();
    expect(bars()[0]?.textContent).toContain('Die maximale Anzahl an Erlebnissen wurde erreicht');
    expect(bars()[0]?.getAttribute('role')).toBe('alert');
    advance(7999);
    expect(bars()).toHaveLength(1);
    advance(1);
    expect(bars()).toEqual([]);
  });

  it('link to the wishlist for eight seconds after an item was moved there', async () => {
    const { store, bars, advance } = render();
    const move = openEntry(intents.move(testItem({ id: '1' }), 0));
    update(store, { log: [confirmed(move)] });
    await loaded();
    expect(bars()[0]?.textContent).toContain('„Erlebnis 1“ liegt jetzt auf deiner Wunschliste. Zur Wunschliste');
    advance(8000);
    expect(bars()).toEqual([]);
  });
});
