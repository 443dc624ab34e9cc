import { describe, expect, it } from 'vitest';
import type { Cart, Voucher } from '../../domain/cart.ts';
import type { RootComponentProps } from '../../domain/fragment-data.ts';
import { euros, testCart, testData, testItem } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { VoucherBlock } from './voucher-block.tsx';

function voucher(id: string, balance: number | null = 100): Voucher {
  return { id, balance: { amount: balance, currencyCode: 'EUR' }, deductedAtPurchase: euros(75) };
}

async function render(cart: Partial<Cart>, props: Partial<RootComponentProps> = {}) {
  const store = createFakeStore({ ...ready(testCart(cart)), data: testData(props) });
  const page = await renderPart(
    store,
    <>
      <h1 className="heading" tabIndex={-1}>
        Deine Bestellung
      </h1>
      <VoucherBlock />
    </>,
  );
  return { store, page };
}

function redeeming(redemption: string | null): Partial<RootComponentProps> {
  const { tenantConfig } = testData().rootComponentProps;
  return { mode: 'redemption', tenantConfig: { ...tenantConfig, urls: { ...tenantConfig.urls, redemption } } };
}

const item = testItem({ id: '1' });
const valueVoucherItem = { ...item, product: { ...item.product, productType: 'ValueVoucher' as const } };

describe('VoucherBlock', () => {
  it('shows balance and deduction of each voucher, a missing balance left out', async () => {
    const { page } = await render({ vouchers: [voucher('GS-77'), voucher('GS-78', null)] });
    expect(page.find('h2').textContent).toBe('Eingelöste Gutscheine');
    expect(
      page
        .all('.voucher')
        .map((row) => [...row.querySelectorAll('span')].map((line) => line.textContent.replace('\u00a0', ' '))),
    ).toEqual([
      ['Gutschein GS-77', 'Guthaben: 100,00 €', '75,00 € verrechnet'],
      ['Gutschein GS-78', '75,00 € verrechnet'],
    ]);
  });

  it('removes a voucher once, by a button that names it', async () => {
    const { store, page } = await render({ vouchers: [voucher('GS-77')] });
    await page.click(page.button('Gutschein GS-77 entfernen'));
    await page.set({ pendingChanges: [pendingFor(changes.voucherRemoval('GS-77'), { progress: 'Loading' })] });
    const button = page.button('Gutschein GS-77 entfernen');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(page.all('.spinner')).toHaveLength(1);
    expect(page.find('li').getAttribute('aria-busy')).toBe('true');
    await page.click(button);
    expect(store.calls).toEqual([['removeVoucher', 'GS-77']]);
  });

  it('hands the focus of a removed voucher to the next, else to the headline', async () => {
    const { page } = await render({ vouchers: [voucher('A'), voucher('B'), voucher('C')] });
    await page.click(page.button('Gutschein A entfernen'));
    await page.set(ready(testCart({ vouchers: [voucher('B'), voucher('C')] })));
    expect(page.root.activeElement).toBe(page.button('Gutschein B entfernen'));
    await page.set(ready(testCart({ vouchers: [voucher('C')] })));
    expect(page.root.activeElement).toBe(page.button('Gutschein C entfernen'));
    await page.set(ready(testCart({ vouchers: [] })));
    expect(page.root.activeElement).toBe(page.find('h1'));
  });

  it('leaves the focus where the shopper has taken it', async () => {
    const { page } = await render({ vouchers: [voucher('A'), voucher('B')] });
    await page.click(page.button('Gutschein A entfernen'));
    await page.focus(page.find('h1'));
    await page.set(ready(testCart({ vouchers: [voucher('B')] })));
    expect(page.root.activeElement).toBe(page.find('h1'));
  });

  it('takes no room without vouchers, but leads to their redemption in that flow', async () => {
    const { page } = await render({}, { ...redeeming('/einloesen'), mode: 'shopping' });
    expect(page.all('.vouchers')).toHaveLength(0);
    await page.set({ data: testData(redeeming('/einloesen')) });
    expect(page.button('Gutschein einlösen').getAttribute('href')).toBe('https://shop.example/einloesen');
  });

  it.each(['javascript:alert(1)', 'https://shop@evil.example/', null])('does not lead to %s', async (url) => {
    const { page } = await render({}, redeeming(url));
    expect(page.all('.vouchers')).toHaveLength(0);
  });

  it('says that value vouchers pay for no value vouchers where it matters', async () => {
    const rule = 'Mit einem Wertgutschein kannst du keine anderen Wertgutscheine bezahlen.';
    const { page } = await render({ vouchers: [voucher('A')], items: [valueVoucherItem] });
    expect(page.find('.vouchers').textContent).toContain(rule);
    await page.set(ready(testCart({ vouchers: [voucher('A')] })));
    expect(page.find('.vouchers').textContent).not.toContain(rule);
  });
});
