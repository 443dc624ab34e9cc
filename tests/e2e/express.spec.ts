import type { Page } from '@playwright/test';
import { boxesOf } from '../support/layout.ts';
import { axeFaults } from '../support/axe.ts';
import { holdCalls, recordCalls } from '../support/calls.ts';
import { CartPage } from '../support/cart-page.ts';
import type { DemoControl } from '../support/demo-control.ts';
import { ExpressPage, payments } from '../support/express-page.ts';
import { cartTag, fragmentJson, openHostPage } from '../support/host-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, openTab, test as base } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const test = base.extend<{ readonly express: ExpressPage }>({
  express: async ({ page }, use) => use(new ExpressPage(page)),
});

const props = { lastCheckUrl: './last-check.html', payments };
const lastCheck = /last-check\.html(\?amazonCheckoutSessionId=|$)/;
const validation = 'cart/validate-personal-information';
const session = 'cart/create-payment-session';
const changed = 'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn und bezahle dann erneut.';

test.beforeEach(async ({ shop }) => {
  await shop.seed('example');
});

/** The payments are below the screen. */
async function openOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('index.html');
  await new CartPage(page).takenOver();
}

test('offers the payments once the network is back, if it was lost when they came near', async ({
  express,
  page,
  context,
}) => {
  await openOnPhone(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('express-buttons'));
  await express.area.scrollIntoViewIfNeeded();
  await failed;
  await context.setOffline(false);
  await expect(express.paypal).toBeVisible();
});

test('offers the payments if the network is back before the attempt to load them has failed', async ({
  express,
  page,
  context,
}) => {
  await openOnPhone(page);
  let release = () => {};
  const isOnline = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  await page.route(/express-buttons/, async (route) => {
    if (++requests === 2) await isOnline;
    await (requests <= 2 ? route.abort() : route.continue());
  });
  await context.setOffline(true);
  await express.area.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toBe(2);
  await context.setOffline(false);
  release();
  await expect(express.paypal).toBeVisible();
});

