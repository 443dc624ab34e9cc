import { formatMoney } from '../support/format.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;
const red = 'rgb(212, 0, 42)';
const blue = 'rgb(0, 80, 140)';

interface Expected {
  readonly tenant: string;
  readonly color: string;
  readonly loyalty: boolean;
  readonly shipping: readonly string[];
  readonly giftBox: string;
  readonly greetingCard: string;
}

const german = ['Standardversand für Boxen', 'Expressversand für Boxen'];
const first = { color: red, giftBox: 'Größe: 16,2 x 16,2 x 1,7 cm', greetingCard: 'Box mit Grußkarte: 7,90 €' };
const second = { color: blue, giftBox: 'Größe: 16,2 x 16,2 x 1,6 cm', greetingCard: 'Box mit Grußkarte: 7,90 €' };

const tenants: readonly Expected[] = [
  { ...first, tenant: 'JS_DE', loyalty: true, shipping: german },
  { ...first, tenant: 'JS_AT', loyalty: false, shipping: ['Standardversand für Boxen'] },
  { ...second, tenant: 'MD_DE', loyalty: true, shipping: german },
  { ...second, tenant: 'MD_AT', loyalty: false, shipping: ['Standardversand für Boxen'] },
  {
    ...second,
    tenant: 'MD_CH',
    loyalty: false,
    shipping: ['Standardversand Schweiz für Boxen'],
    greetingCard: 'Box mit Grußkarte: 7,90 CHF',
  },
];

for (const { tenant, color, loyalty, shipping, giftBox, greetingCard } of tenants) {
  test(`${tenant} has its brand, currency, shipping and loyalty program`, async ({ cart, page, shop }) => {
    await shop.of(tenant).seed('boxes');
    await openHostPage(page, { tenant });
    await expect(cart.proceed).toHaveCSS('background-color', color);
    await expect(cart.loyaltyNumber).toHaveCount(loyalty ? 1 : 0);
    await expect(cart.shippingTitles).toHaveText([...shipping]);
    const { total } = await shop.of(tenant).cart();
    expect(total.gross.currencyCode).toBe(tenant === 'MD_CH' ? 'CHF' : 'EUR');
    await expect(cart.total).toHaveText(formatMoney(total.gross));

    await cart.chooseDesign(balloon).click();
    const dialog = cart.dialog('Verpackung auswählen');
    await expect(dialog).toContainText(giftBox);
    await expect(dialog).toContainText(greetingCard);
  });
}

test('the attribute tenant takes effect when set and when removed', async ({ cart, page, shop }) => {
  await shop.of('MD_CH').seed('single');
  await openHostPage(page);
  await expect(cart.items).toHaveCount(5);
  await cart.root.evaluate((element) => {
    element.setAttribute('base-url', 'shop/md_ch/');
    element.setAttribute('tenant', 'MD_CH');
  });
  await expect(cart.items).toHaveCount(1);
  await expect(cart.proceed).toHaveCSS('background-color', blue);
  await expect(cart.total).toHaveText(/\d\sCHF$/);
  await expect(cart.loyaltyNumber).toHaveCount(0);

  await cart.root.evaluate((element) => {
    element.removeAttribute('base-url');
    element.removeAttribute('tenant');
  });
  await expect(cart.items).toHaveCount(5);
  await expect(cart.proceed).toHaveCSS('background-color', red);
  await expect(cart.total).toHaveText(/\d\s€$/);
  await expect(cart.loyaltyNumber).toBeVisible();
});

test('the demo shop opens in each country', async ({ cart, page }) => {
  await page.goto('index.html?tenant=MD_CH');
  await expect(cart.total).toHaveText(/\d\sCHF$/);
  await page.getByRole('link', { name: 'Österreich' }).click();
  await expect(page).toHaveURL(/tenant=MD_AT$/);
  await expect(cart.total).toHaveText(/\d\s€$/);
  await expect(cart.root).toHaveAttribute('data-brand', 'md');
});
