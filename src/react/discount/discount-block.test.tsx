import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { testCart } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { refused as refuse } from '../../store/pending-change.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { DiscountBlock } from './discount-block.tsx';

const failure: Failure = {
  kind: 'refused',
  errorCode: 701,
  category: 'discount_error',
  message: 'Erst ab 50 €.',
  status: 422,
  appointmentIds: [],
};

const refused = refuse(pendingFor(changes.coupon('SOMMER', null)), failure);

function render(cart: Partial<Cart> = {}) {
  const store = createFakeStore(ready(testCart(cart)));
  return { store, rendered: renderPart(store, <DiscountBlock />) };
}

describe('DiscountBlock', () => {
  it('offers to redeem a code where there is none, in a named dialog', async () => {
    const page = await render().rendered;
    expect(page.all('button').map((button) => button.textContent)).toEqual(['Rabattcode einlösen']);
    await page.click(page.button('Rabattcode einlösen'));
    const dialog = page.find<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    expect(page.find(`[id="${dialog.getAttribute('aria-labelledby')}"]`).textContent).toBe('Rabattcode einlösen');
    await page.click(page.find('dialog [aria-label="Schließen"]'));
    expect(page.all('dialog')).toHaveLength(0);
  });

  it('shows an applied code and deletes it', async () => {
    const { store, rendered } = render({ coupon: { code: 'SOMMER27' } });
    const page = await rendered;
    expect(page.find('.discount-label').textContent).toBe('Rabattcode SOMMER27');
    const remove = page.button('Löschen');
    expect(page.find(`#${remove.getAttribute('aria-describedby')}`).textContent).toBe('Rabattcode SOMMER27');
    await page.click(remove);
    expect(store.calls).toEqual([['removeCoupon']]);
  });

  it('shows the campaign in place of a code of more than 16 characters', async () => {
    const page = await render({ coupon: { code: 'SIEBZEHN-ZEICHEN-' }, discount: { campaign: 'Sommer' } }).rendered;
    expect(page.find('.discount-label').textContent).toBe('Rabattcode Sommer');
  });

  it('lets an automatic discount be changed, not deleted', async () => {
    const { store, rendered } = render({ coupon: { code: 'FRIENDS' } });
    const page = await rendered;
    await page.click(page.button('Ändern'));
    expect(page.find('dialog h2').textContent).toBe('Rabattcode ändern');
    expect(store.calls).not.toContainEqual(['removeCoupon']);
  });

  it('rests while the change is under way, and keeps the focus', async () => {
    const { store, rendered } = render({ coupon: { code: 'SOMMER27' } });
    const page = await rendered;
    const button = page.button('Löschen');
    await page.focus(button);
    await page.set({ pendingChanges: [pendingFor(changes.couponRemoval(), { progress: 'Loading' })] });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(page.all('.discount .spinner')).toHaveLength(1);
    await page.click(button);
    expect(store.calls).toEqual([]);

    await page.set({ ...ready(testCart()), pendingChanges: [] });
    expect(page.root.activeElement).toBe(page.button('Rabattcode einlösen'));
  });

  it('does not take a key that is still held down for a new press', async () => {
    const page = await render({ coupon: { code: 'SOMMER27' } }).rendered;
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    page.button('Löschen').dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
    expect((await page.press(page.button('Löschen'), 'Enter')).defaultPrevented).toBe(false);
  });

  it('tells that the code waits for the network', async () => {
    const page = await render().rendered;
    await page.set({ online: false, pendingChanges: [pendingFor(changes.coupon('X', null), { status: 'paused' })] });
    expect(page.find('.discount').textContent).toContain('Du bist offline.');
  });

  it('tells a refusal that comes after the dialog was closed, with the hotline, until it is closed', async () => {
    const { store, rendered } = render();
    const page = await rendered;
    await page.set({ settledChanges: [refused] });
    expect(page.find('[role=alert]').textContent).toContain('Erst ab 50 €.');
    expect(page.find('[role=alert]').textContent).toContain('Mo-Fr 8-20, Sa 10-16');
    await page.click(page.find('[aria-label="Schließen"]'));
    expect(store.calls).toEqual([['discardChange', refused.id]]);
    expect(page.root.activeElement).toBe(page.button('Rabattcode einlösen'));
  });

  it('leaves the refusal to the dialog while that is open, and begins it without an old one', async () => {
    const { store, rendered } = render();
    const page = await rendered;
    await page.set({ settledChanges: [refused] });
    await page.click(page.button('Rabattcode einlösen'));
    expect(store.calls).toEqual([['discardChange', refused.id]]);
    expect(page.all('[role=alert]')).toHaveLength(0);
  });
});
