import type { Locator } from '@playwright/test';
import { recordCalls } from '../support/calls.ts';
import type { PlannedFault } from '../support/demo-control.ts';
import type { CartPage } from '../support/cart-page.ts';
import { cartTag, openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, getaway, racing } = titles;

const longLoading = 'Das dauert gerade etwas länger …';
const setQuantity = 'cart/set-item-quantity';

/** Chromium itself repeats a request when a reused connection breaks. */
const often = 50;

type Fault = Omit<PlannedFault, 'path'>;

const notApplied: readonly Fault[] = [{ kind: 'drop-before' }, { kind: 'html', status: 503 }, { kind: 'empty' }];

/** Faults after which the shop has applied the change but its answer is lost. */
const applied: readonly Fault[] = [
  { kind: 'drop-after' },
  { kind: 'cut-body' },
  { kind: 'cut-json' },
  { kind: 'empty', applied: true },
  { kind: 'no-content', applied: true },
  { kind: 'html', status: 502, applied: true },
];

const spoiledFetches: readonly Fault[] = [
  { kind: 'drop-before' },
  { kind: 'html', status: 503 },
  { kind: 'empty' },
  { kind: 'no-content' },
  { kind: 'cut-body' },
  { kind: 'cut-json' },
];

test.describe('a changed quantity', () => {
  test.beforeEach(async ({ cart, page, shop }) => {
    await shop.seed('single');
    await page.clock.install();
    await openHostPage(page, { props: { tenantConfig: { urls: { login: '/login' } } } });
    await cart.takenOver();
  });

  test('is shown as failed after a lost request, and not sent again after a lost answer', async ({
    cart,
    page,
    shop,
  }) => {
    const calls = recordCalls(page);
    for (const [index, fault] of notApplied.entries()) {
      await test.step(`is sent again on retry after a lost request: ${JSON.stringify(fault)}`, async () => {
        const quantity = index + 2;
        const before = await cart.total.innerText();
        await shop.failNext({ path: setQuantity, times: often, ...fault });
        await cart.quantity(balloon).selectOption(`${quantity}`);
        await expect(cart.retry).toBeVisible();
        await expect(cart.alerts).toHaveText(/^.* Bitte versuche es (später )?erneut\./);
        await expect(cart.quantity(balloon)).toHaveValue(`${quantity}`);
        await expect(cart.total).toHaveText(before);
        expect((await shop.cart()).items[0]?.quantity).toBe(quantity - 1);

        await shop.failNext();
        await cart.retry.click();
        await expect(cart.status).toHaveText(new RegExp(`^${quantity} Artikel`));
        await expect(cart.alerts).toHaveCount(0);
        expect(calls.bodies(setQuantity)).toEqual(Array(2).fill({ cartItemId: 'item-1', quantity }));
        calls.forget();
      });
    }
    for (const [index, fault] of applied.entries()) {
      await test.step(`is not sent again after a lost answer: ${JSON.stringify(fault)}`, async () => {
        const quantity = index + notApplied.length + 2;
        await shop.failNext({ path: setQuantity, times: often, ...fault });
        await cart.quantity(balloon).selectOption(`${quantity}`);
        await expect(cart.status).toHaveText(new RegExp(`^${quantity} Artikel`));
        await expect(cart.proceed).not.toHaveAttribute('aria-disabled');
        await expect(cart.alerts).toHaveCount(0);
        expect(calls.of(setQuantity)).toHaveLength(1);
        calls.forget();
        await shop.failNext();
      });
    }
  });

  test('is paused when the network is lost, says so, and is sent when it is back', async ({
    cart,
    page,
    context,
    shop,
  }) => {
    // The code that shows failures has loaded once one was shown.
    await shop.failNext({ path: setQuantity, kind: 'html', status: 503, times: often });
    await cart.quantity(balloon).selectOption('2');
    await expect(cart.retry).toBeVisible();
    await shop.failNext();
    await cart.retry.click();
    await expect(cart.status).toHaveText(/^2 Artikel/);

    for (const [when, quantity] of [
      ['before the change', 3],
      ['during the request', 4],
    ] as const) {
      await test.step(when, async () => {
        await page.route(`**/api/${setQuantity}`, async (route) => {
          await context.setOffline(true);
          await route.abort('internetdisconnected');
        });
        if (when === 'before the change') await context.setOffline(true);
        await cart.quantity(balloon).selectOption(`${quantity}`);
        await expect(cart.notice('Du bist offline. Deine Änderung wird gesendet, sobald du')).toBeVisible();
        await expect(cart.retry).toBeVisible();
        await expect(cart.quantity(balloon)).toHaveValue(`${quantity}`);

        await page.unroute(`**/api/${setQuantity}`);
        await context.setOffline(false);
        await expect(cart.status).toHaveText(new RegExp(`^${quantity} Artikel`));
        await expect(cart.root.locator('[part~="notice"]')).toHaveCount(0);
        expect((await shop.cart()).items[0]?.quantity).toBe(quantity);
      });
    }
  });

  test('can be discarded or retried when its answer hangs', async ({ cart, page, shop }) => {
    for (const [kind, quantity, afterCancel, last] of [
      ['stall', '3', '1', '5'],
      ['stall-body', '7', '7', '9'],
    ] as const) {
      await test.step(kind, async () => {
        await shop.failNext({ kind, path: setQuantity, times: 2 });
        await cart.quantity(balloon).selectOption(quantity);
        await page.clock.fastForward(3000);
        await expect(cart.item(balloon)).toContainText(longLoading);
        await cart.services(balloon).click();
        await cart.dialog('Leistungen').getByRole('button', { name: 'Schließen' }).click();
        await cart.item(balloon).getByRole('button', { name: 'Abbrechen' }).click();
        await expect(cart.proceed).not.toHaveAttribute('aria-disabled');
        await expect(cart.quantity(balloon)).toHaveValue(afterCancel);

        await cart.quantity(balloon).selectOption(last);
        await page.clock.fastForward(3000);
        await cart.item(balloon).getByRole('button', { name: 'Erneut versuchen' }).click();
        await expect(cart.status).toHaveText(new RegExp(`^${last} Artikel`));
        await expect(cart.root.getByText(longLoading)).toHaveCount(0);
      });
    }
  });

  test('is sent once with the last value after a pause, which no older answer overwrites', async ({
    cart,
    page,
    shop,
  }) => {
    const calls = recordCalls(page);
    await test.step('is paused for the time of Retry-After after a 429', async () => {
      await shop.failNext({ kind: 'retry-after', path: setQuantity, retryAfterSeconds: 600 });
      const refusal = page.waitForResponse((response) => response.status() === 429);
      await cart.quantity(balloon).selectOption('3');
      await refusal;
      await page.clock.fastForward(3000);
      await expect(cart.item(balloon)).toContainText(longLoading);
      await cart.quantity(balloon).selectOption('4');
      await page.clock.fastForward(500_000);
      await expect(cart.item(balloon)).toContainText(longLoading);
      expect(calls.all).toHaveLength(1);
      await page.clock.fastForward(100_000);
      await expect(cart.status).toHaveText(/^4 Artikel/);
      expect(calls.bodies(setQuantity)).toEqual([3, 4].map((quantity) => ({ cartItemId: 'item-1', quantity })));
    });

    await test.step('is not overwritten by an older answer that arrives later', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/cart', async (route) => {
        const older = await route.fetch();
        await released;
        await route.fulfill({ response: older });
      });
      const asked = page.waitForRequest('**/api/cart');
      const refreshed = page.evaluate(() => document.querySelector('cart-fragment')!.refresh());
      await asked;
      await cart.quantity(balloon).selectOption('3');
      await expect(cart.status).toHaveText(/^3 Artikel/);
      release();
      await refreshed;
      await expect(cart.quantity(balloon)).toHaveValue('3');
      expect((await shop.cart()).items[0]?.quantity).toBe(3);
    });
  });

  test('is retained when it is denied, and sent on retry', async ({ cart, page, shop, baseURL }) => {
    const retry = async (quantity: string) => {
      await expect(cart.quantity(balloon)).toHaveValue(quantity);
      await page.unroute(`**/api/${setQuantity}`);
      await cart.retry.click();
      await expect(cart.status).toHaveText(new RegExp(`^${quantity} Artikel`));
      expect((await shop.cart()).items[0]?.quantity).toBe(Number(quantity));
    };

    await test.step('by a firewall to a guest, with the general error', async () => {
      await page.route(`**/api/${setQuantity}`, (route) => route.fulfill({ status: 403, body: 'Forbidden' }));
      await cart.quantity(balloon).selectOption('3');
      await expect(cart.notice(/technischer Fehler/)).toBeVisible();
      await expect(cart.root.getByRole('link', { name: 'Anmelden' })).toHaveCount(0);
      await retry('3');
    });

    await cart.root.evaluate((host) => host.setAttribute('customer-email-hash', 'a1b2'));
    for (const [what, quantity, answer] of [
      ['401', '4', { status: 401, json: { errorCode: 1 } }],
      ['a page with 403', '5', { status: 403, contentType: 'text/html', body: '<h1>Verboten</h1>' }],
      // Any page with status 200 will do.
      ['a redirect to a page', '6', { status: 302, headers: { location: '/checkout.html' } }],
    ] as const) {
      await test.step(`because ${what} requires a login, with a link to the configured login`, async () => {
        await page.route(`**/api/${setQuantity}`, (route) => route.fulfill(answer));
        await cart.quantity(balloon).selectOption(quantity);
        await expect(cart.notice('Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an.')).toBeVisible();
        await expect(cart.root.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
          'href',
          new URL('/login', baseURL).href,
        );
        await retry(quantity);
      });
    }
  });

  test('is retried once after a 409, and shown as failed after another refusal', async ({ cart, page, shop }) => {
    const calls = recordCalls(page);
    await test.step('is retried once after a 409, and fails after the second one', async () => {
      const conflict = { kind: 'status', status: 409, path: setQuantity } as const;
      await shop.failNext(conflict);
      await cart.quantity(balloon).selectOption('3');
      await expect(cart.status).toHaveText(/^3 Artikel/);
      expect(calls.all.map(({ path }) => path)).toEqual([setQuantity, 'cart', setQuantity]);
      await expect(cart.alerts).toHaveCount(0);

      calls.forget();
      await shop.failNext({ ...conflict, times: 2 });
      await cart.quantity(balloon).selectOption('4');
      await expect(cart.retry).toBeVisible();
      expect(calls.of(setQuantity)).toHaveLength(2);
      await cart.retry.click();
      await expect(cart.status).toHaveText(/^4 Artikel/);
    });

    for (const [what, fault] of [
      ['413 from a proxy', { kind: 'html', status: 413 }],
      ['422', { kind: 'status', status: 422 }],
    ] satisfies readonly (readonly [string, Partial<PlannedFault>])[]) {
      await test.step(`shows its failure at its item only after ${what}`, async () => {
        await shop.failNext({ path: setQuantity, ...fault });
        await cart.quantity(balloon).selectOption('3');
        await expect(cart.item(balloon).getByRole('alert')).toBeVisible();
        await expect(cart.alerts).toHaveCount(1);
        await expect(cart.retry).toBeVisible();
        await expect(cart.quantity(balloon)).toHaveValue('3');
        await cart.quantity(balloon).selectOption('2');
        await expect(cart.status).toHaveText(/^2 Artikel/);
        await expect(cart.alerts).toHaveCount(0);
      });
    }
  });

  for (const [what, change] of [
    ['changed', (cart: CartPage) => cart.quantity(balloon).selectOption('3')],
    ['removed', (cart: CartPage) => cart.remove(balloon).click()],
  ] as const) {
    test(`is explained when the item is ${what} after an order in another tab`, async ({ cart, page, shop }) => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await shop.order();
      await change(cart);
      await expect(cart.notice('Dein bisheriger Warenkorb wurde inzwischen bestellt oder ersetzt.')).toBeVisible();
      await expect(cart.emptyHeading).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
});

