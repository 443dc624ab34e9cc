import { renderCartFragment } from 'cart-fragment/server';
import { DiscountDialog } from '../support/discount-dialog.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, openVisitor, test, type Visitor } from '../support/test.ts';
import { titles } from '../support/titles.ts';
import { type Marks, translatedTexts, translatePage, wordsOf } from '../support/translation.ts';

const { balloon, getaway, racing } = titles;

type Actions = Readonly<Record<string, (visitor: Visitor, baseURL?: string) => Promise<unknown>>>;

const props = { canAddItems: true, customerEmailHash: 'a1b2c3' };
const refresh = ({ cart }: Visitor) =>
  cart.root.evaluate((element: HTMLElement & { refresh(): Promise<void> }) => element.refresh());
const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name }).first().click();

const inCart: Actions = {
  'the cart': async ({ page, shop }) => {
    await shop.seed('example');
    await shop.login(true);
    await openHostPage(page, { props });
  },
  'a quantity': ({ cart }) => cart.quantity(balloon).selectOption('5'),
  'a packaging': ({ cart }) => cart.packaging(balloon, 'Geschenkbox').check(),
  'the designs': ({ cart }) => cart.chooseDesign(balloon).click(),
  'a design': async ({ cart }) => {
    const dialog = cart.dialog('Verpackung auswählen');
    await dialog.getByRole('radio', { name: 'Konfetti' }).check();
    await dialog.getByRole('button', { name: 'Auswählen' }).click();
  },
  'a shipping method': ({ cart }) => cart.root.locator('[name="shipping"]:not(:checked)').first().click(),
  'the services': ({ cart }) => cart.services(balloon).click(),
  'the end of the dialog': ({ page }) => page.keyboard.press('Escape'),
  'the field for a code': (visitor) => press(visitor, 'Rabattcode einlösen'),
  'no code': ({ cart }) => new DiscountDialog(cart).send(''),
  'an impossible code': ({ cart }) => new DiscountDialog(cart).send('§§§'),
  'an expired code': ({ cart }) => new DiscountDialog(cart).send('ABGELAUFEN'),
  'a code': ({ cart }) => new DiscountDialog(cart).send('WILLKOMMEN10'),
  'the removal of the code': (visitor) => press(visitor, 'Löschen'),
  'its return': ({ cart }) => cart.undo('Rabattcode WILLKOMMEN10').click(),
  'half a loyalty number': async ({ cart }) => {
    await cart.loyaltyNumber.fill('310318');
    await cart.loyaltyNumber.blur();
  },
  'a loyalty number': async ({ cart }) => {
    await cart.loyaltyNumber.fill('3103187694');
    await cart.loyaltyNumber.press('Enter');
  },
  'another price': async (visitor) => {
    await visitor.shop.changePrice('p-1001', 99);
    await refresh(visitor);
  },
  'a change that fails': async ({ cart, shop }) => {
    await shop.failNext({ kind: 'html', path: 'cart/set-item-quantity', status: 503, times: 9 });
    await cart.quantity(balloon).selectOption('2');
    await expect(cart.retry).toBeVisible();
  },
  'the second attempt': async ({ cart, shop }) => {
    await shop.failNext();
    await cart.retry.click();
  },
  'a change without a network': async ({ cart, page }) => {
    await page.context().setOffline(true);
    await cart.quantity(balloon).selectOption('3');
    await expect(cart.notice('offline').first()).toBeVisible();
  },
  'the network': ({ page }) => page.context().setOffline(false),
  'a move to the wishlist': (visitor) => press(visitor, `Auf die Wunschliste, ${getaway}`),
  'the removal of an item': ({ cart }) => cart.remove(balloon).click(),
  'the return of the item': ({ cart }) => cart.undo(balloon).click(),
};

const withTickets: Actions = {
  'two tickets': async ({ page, shop }) => {
    await shop.seed('tickets');
    await openHostPage(page, { props });
  },
  'another appointment': async (visitor) => {
    const { page, shop } = visitor;
    const { items, ...cart } = await shop.cart();
    const moved = items.map(({ appointment, ...item }) => ({
      ...item,
      appointment: appointment && { ...appointment, date: '2027-08-02T08:00:00.000Z', location: 'Hockenheimring' },
      product: { ...item.product, minParticipants: 3, maxParticipants: 4 },
    }));
    await page.route('**/api/cart', (route) => route.fulfill({ json: { ...cart, items: moved } }), { times: 1 });
    await refresh(visitor);
  },
  'an appointment that is gone': async ({ cart, shop }) => {
    await shop.outdateAppointment('a-90017');
    await cart.proceed.click();
  },
  'the removal of a ticket': ({ cart }) => cart.remove(racing).first().click(),
  'the removal of the other one': async ({ cart }) => {
    // The line of the first one becomes lower once the pointer moves, which moves the button.
    await cart.remove(racing).first().hover();
    await expect(cart.root.locator('[part~="removed"][style*="px"]')).toHaveCount(0);
    await cart.remove(racing).first().click();
  },
};

