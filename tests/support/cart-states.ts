import { expect, type Page } from '@playwright/test';
import type { CartPage } from './cart-page.ts';
import type { DemoControl } from './demo-control.ts';
import { openHostPage } from './host-page.ts';
import { titles } from './titles.ts';

const { balloon, quad } = titles;

interface Place {
  readonly cart: CartPage;
  readonly page: Page;
  /** Of the tenant that is shown. */
  readonly shop: DemoControl;
  readonly tenant: string;
}

interface State {
  readonly name: string;
  /** Leads there from any other state. */
  enter(place: Place): Promise<void>;
}

/** The states of the cart that have parts of their own. */
export const cartStates: readonly State[] = [
  { name: 'a full cart', enter: openFullCart },
  {
    name: 'a change that is held up',
    async enter({ cart, shop }) {
      await shop.failNext({ kind: 'stall', path: 'set-item-quantity' });
      await cart.quantity(balloon).selectOption('3');
      await expect(cart.item(balloon).locator('.spinner')).toBeVisible();
      await expect(cart.summary).toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: 'the services',
    async enter(place) {
      await openFullCart(place);
      await place.cart.services(balloon).click();
      await expect(place.cart.dialog('Leistungen')).toBeVisible();
    },
  },
  {
    name: 'the designs of a packaging',
    async enter({ cart, page }) {
      await page.keyboard.press('Escape');
      await cart.packaging(balloon, 'Geschenkbox').check();
      await cart.chooseDesign(balloon).click();
      await expect(cart.dialog('Verpackung auswählen').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'the friends discount',
    async enter({ cart, page }) {
      await page.keyboard.press('Escape');
      await cart.root.getByRole('button', { name: `Freunde-Rabatt, ${quad}` }).click();
      await expect(cart.dialog('Freunde-Rabatt')).toBeVisible();
    },
  },
  {
    name: 'a code that is wrong, of a guest',
    async enter({ cart, page }) {
      await page.keyboard.press('Escape');
      await cart.button('Rabattcode einlösen').click();
      const dialog = cart.dialog('Rabattcode einlösen');
      await dialog.getByRole('textbox').fill('10 %');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Es sind keine Sonderzeichen erlaubt')).toBeVisible();
    },
  },
  {
    name: 'what is left after a removal',
    async enter({ cart, page }) {
      await page.keyboard.press('Escape');
      await cart.remove(quad).click();
      await expect(cart.item(quad)).toHaveCount(0);
    },
  },
  {
    name: 'a snackbar',
    async enter({ cart }) {
      await cart.button('Gutschein GS-77 entfernen').click();
      await expect(cart.snackbar).toBeVisible();
    },
  },
  {
    name: 'an error',
    enter: ({ cart, page, tenant }) => openNotice(cart, page, tenant, { initialErrorCode: 700 }, 'error'),
  },
  {
    name: 'a warning',
    enter: ({ cart, page, tenant }) =>
      openNotice(cart, page, tenant, { initialChangeset: { type: 'PriceIncreased' } }, 'warning'),
  },
  {
    name: 'a success',
    enter: ({ cart, page, tenant }) => openNotice(cart, page, tenant, { cartWasSynced: true }, 'success'),
  },
  {
    name: 'a cart that cannot be loaded',
    async enter({ cart, page, shop, tenant }) {
      await shop.failNext({ kind: 'status', path: 'api/cart', status: 500 });
      await openHostPage(page, { tenant });
      await expect(cart.retry).toBeVisible();
    },
  },
  {
    name: 'an empty cart',
    async enter({ cart, page, shop, tenant }) {
      await shop.seed('empty');
      await openHostPage(page, { tenant });
      await expect(cart.emptyHeading).toBeVisible();
    },
  },
];

/** Few items, with something of every part; the loyalty programme greets. */
async function openFullCart({ cart, page, shop, tenant }: Place): Promise<void> {
  await shop.seed('vouchers');
  await shop.addItem('p-1005');
  await shop.setLoyaltyNumber('3103187694');
  await openHostPage(page, { tenant });
  await expect(cart.items).toHaveCount(2);
  await expect(cart.root.getByText(/^Lieferung: /)).toBeVisible();
  await expect(cart.noticeOf('promo')).toBeVisible();
}

async function openNotice(cart: CartPage, page: Page, tenant: string, props: object, severity: string): Promise<void> {
  await openHostPage(page, { tenant, props });
  await expect(cart.noticeOf(severity)).toBeVisible();
}