test('pays with Google Pay by keyboard alone, from the click to the last check', async ({ express, page, shop }) => {
  const calls = recordCalls(page);
  await express.visit();
  const { cartId } = await shop.cart();
  await tabTo(express.googlePay);
  await page.keyboard.press('Enter');
  const opened = express.window('Google Pay');
  await expect(opened).toContainText('Betrag: 941,50');
  await tabTo(opened.getByRole('button', { name: 'Bezahlen' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(lastCheck);

  const paths = calls.all.map(({ path }) => path).filter((path) => /express|personal|reserve|session/.test(path));
  expect(paths).toEqual([
    'event/checkout-express-payment-flow-started',
    'reserve-appointments',
    validation,
    session,
    'event/checkout-express-payment-flow-finished',
  ]);
  expect(calls.bodies('event/checkout-express-payment-flow-finished')).toEqual([
    { cartId, paymentType: 'StripeGooglePay' },
  ]);
  expect(calls.bodies(session)).toEqual([{ paymentType: 'StripeGooglePay' }]);
  expect(calls.bodies(validation)).toMatchObject([
    { email: 'kim.muster@example.org', distinctShippingAddressSelected: false, customerType: 'Private' },
  ]);
  const kept = await express.kept();
  expect(kept['cf_order_id']).toMatch(/^1-JD/);
  expect(kept['cf_card_client_secret']).toMatch(
    /^\{"clientSecret":"pi_.*_secret_.*","confirmationTokenId":"ctoken_.*"\}$/,
  );
  expect(await page.evaluate(() => JSON.stringify(window.history.state) + document.cookie)).not.toContain('_secret_');

  await test.step('the ids go when the cart is opened again', async () => {
    await express.visit();
    expect(Object.keys(await express.kept()).toSorted()).toEqual(['cf_order_id']);
  });
});

test('pays with Amazon Pay, with an address only if the order is shipped', async ({ cart, express, page, shop }) => {
  await shop.seed('online');
  const calls = recordCalls(page);
  await express.visitHost();
  await expect(express.amazon).toHaveAttribute('data-product-type', 'PayOnly');
  await cart.packaging(titles.balloon, 'Geschenkumschlag').check();
  await expect(express.amazon).toHaveAttribute('data-product-type', 'PayAndShip');
  await express.pay('Amazon Pay');
  await expect(page).toHaveURL(lastCheck);
  const { total } = await shop.cart();
  expect(calls.bodies('payment-methods/amazon-pay/prepare-payment-session')).toEqual([
    { amount: { amount: total.gross.amount.toFixed(2), currencyCode: 'EUR' } },
  ]);
});

test('pays with Apple Pay, from its button to the last check', async ({ express, page }) => {
  const calls = recordCalls(page);
  await express.visitHost();
  await expect(express.applePay).toBeVisible();
  await express.pay('Apple Pay');
  await expect(page).toHaveURL(lastCheck);
  expect(calls.bodies('event/checkout-express-payment-flow-started')).toMatchObject([
    { paymentType: 'StripeApplePay' },
  ]);
  expect(calls.bodies(session)).toEqual([{ paymentType: 'StripeApplePay' }]);
  expect(calls.bodies('event/checkout-express-payment-flow-finished')).toMatchObject([
    { paymentType: 'StripeApplePay' },
  ]);
  expect((await express.kept())['cf_card_client_secret']).toContain('ctoken_');
});

test('asks a guest to log in if a payment requires it', async ({ express, page, shop }) => {
  await express.visit();
  await shop.failNext({ kind: 'status', path: validation, status: 401 });
  await express.pay('Google Pay');
  const notices = express.area.getByRole('alert');
  await expect(notices).toContainText(
    'Bitte melde dich an, um mit dieser Zahlart zu bezahlen, oder gehe weiter zu den Bestelldaten.',
  );
  await expect(notices.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(page).toHaveURL(/index\.html$/);
  expect(await axeFaults(page)).toEqual([]);
});

test('allows a retry after a wallet that waits too long, or is closed', async ({ cart, express, page }) => {
  const calls = recordCalls(page);
  await page.clock.install();
  await express.visitHost();
  await test.step('times out a wallet that waits too long for the shop', async () => {
    const release = await holdCalls(page, `**/api/${validation}`);
    await express.pay('Apple Pay');
    await expect(express.area).toContainText('Einen Moment, wir bereiten deine Bestellung vor …');
    await page.clock.fastForward(25_000);
    await expect(cart.alerts).toHaveText(/Die Zahlung hat zu lange gedauert und wurde abgebrochen\./);
    release();
  });

  await test.step('ends a payment whose window is closed after the confirmation', async () => {
    await express.pay('Apple Pay', 'closed');
    await expect(cart.alerts).toHaveText(/Die Zahlung wurde abgebrochen\. Versuche es erneut/);
    expect(Object.keys(await express.kept())).toEqual([]);
    expect(calls.of('event/checkout-express-payment-flow-finished')).toEqual([]);
    await express.pay('Apple Pay');
    await expect(page).toHaveURL(lastCheck);
  });
});

test('shows the message of each refusal in place, and leads to the shipping methods if these must change', async ({
  cart,
  express,
  page,
  shop,
}) => {
  test.slow();
  await express.visit();
  const country =
    'Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten. Bitte wähle eine andere Adresse oder Versandmethode aus.';
  const refusals: readonly [path: string, errorCode: number, text: string, toCart: boolean][] = [
    [validation, 100, country, true],
    [validation, 103, country, true],
    [
      validation,
      104,
      'Es ist leider nicht möglich, deine Bestellung mit der ausgewählten Versandmethode an die angegebene Postleitzahl zu liefern. Bitte wähle eine andere Versandmethode aus.',
      true,
    ],
    [
      validation,
      606,
      'Sorry, da stimmt etwas mit deinen Apple Pay-Daten nicht. Bitte gib deine Bestelldaten im nächsten Schritt nochmal ein.',
      false,
    ],
    [
      validation,
      999,
      'Sorry, da stimmt leider etwas mit deinen Adressdaten nicht. Bitte versuche es mit einer anderen Adresse.',
      false,
    ],
  ];
  for (const [path, errorCode, text, toCart] of refusals) {
    await shop.failNext({ kind: 'status', path, status: 422, body: { errorCode } });
    await express.pay('Apple Pay');
    await expect(express.area.getByRole('alert')).toHaveText(new RegExp(text));
    await expect(cart.alerts).toBeInViewport();
    await expect(express.applePay).toBeFocused();
    const show = express.area.getByRole('button', { name: 'Zeigen' });
    await expect(show).toHaveCount(toCart ? 1 : 0);
    if (toCart) {
      await show.click();
      const chosen = cart.root.locator('[part~="shipping"] :checked');
      await expect(chosen).toBeFocused();
      await expect(chosen).toBeInViewport();
    }
    await expect(page).toHaveURL(/index\.html$/);
    expect(Object.keys(await express.kept())).toEqual([]);
  }
});

test('shows every other failure, and allows a retry after each', async ({ cart, express, page, shop }) => {
  test.slow();
  await express.visitHost();
  await test.step('an address abroad, missing data, a declined card', async () => {
    await express.pay('Google Pay', 'abroad');
    await expect(cart.alerts).toContainText('In dieses Land liefern wir mit der gewählten Versandart leider nicht.');
    await express.pay('Google Pay', 'unknown');
    await expect(cart.alerts).toContainText('Bitte ergänze oder korrigiere deine Angaben: E-Mail-Adresse');
    await express.pay('Google Pay', 'declined');
    await expect(cart.alerts).toContainText('Deine Karte wurde abgelehnt (Attrappe).');
  });

  await test.step('no session, and no answer', async () => {
    await shop.failNext({ kind: 'status', path: session, status: 500 });
    // The session of the declined card would be used again.
    await express.pay('Apple Pay');
    await expect(cart.alerts).toContainText('Die Zahlungssitzung konnte nicht erstellt werden.');
    await page.route(`**/api/${session}`, (route) => route.abort(), { times: 1 });
    await express.pay('Apple Pay');
    await expect(cart.alerts).toContainText('Es ist ein Verbindungsfehler aufgetreten. Bitte versuchen Sie es erneut');
  });

  await test.step('an appointment that is gone: its rows are marked, and nothing can be paid', async () => {
    await shop.failNext({
      kind: 'status',
      path: 'reserve-appointments',
      status: 422,
      body: { errorCode: 300, category: 'failed_reservation_error', fields: { appointmentIds: ['a-90017'] } },
    });
    await express.pay('Google Pay');
    // Once for both tickets.
    await expect(cart.notice('Sorry, dieser Termin ist bereits nicht mehr verfügbar!')).toHaveCount(1);
    // The buttons of the wallets are disabled.
    await expect(cart.proceedBar.getByRole('button', { name: 'Zeigen' })).toBeFocused();
    await expect(page.locator('cart-fragment > [slot="payment-paypal"]')).toHaveAttribute('inert', '');
  });
});

test('never pays for a cart that another tab has changed', async ({ cart, context, express, page }) => {
  const calls = recordCalls(page);
  await express.visitHost();
  await express.open('Google Pay');
  const other = await openTab(context, 'index.html');
  await other.shipping('Expressversand').check();
  await expect(other.sum('Versand')).toHaveText(/^14,90\s€$/);
  await express.press('Google Pay', 'Bezahlen');
  await expect(cart.notice(changed)).toBeVisible();
  await expect(express.googlePay).toBeFocused();
  expect(calls.of(session)).toEqual([]);
  await express.pay('Google Pay');
  await expect(page).toHaveURL(lastCheck);
});

test('says the new total of a cart that another device has changed while the sheet was open', async ({
  cart,
  express,
  page,
}) => {
  const calls = recordCalls(page);
  await page.clock.install();
  await express.visit();
  await page.getByRole('button', { name: 'Demo-Panel' }).click();
  const panel = page.getByRole('complementary', { name: 'Demo-Panel' });
  await panel.getByLabel('Wann').selectOption('in 5 Sekunden, vom Warenkorb unbemerkt');
  await panel.getByRole('button', { name: '10 teurer' }).click();
  await express.open('Google Pay');
  const changing = page.waitForResponse(/change-price/);
  await page.clock.fastForward(5000);
  await changing;
  await express.press('Google Pay', 'Bezahlen');
  const notice = express.area.getByRole('alert');
  await expect(notice).toHaveText(new RegExp(`${changed} Die Gesamtsumme beträgt jetzt 961,50`));
  await expect(express.googlePay).toBeFocused();
  await expect(cart.root.locator('[part~="summary"]')).toContainText('961,50');
  expect(calls.of(session)).toEqual([]);

  await test.step('and pays a lower sum without asking again', async () => {
    await panel.getByRole('button', { name: '10 günstiger' }).click();
    await express.open('Google Pay');
    await expect(express.window('Google Pay')).toContainText('Betrag: 961,50');
    const lowering = page.waitForResponse(/change-price/);
    await page.clock.fastForward(5000);
    await lowering;
    await express.press('Google Pay', 'Bezahlen');
    await expect(page).toHaveURL(lastCheck);
  });
});

/** Pays with Google Pay by keyboard, and holds the call after the approval, which the shop then refuses. */
async function approveByKeyboard(express: ExpressPage, shop: DemoControl): Promise<() => void> {
  await shop.failNext({ kind: 'status', path: validation, status: 422, body: { errorCode: 606 } });
  const release = await holdCalls(express.page, `**/api/${validation}`);
  await tabTo(express.googlePay);
  await express.page.keyboard.press('Enter');
  await tabTo(express.window('Google Pay').getByRole('button', { name: 'Bezahlen' }));
  await express.page.keyboard.press('Enter');
  return release;
}

test('starts nothing by keyboard while a payment is confirmed, and returns the focus', async ({
  express,
  page,
  shop,
}) => {
  const calls = recordCalls(page);
  const message = express.area.locator('p', { hasText: 'Einen Moment, wir bereiten deine Bestellung vor …' });
  await express.visitHost();
  await test.step('says after the approval that the order is being prepared, with the focus there until the buttons return', async () => {
    const release = await approveByKeyboard(express, shop);
    await expect(message).toBeFocused();
    const [card, hint] = await boxesOf(message, express.area.getByText('Deine Bestellung prüfst und bestätigst'));
    expect(card!.bottom).toBeLessThanOrEqual(hint!.top);
    release();
    await expect(express.area.getByRole('alert')).toBeVisible();
    await expect(express.googlePay).toBeFocused();
  });

  await test.step('starts nothing meanwhile', async () => {
    calls.forget();
    const release = await approveByKeyboard(express, shop);
    await expect(message).toBeVisible();
    await expect(express.area.getByRole('alert')).toHaveCount(0);
    const focused = () => page.evaluate(() => document.activeElement?.closest('[slot]')?.slot ?? null);
    for (const key of ['Enter', ' ']) await page.keyboard.press(key);
    expect(await focused()).toBeNull();
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await focused()).toBeNull();
    }
    expect(calls.of('event/checkout-express-payment-flow-started')).toHaveLength(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    release();
    await expect(express.area.getByRole('alert')).toBeVisible();
    await expect(express.googlePay).toBeFocused();
  });
});

test('asks for a new confirmation when the sum changes, without removing the buttons', async ({
  cart,
  express,
  page,
}) => {
  const calls = recordCalls(page);
  await express.visit();
  await expect(express.googlePay).toBeVisible();
  const asked = () => calls.all.filter(({ path }) => path.endsWith('/availability')).length;
  expect(asked()).toBe(2);
  const release = await holdCalls(page, '**/availability*');
  await cart.shipping('Expressversand').check();
  await expect(cart.sum('Versand')).toHaveText(/^14,90\s€$/);
  await expect.poll(asked).toBe(4);
  await expect(express.googlePay).toBeVisible();
  release();
  await express.open('Google Pay');
  await expect(express.window('Google Pay')).toContainText('Betrag: 951,50');
});

test('loads a script again after it hung for two minutes', async ({ cart, express, page }) => {
  let asked = 0;
  await page.route('**/stand-ins/paypal.js*', (route) => (++asked === 1 ? undefined : route.continue()));
  await page.clock.install();
  await openHostPage(page, { props });
  await express.area.scrollIntoViewIfNeeded();
  await express.amazon.waitFor();
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(121_000);
  await expect(express.area).toContainText('PayPal ist gerade nicht verfügbar.');
  await cart.retry.click();
  await page.clock.runFor(1000);
  await expect(express.paypal).toBeVisible();
  expect(asked).toBe(2);
});

test('shifts nothing, notifies the page when the area is visible, and loads after the cart', async ({
  cart,
  express,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const release = await holdCalls(page, '**/delivery-terms*');
  await page.goto('index.html');
  await expect(cart.proceed).toBeVisible();
  expect(loaded.filter((url) => /express|payment-providers|stand-ins\/(paypal|amazon)/.test(url))).toEqual([]);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('paymentVisibilityChange', ({ detail }) => heard.push(detail));
  });
  await express.area.scrollIntoViewIfNeeded();
  await expect(express.applePay).toBeVisible();
  await expect(cart.proceedBar).toHaveAttribute('data-raised', 'true');
  // The dates of arrival come late.
  release();
  await expect(cart.root.getByRole('button', { name: /^Mit Express: bis / })).toBeVisible();
  await cart.heading.scrollIntoViewIfNeeded();
  await expect(cart.proceedBar).not.toHaveAttribute('data-raised');
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
    { isVisible: true },
    { isVisible: false },
  ]);
  expect(await express.shiftedParts()).toEqual([]);
  expect(loaded.filter((url) => url.includes('stand-ins/paypal'))).toHaveLength(1);
});