const onWishlist: Actions = {
  'the wishlist': async ({ page, shop }, url = '') => {
    await shop.removeProduct('p-1003');
    const value = encodeURIComponent(JSON.stringify(['p-1001', 'p-1003', 'p-1007']));
    await page.context().addCookies([{ name: 'cf_wishlist', value, url }]);
    await page.route('**/product-details/p-1007', (route) => route.abort(), { times: 1 });
    const body = `<script type="module" src="package/wishlist-fragment.js"></script>
      <script type="module" src="package/wishlist-toggle.js"></script>
      <wishlist-fragment base-url="shop/js_de/" can-add-to-cart></wishlist-fragment>
      <wishlist-toggle base-url="shop/js_de/" product-id="p-1008" product-title="Floating"></wishlist-toggle>`;
    await openHostPage(page, { body });
  },
  'the second attempt for a product': (visitor) => press(visitor, 'Erneut versuchen'),
  'the removal of a wish': (visitor) => press(visitor, `${balloon} entfernen`),
  'the return of the wish': (visitor) => press(visitor, `Rückgängig, ${balloon}`),
  'a heart that fails': async ({ page, shop }) => {
    await shop.login(true);
    await shop.failNext({ kind: 'html', path: 'wishlist/add-products', status: 503, times: 9 });
    await page.locator('wishlist-toggle').evaluate((heart) => heart.setAttribute('customer-email-hash', 'a1b2c3'));
    await press({ page } as Visitor, 'Auf die Wunschliste, Floating');
    await expect(page.locator('wishlist-toggle').getByRole('alert')).toBeVisible();
  },
};

/** The page has only the early script until it is touched. */
const onTouch: Actions = {
  'a rendered page': async ({ page, shop }) => {
    await shop.seed('example');
    const initialCart = await shop.cart();
    const data = {
      tenant: 'JS_DE',
      baseUrl: './shop/js_de/',
      rootComponentProps: { ...props, nextStepUrl: './', initialCart },
    };
    const markup = await renderCartFragment(data, {
      hydrate: 'interaction',
      stylesheetUrl: 'package/cart-fragment.css',
    });
    const before = '<script src="package/cart-fragment.early.js"></script>';
    await openHostPage(page, { body: `${before}<main>${markup}</main>` });
  },
  'its first touch': ({ cart }) => cart.quantity(balloon).selectOption('4'),
  'its second touch': ({ cart }) => cart.remove(getaway).click(),
};

const parts: Readonly<Record<string, Actions>> = {
  'a cart': inCart,
  'a cart with tickets': withTickets,
  'a wishlist page': onWishlist,
  'a page that is loaded on touch': onTouch,
};
const translations: Readonly<Record<string, Marks>> = { 'the same words': ['', ''], 'other words': ['⟦', '⟧'] };

for (const [part, actions] of Object.entries(parts)) {
  test(`${part} says the same after each action, translated to the same words, to other words, or not`, async ({
    baseURL,
    browser,
    cart,
    page,
    shop,
  }) => {
    const plain = { cart, page, shop };
    const errors: Error[] = [];
    const translated = await Promise.all(
      Object.entries(translations).map(async ([kind, marks]) => {
        const visitor = await openVisitor(browser, baseURL);
        visitor.page.on('pageerror', (error) => errors.push(error));
        await translatePage(visitor.page, marks);
        return { ...visitor, kind, marks };
      }),
    );
    const words = () => wordsOf(plain.page, ['', '']);
    let last: string[] = [];
    for (const [name, act] of Object.entries(actions)) {
      await test.step(name, async () => {
        await Promise.all([plain, ...translated].map((visitor) => act(visitor, baseURL)));
        await expect.poll(words).not.toEqual(last);
        for (const { cart } of [plain, ...translated]) {
          await expect(cart.root.locator('[aria-busy="true"], .spinner')).toHaveCount(0);
        }
        for (const { kind, marks, page } of translated) {
          // Messages may leave the pages at different times.
          await expect(async () => {
            expect(await wordsOf(page, marks), kind).toEqual(await wordsOf(plain.page, marks));
          }).toPass({ timeout: 30_000 });
          expect(await translatedTexts(page)).toBeGreaterThan(5);
        }
        last = await words();
      });
    }
    expect(errors).toEqual([]);
    await Promise.all(translated.map((visitor) => visitor.page.context().close()));
  });
}