test.describe('the first fetch', () => {
  test('links the shop after 410', async ({ cart, page, shop, baseURL }) => {
    await shop.failNext({ kind: 'status', status: 410, path: 'cart' });
    await openHostPage(page);
    await expect(cart.alerts).toContainText('Diesen Warenkorb gibt es nicht mehr.');
    const back = cart.root.getByRole('link', { name: 'Weiter im Shop umschauen' });
    expect(await back.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(baseURL);
    await cart.retry.click();
    await expect(cart.items.first()).toBeVisible();
  });

  test('can be retried after any fault', async ({ cart, page, shop }) => {
    await openHostPage(page, { body: '' });
    for (const fault of spoiledFetches) {
      await test.step(JSON.stringify(fault), async () => {
        await shop.failNext({ path: 'cart', times: often, ...fault });
        await page.evaluate((tag) => (document.body.innerHTML = tag), cartTag());
        await expect(cart.alerts).toContainText('Wir konnten deinen Warenkorb nicht laden.');
        await shop.failNext();
        await cart.retry.click();
        await expect(cart.items.first()).toBeVisible();
      });
    }
  });

  test('can be retried while it hangs', async ({ cart, page, shop }) => {
    await shop.failNext({ kind: 'stall', path: 'cart' });
    await page.clock.install();
    await openHostPage(page);
    await expect(cart.root.getByText('Wir laden deinen Warenkorb …')).toBeAttached();
    await page.clock.fastForward(3000);
    await expect(cart.alerts).toContainText(longLoading);
    await cart.retry.click();
    await expect(cart.items.first()).toBeVisible();
  });

  test('is repeated once automatically after a 429', async ({ cart, page, shop }) => {
    const calls = recordCalls(page);
    await shop.failNext({ kind: 'retry-after', path: 'cart', retryAfterSeconds: 600 });
    await page.clock.install();
    await openHostPage(page);
    await expect(cart.alerts).toContainText('Bei uns ist gerade viel los.');
    await page.clock.fastForward(500_000);
    expect(calls.of('cart')).toHaveLength(1);
    await page.clock.fastForward(100_000);
    await expect(cart.items.first()).toBeVisible();
    expect(calls.of('cart')).toHaveLength(2);
  });
});

test('a hanging change without a row can be discarded or retried', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await page.clock.install();
  await openHostPage(page);
  await shop.failNext({ kind: 'stall', path: 'set-shipping-method', times: 2 });
  await cart.shipping('Expressversand').check();
  await page.clock.fastForward(3000);
  await expect(cart.notice(longLoading)).toBeVisible();
  await cart.button('Abbrechen').click();
  await expect(cart.notice(longLoading)).toHaveCount(0);
  await expect(cart.shipping('Standardversand')).toBeChecked();

  await cart.shipping('Expressversand').check();
  await page.clock.fastForward(3000);
  await cart.retry.click();
  await expect(cart.notice(longLoading)).toHaveCount(0);
  await expect.poll(async () => (await shop.cart()).shipping.method).toBe('Express');
  await expect(cart.shipping('Expressversand')).toBeChecked();
});

