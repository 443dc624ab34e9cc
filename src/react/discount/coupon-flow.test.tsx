import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createCartStore } from '../../store/create-cart-store.ts';
import { createControlledApi } from '../../store/testing/controlled-api.ts';
import { testCart, testData } from '../../store/testing/test-cart.ts';
import { createTestEnvironment, settle } from '../../store/testing/test-environment.ts';
import { renderPart } from '../testing/render.tsx';
import { DiscountBlock } from './discount-block.tsx';

const sentence = 'Der Rabattcode ist leider nicht mehr gültig.';

/** Renders the block with a real store on an API whose responses the test controls. */
async function open() {
  const api = createControlledApi();
  const { environment } = createTestEnvironment(api.call);
  const store = createCartStore(environment, testData({ initialCart: testCart(), customerEmailHash: 'abc' }));
  store.start();
  const { user, container } = renderPart(<DiscountBlock />, store);
  await user.click(screen.getByRole('button', { name: 'Rabattcode einlösen' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Rabattcode' });
  await user.type(field, 'SOMMER{Enter}');
  return {
    api,
    user,
    field,
    container,
    after: (run: () => void) =>
      act(async () => {
        run();
        await settle();
      }),
  };
}

describe('redeeming a code', () => {
  it('shows no result before the response, then closes and offers to delete the code', async () => {
    const { api, after } = await open();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Einlösen' }).getAttribute('aria-disabled')).toBe('true');
    await after(() => api.answerLast('addCoupon', testCart({ cartVersion: 2, coupon: { code: 'SOMMER' } })));
    expect(screen.queryByRole('dialog')).toBeNull();
    const button = screen.getByRole('button', { name: 'Löschen', description: 'Rabattcode SOMMER' });
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    // Not on the button that deletes the code.
    expect(document.activeElement).toBe(screen.getByText('Rabattcode SOMMER').parentElement);
  });

  it('stays open after a refusal, which the next attempt hides', async () => {
    const { api, user, field, after } = await open();
    await after(() => api.last('addCoupon').refuse(701));
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    await user.clear(field);
    await user.type(field, 'WINTER{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.last('addCoupon').input[0]).toBe('WINTER');
  });

  it('shows a connection error in the dialog, and retries from there', async () => {
    const { api, user, field, after } = await open();
    await after(() => api.last('addCoupon').lose());
    expect(screen.queryByRole('alert')).toBeNull();
    await after(() => api.answerLast('getCart', testCart()));
    expect(screen.getByRole('alert').textContent).toContain('Verbindungsfehler');
    await user.type(field, '{Enter}');
    expect(api.named('addCoupon')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('announces that the login has expired', async () => {
    const { api, after } = await open();
    await after(() => api.last('addCoupon').fail(401));
    expect(screen.getByRole('alert').textContent).toContain('Deine Anmeldung ist abgelaufen.');
  });

  it('shows a refusal on the page after its dialog was closed, until the next attempt', async () => {
    const { api, user, container, after } = await open();
    await after(() => api.last('addCoupon').refuse(701));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const alert = screen.getByRole('alert');
    expect(container.querySelector('.discount')?.contains(alert)).toBe(true);
    expect(alert.textContent).toContain(sentence);
    await user.click(screen.getByRole('button', { name: 'Rabattcode einlösen' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a refusal on the page if the dialog was closed before', async () => {
    const { api, user, container, after } = await open();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    await after(() => api.last('addCoupon').refuse(701));
    expect(screen.queryByRole('dialog')).toBeNull();
    const alert = screen.getByRole('alert');
    expect(container.querySelector('.discount')?.contains(alert)).toBe(true);
    expect(alert.textContent).toContain(sentence);
  });
});
