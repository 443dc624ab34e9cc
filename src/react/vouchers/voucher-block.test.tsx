import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Cart, Voucher } from '../../domain/cart.ts';
import type { RootComponentProps } from '../../domain/fragment-data.ts';
import { euros, testCart, testData, testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { VoucherBlock } from './voucher-block.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

function voucher(id: string, balance: number | null = 100): Voucher {
  return { id, balance: { amount: balance, currencyCode: 'EUR' }, deductedAtPurchase: euros(75) };
}

function render(cart: Partial<Cart>, props: Partial<RootComponentProps> = {}) {
  const store = createFakeStore({ ...ready(testCart(cart)), data: testData(props) });
  return { store, ...renderPart(<VoucherBlock />, store) };
}

function redeeming(redemption: string | null): Partial<RootComponentProps> {
  const { tenantConfig } = testData().rootComponentProps;
  return { mode: 'redemption', tenantConfig: { ...tenantConfig, urls: { ...tenantConfig.urls, redemption } } };
}

const item = testItem({ id: '1' });
const valueVoucherItem = { ...item, product: { ...item.product, productType: 'ValueVoucher' as const } };

const removeButton = (id: string) => screen.getByRole('button', { name: `Gutschein ${id} entfernen` });

describe('VoucherBlock', () => {
  it('shows balance and deduction of each voucher, and omits a missing balance', () => {
    render({ vouchers: [voucher('GS-77'), voucher('GS-78', null)] });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Eingelöste Gutscheine');
    const block = within(screen.getByRole('region', { name: 'Eingelöste Gutscheine' }));
    const rows = block.getAllByRole('listitem');
    expect(
      rows.map((row) =>
        [...row.querySelectorAll(':scope > span, .voucher-text span')].map((line) =>
          line.textContent.replace('\u00a0', ' '),
        ),
      ),
    ).toEqual([
      ['Gutschein GS-77', 'Guthaben: 100,00 €', '75,00 € verrechnet'],
      ['Gutschein GS-78', '75,00 € verrechnet'],
    ]);
  });

  it('removes a voucher once, with a button that names it', async () => {
    const { store, user, container } = render({ vouchers: [voucher('GS-77')] });
    await user.click(removeButton('GS-77'));
    update(store, { log: [openEntry(intents.voucherRemoval('GS-77'), { progress: 'Loading' })] });
    expect(removeButton('GS-77').getAttribute('aria-disabled')).toBe('true');
    expect(container.querySelectorAll('.spinner')).toHaveLength(1);
    expect(container.querySelector('.voucher')?.getAttribute('aria-busy')).toBe('true');
    await user.click(removeButton('GS-77'));
    expect(store.calls).toEqual([['removeVoucher', 'GS-77']]);
  });

  it('is empty without vouchers, except for a link in redemption mode', () => {
    const { store, container } = render({}, { ...redeeming('/einloesen'), mode: 'shopping' });
    expect(container.querySelector('.vouchers')).toBeNull();
    update(store, { data: testData(redeeming('/einloesen')) });
    const link = screen.getByRole('link', { name: 'Gutschein einlösen' });
    expect(link.getAttribute('href')).toBe('https://shop.example/einloesen');
  });

  it.each(['javascript:alert(1)', 'https://shop@evil.example/', null])('does not link to %s', (url) => {
    const { container } = render({}, redeeming(url));
    expect(container.querySelector('.vouchers')).toBeNull();
  });

  it('explains that vouchers cannot pay for value vouchers if the cart has one', () => {
    const rule = 'Mit einem Wertgutschein kannst du keine anderen Wertgutscheine bezahlen.';
    const { store } = render({ vouchers: [voucher('A')], items: [valueVoucherItem] });
    expect(screen.getByText(rule)).toBeTruthy();
    update(store, ready(testCart({ vouchers: [voucher('A')] })));
    expect(screen.queryByText(rule)).toBeNull();
  });
});
