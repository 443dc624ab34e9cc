import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { createCartStore } from '../../store/create-cart-store.ts';
import { createControlledApi } from '../../store/testing/controlled-api.ts';
import { testCart, testData } from '../../store/testing/test-cart.ts';
import { createTestEnvironment, settle } from '../../store/testing/test-environment.ts';
import { renderPart } from '../testing/render-part.tsx';
import { DiscountBlock } from './discount-block.tsx';

const sentence = 'Der Rabattcode ist leider nicht mehr gültig.';

/** The block on a store that calls an API, which a test answers by hand. */
async function open() {
  const api = createControlledApi();
  const { environment } = createTestEnvironment(api.call);
  const store = createCartStore(environment, testData({ initialCart: testCart(), customerEmailHash: 'abc' }));
  store.start();
  const page = await renderPart(store, <DiscountBlock />);
  await page.click(page.button('Rabattcode einlösen'));
  const field = page.find<HTMLInputElement>('input');
  await page.enter(field, 'SOMMER');
  await page.submit(field);
  return {
    api,
    page,
    field,
    after: (run: () => void) =>
      act(async () => {
        run();
        await settle();
      }),
  };
}

describe('redeeming a code', () => {
  it('tells nothing until the server has answered, then closes, and offers to delete it', async () => {
    const { api, page, after } = await open();
    expect(page.all('[role=alert]')).toHaveLength(0);
    expect(page.button('Einlösen').getAttribute('aria-disabled')).toBe('true');
    await after(() => api.answerLast('addCoupon', testCart({ cartVersion: 2, coupon: { code: 'SOMMER' } })));
    expect(page.all('dialog')).toHaveLength(0);
    expect(page.find('.discount-label').textContent).toBe('Rabattcode SOMMER');
    expect(page.button('Löschen').hasAttribute('aria-disabled')).toBe(false);
  });

  it('stays open with a refusal, which goes with the next try', async () => {
    const { api, page, field, after } = await open();
    await after(() => api.last('addCoupon').refuse(701));
    expect(page.find('[role=alert]').textContent).toContain(sentence);
    await page.enter(field, 'WINTER');
    await page.submit(field);
    expect(page.all('[role=alert]')).toHaveLength(0);
    expect(api.last('addCoupon').input[0]).toBe('WINTER');
  });

  it('tells a lost connection in the dialog, and sends the code again from there', async () => {
    const { api, page, field, after } = await open();
    await after(() => api.last('addCoupon').lose());
    expect(page.all('[role=alert]')).toHaveLength(0);
    await after(() => api.answerLast('getCart', testCart()));
    expect(page.find('[role=alert]').textContent).toContain('Verbindungsfehler');
    await page.submit(field);
    expect(api.named('addCoupon')).toHaveLength(2);
    expect(page.all('[role=alert]')).toHaveLength(0);
  });

  it('tells the refusal in the page when the dialog was closed before', async () => {
    const { api, page, after } = await open();
    await page.click(page.find('dialog [aria-label="Schließen"]'));
    await after(() => api.last('addCoupon').refuse(701));
    expect(page.all('dialog')).toHaveLength(0);
    expect(page.find('.discount [role=alert]').textContent).toContain(sentence);
  });
});
