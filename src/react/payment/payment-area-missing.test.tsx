import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testData } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render.tsx';
import { stubViewport } from '../testing/stub-viewport.ts';
import { PaymentArea } from './payment-area.tsx';

vi.mock('./express-buttons.tsx', () => {
  throw new Error('lost');
});

it('offers to reload the page if the code of the payments is missing', async () => {
  const { scroll } = stubViewport();
  const payments = {
    paypal: null,
    paypalScriptUrl: 'https://paypal.example/sdk/js',
    amazonPay: null,
    stripePublishableKey: null,
    addressValidationDisabled: false,
  };
  renderPart(<PaymentArea />, createFakeStore({ ...ready(), data: testData({ payments }) }));
  scroll(true);
  expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Direkt bezahlen' })).toBeDefined();
});
