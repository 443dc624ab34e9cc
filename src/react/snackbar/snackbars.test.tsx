import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changes } from '../../store/changes.ts';
import { confirmed, refused } from '../../store/pending-change.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';
import { Snackbars, useSnackbar } from './snackbars.tsx';

beforeAll(() => import('./snackbar.tsx'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

async function render() {
  let show: (message: SnackbarMessage) => void = () => {};
  function Teller() {
    const tell = useSnackbar();
    return (
      <button type="button" ref={() => void (show = tell)}>
        Woanders
      </button>
    );
  }
  const store = createFakeStore(ready());
  const part = (
    <Snackbars>
      <h1 className="heading" tabIndex={-1}>
        Deine Bestellung
      </h1>
      <Teller />
    </Snackbars>
  );
  const page = await renderPart(store, part);
  return {
    store,
    page,
    tell: (message: SnackbarMessage) =>
      act(async () => {
        show(message);
        await vi.dynamicImportSettled();
      }),
    pass: (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds)),
    hover: (type: string) => act(async () => void page.find('.snackbar').dispatchEvent(new Event(type))),
  };
}

const pending = pendingFor(changes.loyaltyNumber('3103187694'));

describe('Snackbars', () => {
  it('show a message at the bottom, with its link, in a live place that is no second status', async () => {
    const { page, tell } = await render();
    const link = { text: 'Zur Wunschliste', href: 'https://shop.example/wishlist' };
    await tell({ text: 'Liegt auf deiner Wunschliste.', link });
    const bar = page.find('.snackbar');
    expect(bar.textContent).toBe('Erledigt: Liegt auf deiner Wunschliste. Zur Wunschliste');
    expect(bar.dataset['place']).toBe('bottom');
    expect(page.find('.snackbar a').getAttribute('href')).toBe(link.href);
    expect(bar.parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(page.all('[role=status]')).toHaveLength(0);
  });

  it('show an error as an alert, at the top where that is wanted', async () => {
    const { page, tell } = await render();
    await tell({ text: 'Voll.', severity: 'error', place: 'top' });
    expect(page.find('[role=alert]').textContent).toBe('Fehler: Voll.');
    expect(page.find('[role=alert]').dataset['place']).toBe('top');
  });

  it.each([
    ['10 s', undefined, 10_000],
    ['the time that is asked for', 8000, 8000],
  ])('hide it after %s', async (_, duration, milliseconds) => {
    const { page, tell, pass } = await render();
    await tell({ text: 'Gespeichert.', ...(duration && { duration }) });
    await pass(milliseconds - 1);
    expect(page.all('.snackbar')).toHaveLength(1);
    await pass(1);
    expect(page.all('.snackbar')).toHaveLength(0);
  });

  it('keep it while it is hovered, and then for the time that was left', async () => {
    const { page, tell, pass, hover } = await render();
    await tell({ text: 'Gespeichert.' });
    await pass(7000);
    await hover('pointerenter');
    await pass(60_000);
    expect(page.all('.snackbar')).toHaveLength(1);
    await hover('pointerleave');
    await pass(2999);
    expect(page.all('.snackbar')).toHaveLength(1);
    await pass(1);
    expect(page.all('.snackbar')).toHaveLength(0);
  });

  it('keep it while it has the focus, which goes back when it is closed', async () => {
    const { page, tell, pass } = await render();
    await page.focus(page.button('Woanders'));
    await tell({ text: 'Gespeichert.' });
    const close = page.find('[aria-label="Schließen"]');
    await act(async () => {
      close.focus();
      close.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: page.button('Woanders') }));
    });
    await pass(60_000);
    expect(page.all('.snackbar')).toHaveLength(1);
    await page.click(close);
    expect(page.all('.snackbar')).toHaveLength(0);
    expect(page.root.activeElement).toBe(page.button('Woanders'));
  });

  it('show the newest alone, for its full time', async () => {
    const { page, tell, pass } = await render();
    await tell({ text: 'Eins.' });
    await pass(9000);
    await tell({ text: 'Zwei.' });
    await pass(9999);
    expect(page.all('.snackbar').map((bar) => bar.textContent)).toEqual(['Erledigt: Zwei.']);
  });

  it('tell what was confirmed', async () => {
    const { page } = await render();
    await page.set({ pendingChanges: [pending] });
    await page.set({ pendingChanges: [], settledChanges: [confirmed(pending)] });
    expect(page.find('.snackbar').textContent).toContain('Deine PAYBACK Kundennummer wurde gespeichert.');
  });

  it.each([
    ['was refused', [refused(pending, { kind: 'connection' })]],
    ['is plain to see', [confirmed(pendingFor(changes.quantity('1', 3)))]],
  ])('tell nothing of what %s', async (_, settledChanges) => {
    const { page } = await render();
    await page.set({ settledChanges });
    expect(page.all('.snackbar')).toHaveLength(0);
  });
});
