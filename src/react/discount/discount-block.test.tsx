import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { testCart } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { DiscountBlock } from './discount-block.tsx';
import { intents, openEntry, refused } from '../../store/testing/intents.ts';

const failure: Failure = {
  kind: 'refused',
  errorCode: 701,
  category: 'discount_error',
  message: 'Erst ab 50 €.',
  status: 422,
  appointmentIds: [],
};

const refusal = refused(openEntry(intents.coupon('SOMMER', null)), failure);

function render(cart: Partial<Cart> = {}) {
  const store = createFakeStore(ready(testCart(cart)));
  return { store, ...renderPart(<DiscountBlock />, store) };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('DiscountBlock', () => {
  it('offers to redeem a code in a named dialog', async () => {
    const { user } = render();
    expect(screen.getAllByRole('button')).toEqual([button('Rabattcode einlösen')]);
    await user.click(button('Rabattcode einlösen'));
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Rabattcode einlösen' });
    expect(dialog.open).toBe(true);
    await user.click(button('Schließen'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows an applied code and deletes it', async () => {
    const { store, user } = render({ coupon: { code: 'SOMMER27' } });
    expect(screen.getByText('Rabattcode SOMMER27')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Löschen', description: 'Rabattcode SOMMER27' }));
    expect(store.calls).toEqual([['removeCoupon']]);
  });

  it('shows the campaign instead of a code with more than 16 characters', () => {
    render({ coupon: { code: 'SIEBZEHN-ZEICHEN-' }, discount: { campaign: 'Sommer' } });
    expect(screen.getByRole('button', { description: 'Rabattcode Sommer' })).toBeTruthy();
  });

  it('offers to change but not to delete an automatic discount', async () => {
    const { store, user } = render({ coupon: { code: 'FRIENDS' } });
    await user.click(button('Ändern'));
    expect(await screen.findByRole('dialog', { name: 'Rabattcode einlösen' })).toBeTruthy();
    expect(store.calls).not.toContainEqual(['removeCoupon']);
  });

  it('ignores clicks while the change is pending, and keeps the focus', async () => {
    const { store, user, container } = render({ coupon: { code: 'SOMMER27' } });
    await user.tab();
    expect(document.activeElement).toBe(button('Löschen'));
    update(store, { log: [openEntry(intents.couponRemoval(), { progress: 'Loading' })] });
    expect(document.activeElement).toBe(button('Löschen'));
    expect(button('Löschen').getAttribute('aria-disabled')).toBe('true');
    expect(container.querySelectorAll('.discount .spinner')).toHaveLength(1);
    await user.click(button('Löschen'));
    expect(store.calls).toEqual([]);
  });

  it('ignores the repeated events of a key that is held down', () => {
    render({ coupon: { code: 'SOMMER27' } });
    const isHandledByBrowser = (repeat: boolean) => fireEvent.keyDown(button('Löschen'), { key: 'Enter', repeat });
    expect(isHandledByBrowser(true)).toBe(false);
    expect(isHandledByBrowser(false)).toBe(true);
  });

  it('shows that the code waits for the network', () => {
    const { store } = render();
    const paused = openEntry(intents.coupon('X', null), { status: 'paused' });
    update(store, { online: false, log: [paused] });
    expect(screen.getByText(/^Du bist offline\./)).toBeTruthy();
  });

  it('shows a refusal after the dialog was closed, with the hotline, until it is dismissed', async () => {
    const { store, user } = render();
    update(store, { log: [refusal] });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Erst ab 50 €.');
    expect(alert.textContent).toContain('Mo-Fr 8-20, Sa 10-16');
    await user.click(button('Schließen'));
    expect(store.calls).toEqual([['dismissNotice', `change-${refusal.id}`]]);
    expect(document.activeElement).toBe(button('Rabattcode einlösen'));
  });

  it('leaves a refusal to the open dialog, and discards an old one on opening', async () => {
    const { store, user } = render();
    update(store, { log: [refusal] });
    await user.click(button('Rabattcode einlösen'));
    expect(store.calls).toEqual([['discardChange', refusal.id]]);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