test('loads for the keyboard, which finds the buttons after the next step of a phone', async ({
  cart,
  express,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdCalls(page, '**/*express-buttons*');
  await page.goto('index.html');
  await tabTo(cart.proceed);
  await page.keyboard.press('Tab');
  await expect(express.area).toBeFocused();
  release();
  await express.paypal.waitFor();
  await page.keyboard.press('Tab');
  await expect(express.paypal).toBeFocused();
  // Once there are buttons, they alone are tab stops.
  await page.keyboard.press('Shift+Tab');
  await expect(cart.proceed).toBeFocused();
});

test('leaves the page where it is after a failed payment by each provider, with the focus on its button', async ({
  cart,
  express,
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await express.visit();
  await express.googlePay.waitFor();
  const failures = [
    { path: 'payment-methods/paypal/order', name: 'PayPal', press: null },
    { path: 'amazon-pay/prepare-payment-session', name: 'Amazon Pay', press: null },
    { path: validation, name: 'Google Pay', press: 'Bezahlen' },
  ];
  for (const { path, name, press } of failures) {
    await shop.failNext({ kind: 'status', path, status: 500 });
    const button = express.button(name);
    await button.scrollIntoViewIfNeeded();
    await button.focus();
    const scrolled = await page.evaluate(() => scrollY);
    await button.click();
    if (press) await express.press(name, press);
    const notice = express.area.getByRole('alert');
    await expect(notice).toBeVisible();
    await expect(button).toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled), name).toBeLessThan(200);
    await expect(cart.root.locator('.notices')).toBeEmpty();
    await notice.getByRole('button', { name: 'Schließen' }).click();
    await expect(button).toBeFocused();
  }
});