test('a hanging reservation can be canceled', async ({ cart, page, shop }) => {
  await shop.seed('tickets');
  await page.clock.install();
  await openHostPage(page);
  await expect(cart.item(racing).first()).toBeVisible();
  await shop.failNext({ kind: 'stall', path: 'reserve-appointments' });
  await cart.proceed.click();
  await page.clock.fastForward(3000);
  await expect(cart.notice(longLoading)).toBeVisible();
  await cart.button('Abbrechen').click();
  await expect(cart.notice(longLoading)).toHaveCount(0);
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
});

test('a burst of changes to several items ends with the last value of each', async ({ cart, page, shop }) => {
  await shop.seed('example');
  await openHostPage(page);
  await expect(cart.quantity(balloon)).toBeVisible();
  await shop.slowDown(100);
  for (const [title, quantity] of [
    [balloon, '3'],
    [getaway, '4'],
    [balloon, '5'],
    [balloon, '6'],
    [getaway, '2'],
    [balloon, '7'],
  ] as const) {
    await cart.quantity(title).selectOption(quantity);
  }
  await expect(cart.status).toHaveText(/^12 Artikel/);
  const { items } = await shop.cart();
  expect(items.map(({ quantity }) => quantity)).toEqual([7, 2, 2, 1]);
});

for (const [what, press] of [
  ['a double click', (button: Locator) => button.dblclick()],
  [
    'a held Enter',
    async (button: Locator) => {
      await button.focus();
      for (let time = 0; time < 4; time++) await button.page().keyboard.down('Enter');
      await button.page().keyboard.up('Enter');
    },
  ],
] as const) {
  test(`${what} on the next step sends one POST`, async ({ cart, page, shop }) => {
    await shop.seed('single');
    await openHostPage(page);
    await expect(cart.quantity(balloon)).toBeVisible();
    const calls = recordCalls(page);
    await press(cart.proceed);
    await expect(page).toHaveURL(/checkout\.html$/);
    await expect.poll(() => calls.of('event/checkout-proceeded-to-p2').length).toBe(1);
  });
}