test('shows messages that cover neither the focused element nor the buttons', async ({ cart, express, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHostPage(page, { props });
  await express.area.scrollIntoViewIfNeeded();
  await express.paypal.waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // Without scrolling there.
  await cart.button(`Auf die Wunschliste, ${titles.balloon}`).evaluate((button: HTMLElement) => button.click());
  await expect(cart.snackbar).toBeVisible();
  const [message, area] = await boxesOf(cart.snackbar, express.area);
  expect(message!.bottom <= area!.top || message!.top >= area!.bottom).toBe(true);

  const next = cart.button('Rabattcode einlösen');
  await cart.button(`Auf die Wunschliste, ${titles.voucher}`).evaluate((button: HTMLElement) => button.click());
  await expect(cart.snackbar).toContainText(titles.voucher);
  await next.focus();
  const [newMessage, focused] = await boxesOf(cart.snackbar, next);
  expect(newMessage!.bottom <= focused!.top || newMessage!.top >= focused!.bottom).toBe(true);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('heading', { level: 1 }).hover();
  await cart.button(`Auf die Wunschliste, ${titles.getaway}`).evaluate((button: HTMLElement) => button.click());
  await expect(cart.snackbar).toContainText(titles.getaway);
  // The focus has moved on from the removed item.
  await expect(async () => {
    const [lastMessage, heir] = await boxesOf(cart.snackbar, cart.root.locator(':focus'));
    expect(lastMessage!.bottom <= heir!.top || lastMessage!.top >= heir!.bottom).toBe(true);
  }).toPass({ timeout: 15_000 });
});

test('shows a message where it was while the pointer is on it', async ({ cart, express, page }) => {
  await openHostPage(page, { props, head: '<style>body { padding-top: 700px }</style>' });
  await express.area.scrollIntoViewIfNeeded();
  await express.paypal.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await cart.button(`Auf die Wunschliste, ${titles.balloon}`).evaluate((button: HTMLElement) => button.click());
  await cart.snackbar.getByRole('link').hover();
  await express.area.evaluate((area) => area.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(express.paypal).toBeInViewport();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/wishlist\.html$/);
});

test('loads one script for several carts, whose buttons all work', async ({ express, page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openHostPage(page, { body: `<h1>Zwei</h1>${cartTag({ props })}${cartTag({ props })}` });
  for (const index of [0, 1]) {
    await page.locator('#payment-methods').nth(index).scrollIntoViewIfNeeded();
    await express.paypal.nth(index).waitFor();
  }
  expect(loaded.filter((url) => url.includes('stand-ins/paypal.js'))).toHaveLength(1);
  await express.paypal.last().click();
  await express.press('PayPal', 'Bezahlen');
  await expect(page).toHaveURL(lastCheck);
});

/** The versions of PayPal's SDK, with the scripts of their stand-ins. */
const paypalSdks = [
  { sdk: 'v5', query: '', script: 'host/stand-ins/paypal.js' },
  { sdk: 'v6', query: '?paypal-sdk=6', script: 'host/stand-ins/web-sdk/v6/core.js' },
];
const order = 'payment-methods/paypal/order';

for (const { sdk, query, script } of paypalSdks) {
  const offered = { paypal: { scriptUrl: `${script}?client-id=demo` } };

  test(`pays with PayPal (SDK ${sdk}), and stores the data for the last check for two hours`, async ({
    context,
    express,
    page,
  }) => {
    const calls = recordCalls(page);
    await express.visit(`index.html${query}`);
    await express.pay('PayPal');
    await expect(page).toHaveURL(lastCheck);
    await expect(page.locator('#last-check')).toContainText('Kim Muster');
    await expect(page.locator('.checkout-steps [aria-current="step"]')).toHaveText(/Prüfen/);
    expect(calls.bodies('event/checkout-express-payment-flow-started')).toMatchObject([{ paymentType: 'PayPal' }]);
    const kept = await express.kept();
    expect(kept['cf_paypal_order_id']).toBe(`DEMO-PAYPAL-${kept['cf_order_id']}`);
    const cookie = (await context.cookies()).find(({ name }) => name === 'cf_personal_information');
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({ email: 'kim.muster@example.org' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7000);

    await test.step('the order is placed there, and nowhere else', async () => {
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      await expect(page.locator('#confirmation')).toContainText(`Deine Bestellnummer ist ${kept['cf_order_id']}`);
    });
  });

  test(`allows a retry after each failed payment with PayPal (SDK ${sdk})`, async ({ cart, express, page, shop }) => {
    const calls = recordCalls(page);
    await page.clock.install();
    await express.visitHost({ payments: offered });
    await test.step('starts once on a double click, and can be canceled', async () => {
      await express.paypal.dblclick();
      await express.press('PayPal', 'Abbrechen');
      await expect(express.window('PayPal')).toBeHidden();
      expect(calls.of('event/checkout-express-payment-flow-started')).toHaveLength(1);
      await expect(cart.alerts).toHaveCount(0);
      await express.pay('PayPal', 'closed');
      await expect(cart.alerts).toHaveText(/Die Zahlung wurde abgebrochen\. Versuche es erneut/);
      expect(Object.keys(await express.kept())).toEqual([]);
      expect(calls.of(order)).toHaveLength(1);
      await express.pay('PayPal', 'broken');
      await expect(cart.alerts).toContainText(
        'Bei der Eingabe ist ein Fehler aufgetreten. Bitte versuche es später erneut.',
      );
      await expect(express.paypal).toBeFocused();
    });

    await test.step('returns the focus after an order that the shop refuses or does not create within 25 s', async () => {
      await shop.failNext({ kind: 'status', path: order, status: 422, body: { errorCode: 104 } });
      await express.paypal.click();
      await expect(cart.alerts).toContainText('an die angegebene Postleitzahl zu liefern');
      await expect(express.paypal).toBeFocused();
      const release = await holdCalls(page, `**/api/${order}`);
      await express.paypal.click();
      await expect(page.locator('[slot="payment-paypal"]')).not.toHaveAttribute('inert');
      await page.clock.fastForward(25_000);
      await expect(cart.alerts).toContainText('Die Zahlung hat zu lange gedauert und wurde abgebrochen.');
      release();
    });

    await express.pay('PayPal');
    await expect(page).toHaveURL(lastCheck);
  });

  test(`a blocked provider does not affect the others, and can be retried (SDK ${sdk})`, async ({
    cart,
    express,
    page,
  }) => {
    let blocked = true;
    await page.route(`**/${script}*`, (route) => (blocked ? route.abort() : route.continue()));
    await openHostPage(page, { props: { ...props, payments: { ...payments, ...offered } } });
    await express.area.scrollIntoViewIfNeeded();
    await expect(express.area).toContainText('PayPal ist gerade nicht verfügbar.');
    await expect(express.amazon).toBeVisible();
    expect(await express.shiftedParts()).toEqual([]);
    expect(await axeFaults(page, 'cart-fragment')).toEqual([]);
    blocked = false;
    await cart.retry.click();
    await expect(express.paypal).toBeVisible();
    await expect(cart.retry).toBeHidden();
  });

  test(`draws all buttons inside two shadow roots, and pays there (SDK ${sdk})`, async ({ cart, express, page }) => {
    const allPayments = { ...payments, ...offered, stripePublishableKey: 'pk_test_demo' };
    const nested = `<div id="host"></div><script>
    const tag = document.createElement('cart-fragment');
    tag.fragmentData = ${fragmentJson({ props: { ...props, payments: allPayments } })};
    const inner = document.createElement('section');
    document.getElementById('host').attachShadow({ mode: 'open' }).append(inner);
    inner.attachShadow({ mode: 'open' }).append(tag);
  </script>`;
    await openHostPage(page, { body: nested, head: '<script src="host/stand-ins/stripe.js" defer></script>' });
    await expect(cart.proceed).toBeEnabled();
    await express.area.scrollIntoViewIfNeeded();
    const buttons = [express.paypal, express.amazon, express.googlePay];
    for (const button of buttons) await expect(button).toBeVisible();
    const [area, ...drawn] = await boxesOf(express.area, ...buttons);
    for (const box of drawn) {
      expect(box.top).toBeGreaterThan(area!.top);
      expect(box.bottom).toBeLessThan(area!.bottom);
    }
    await express.pay('PayPal');
    await expect(page).toHaveURL(lastCheck);
  });
}

test('shows the general PayPal error when its script URL is missing', async ({ cart, express, page }) => {
  const incomplete = { amazonPay: payments.amazonPay, paypal: { scriptUrl: '' } };
  await openHostPage(page, { props: { ...props, payments: incomplete } });
  await page.locator('#payment-methods').scrollIntoViewIfNeeded();
  await expect(cart.alerts).toContainText(
    'Bei der Eingabe ist ein Fehler aufgetreten. Bitte versuche es später erneut.',
  );
  await expect(express.amazon).toBeVisible();
});

test('a page that was frozen draws the payment buttons again', async ({ express, page, shop }) => {
  await shop.seed('single');
  await express.visitHost();
  // Chromium does not freeze a page of a test.
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await expect(express.paypal).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('resume')));
  for (const button of [express.paypal, express.amazon, express.googlePay]) await expect(button).toHaveCount(1);
  await express.pay('PayPal');
  await expect(page).toHaveURL(/last-check\.html$/);
});

const onlyWallets = { ...props, payments: { stripePublishableKey: 'pk_test_demo' } };

test('shows both wallets if the summary is too narrow for one row', async ({ express, page }) => {
  const head = '<script src="host/stand-ins/stripe.js" defer></script><style>body { width: 250px }</style>';
  await openHostPage(page, { props: onlyWallets, head });
  await express.area.scrollIntoViewIfNeeded();
  await express.googlePay.waitFor();
  const [google, apple] = await boxesOf(express.googlePay, express.applePay);
  expect(apple!.top).toBeGreaterThanOrEqual(google!.bottom);
  const [hint] = await boxesOf(express.area.locator('.payment-hint'));
  expect(hint!.top).toBeGreaterThanOrEqual(apple!.bottom);
});

test('loads the wallets again after a failure', async ({ cart, express, page }) => {
  const head = '<script src="host/stand-ins/stripe.js" data-loaderror></script>';
  await openHostPage(page, { props: onlyWallets, head });
  await express.area.scrollIntoViewIfNeeded();
  await expect(express.area).toContainText('Google Pay und Apple Pay sind gerade nicht verfügbar.');
  await cart.retry.click();
  await expect(express.googlePay).toBeVisible();
});

test('refuses an older Stripe.js of the page, with a message', async ({ express, page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const script = 'window.Stripe = Object.assign(() => ({}), { version: 3 });';
  await openHostPage(page, { props: onlyWallets, script });
  await express.area.scrollIntoViewIfNeeded();
  await expect(express.area).toContainText('Google Pay und Apple Pay sind gerade nicht verfügbar.');
  await expect.poll(() => messages.join()).toContain('CF-112: the page has loaded Stripe.js 3');
});
