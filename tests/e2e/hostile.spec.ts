import type { Page } from '@playwright/test';
import type { Cart } from 'cart-fragment-contract';
import { recordCalls } from '../support/calls.ts';
import { DiscountDialog } from '../support/discount-dialog.ts';
import type { CartPage } from '../support/cart-page.ts';
import { hostileText, strictPolicy, watchPage, watchPolicy } from '../support/harmless.ts';
import { fragmentJson, openHostPage, type HostTemplate } from '../support/host-page.ts';
import { expect, test as base } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;

interface Hostile {
  /** Opens the cart on a page with the strictest CSP. */
  readonly open: (template?: HostTemplate) => Promise<void>;
}

/** After each test, checks that no injected code has run and that the next change works. */
const test = base.extend<Hostile>({
  open: async ({ page, baseURL, cart, shop }, use) => {
    const seeded = await shop.seed('single');
    const checkHarmless = watchPage(page, baseURL);
    await use(({ script = '', ...template } = {}) =>
      openHostPage(page, { policy: strictPolicy, script: watchPolicy + script, ...template }),
    );
    await checkHarmless();
    await page.unrouteAll();
    expect((await shop.cart()).items.map(({ id }) => id)).toEqual(seeded.items.map(({ id }) => id));
    await expectNextClickToWork(cart);
    await checkHarmless();
  },
});

async function expectNextClickToWork(cart: CartPage): Promise<void> {
  const quantity = cart.items.getByRole('combobox');
  if ((await quantity.count()) === 0) return;
  await quantity.selectOption('9');
  await expect(cart.status).toHaveText(/^9 Artikel/);
}

/** Replaces every display text of a cart. */
function withTexts(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, text, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withTexts(entry, text, name)]));
  }
  return typeof value === 'string' && forPeople.includes(key) ? text : value;
}

const forPeople = [
  ...['title', 'variantTitle', 'subtitle', 'label', 'description', 'alt', 'caption', 'body', 'text', 'location'],
  ...['slug', 'trackingName', 'trackingPath', 'discountBadgeName', 'campaign', 'message', 'code'],
];

async function answer(page: Page, path: string | RegExp, body: unknown): Promise<void> {
  await page.route(path, (route) =>
    typeof body === 'string' ? route.fulfill({ contentType: 'application/json', body }) : route.fulfill({ json: body }),
  );
}

const discountStatus = { success: false, message: 'x' };
const details = { label: 'x', description: 'x' };

/** Returns a cart with a text in every possible place. */
async function talkativeCart(shop: { cart(): Promise<Cart> }): Promise<Cart> {
  const cart = await shop.cart();
  const [item] = cart.items;
  const product = {
    ...item!.product,
    hasFriendsDiscount: true,
    productInformation: { services: { caption: 'x', body: 'x' } },
  };
  return {
    ...cart,
    items: [{ ...item!, product }],
    coupon: { code: 'x' },
    discount: { campaign: 'x' },
    discountStatus,
    vouchers: [
      {
        id: hostileText,
        balance: { amount: 1, currencyCode: 'EUR' },
        deductedAtPurchase: { amount: 1, currencyCode: 'EUR' },
      },
    ],
    availableShippingMethods: cart.availableShippingMethods.map((method) => ({ ...method, details })),
  };
}

async function expectPlainText(cart: CartPage): Promise<void> {
  await expect(cart.items.getByRole('heading')).toHaveText(hostileText);
  await expect(cart.region.locator('script, style, img[onerror], img[src="x"]')).toHaveCount(0);
}

test('markup in any text or id of an answer has no effect', async ({ open, cart, page, shop, baseURL }) => {
  await answer(page, '**/api/cart', withTexts(await talkativeCart(shop), hostileText));
  await answer(page, '**/api/delivery-terms', [
    { packagingType: 'Envelope', shippingMethod: 'Standard', date: '2027-01-01', text: hostileText },
  ]);
  await open();
  const close = cart.root.getByRole('dialog').getByRole('button', { name: 'Schließen' });
  await test.step('a text is shown as text', async () => {
    await expectPlainText(cart);
    // The notice appears after the rows and moves the controls.
    await expect(cart.alerts).toContainText(hostileText);
    await cart.services(hostileText).click();
    await expect(cart.root.getByRole('dialog')).toContainText(hostileText);
    await close.click();
  });

  await test.step('an id is encoded wherever it is part of a path', async () => {
    const id = '../../admin?x=';
    const encoded = '..%2F..%2Fadmin%3Fx%3D';
    const seeded = await shop.cart();
    const items = seeded.items.map((item) => ({
      ...item,
      product: { ...item.product, id },
      selectedPackaging: { ...item.selectedPackaging!, type: 'GiftBox', variantId: id },
      availablePackagingOptions: item.availablePackagingOptions.map((option) =>
        option.type === 'GiftBox' ? { ...option, variantId: id, hasMultipleVariants: true } : option,
      ),
    }));
    await answer(page, '**/api/cart', { ...seeded, items });
    await page.evaluate(() => document.querySelector('cart-fragment')!.refresh());
    const link = cart.item(balloon).getByRole('link', { name: balloon });
    await expect(link).toHaveAttribute('href', `${baseURL}shop/js_de/experiences/${encoded}`);
    const asked = page.waitForRequest(/packagings/);
    await cart.chooseDesign(balloon).click();
    expect((await asked).url()).toBe(`${baseURL}shop/js_de/api/packagings/variants/${encoded}`);
    await close.click();
  });
});

test("markup in any text of the page's data is shown as text", async ({ open, cart, shop }) => {
  const differenceAmount = { amount: 1, currencyCode: 'EUR' };
  const changed = [{ productId: hostileText, title: hostileText, differenceAmount }];
  await open({
    props: {
      initialCart: withTexts(await talkativeCart(shop), hostileText),
      initialChangeset: {
        type: 'MultipleChanges',
        message: hostileText,
        changes: { removedItems: changed, priceIncreasedItems: changed, removedShippingMethods: [hostileText] },
      },
      customerEmailHash: hostileText,
      mode: 'redemption',
      tenantConfig: { brandDisplayName: hostileText, urls: { web: { href: '/', label: hostileText } } },
    },
  });
  await expectPlainText(cart);
  await expect(cart.notice(hostileText)).not.toHaveCount(0);
});

test('a text that changes the direction turns nothing around it', async ({ open, cart, shop }) => {
  const text = 'Kurs \u202eNEHCOK';
  const { items, ...rest } = await talkativeCart(shop);
  const appointment = { appointmentId: 'a-1', date: '2027-04-17T08:30:00.000Z', location: 'x' };
  const tickets = items.map((item) => ({ ...item, id: 'ticket', quantity: 2, appointment }));
  const changed = [{ productId: 'p-1', title: text, differenceAmount: { amount: 1, currencyCode: 'EUR' } }];
  const changes = {
    removedItems: changed,
    priceIncreasedItems: changed,
    removedShippingMethods: [text],
    outdatedAppointments: [{ ...changed[0], appointment: text, appointmentId: 'a-1' }],
  };
  await open({
    props: {
      initialCart: withTexts({ ...rest, items: [...items, ...tickets] }, text),
      initialChangeset: { type: 'MultipleChanges', message: text, changes },
    },
  });
  await expect(cart.notice('nicht mehr verfügbar')).not.toHaveCount(0);
  const { labels, turned } = await cart.root.evaluate((host, inserted) => {
    const root = host.shadowRoot!;
    const isolated = `\u2068${inserted}\u2069`;
    const names = [...root.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel ?? '');
    /** Where the last word of the page's own in a line of a block begins. */
    const ends = new Map<Element, Map<number, number>>();
    const wrong = new Set<string>();
    const texts = document.createTreeWalker(root.querySelector('.root')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      let block = parentElement!;
      if (!block.checkVisibility() || block.closest('.unseen, select')) continue;
      while (/^(inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement!;
      const lines = ends.get(block) ?? new Map<number, number>();
      ends.set(block, lines);
      const own = data.replaceAll(inserted, (found) => ' '.repeat(found.length));
      for (const [index, character] of Array.from(own).entries()) {
        if (!/\w/.test(character)) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        const { left, bottom } = range.getBoundingClientRect();
        const line = Math.round(bottom / 8);
        if (left + 1 < (lines.get(line) ?? 0)) wrong.add(data);
        lines.set(line, left);
      }
    }
    return {
      labels: names.filter((name) => name !== inserted && name.replaceAll(isolated, '').includes(inserted)),
      turned: [...wrong],
    };
  }, text);
  expect(labels).toEqual([]);
  expect(turned).toEqual([]);
});

test('markup in attributes and in the query has no effect', async ({ open, cart, page }) => {
  const text = hostileText.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const attributes = ['tenant', 'customer-email-hash', 'next-step-url', 'last-check-url', 'data-source', 'data-brand'];
  const hostile = encodeURIComponent(hostileText);
  await open({
    attributes: attributes.map((name) => `${name}="${text}"`).join(' '),
    query: `?error=${hostile}&cartWasSynced=${hostile}&next=https://evil.example/&cartId=other&redirect_status=succeeded`,
  });
  await expect(cart.quantity(balloon)).toHaveValue('1');
  await expect(cart.root.locator('[part~="notice"]')).toHaveCount(0);
  const cartId = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('cartProceed', (event) => {
          event.preventDefault();
          resolve((event as CustomEvent<{ cartId: string }>).detail.cartId);
        });
        document.querySelector('cart-fragment')!.setAttribute('next-step-url', '/checkout.html');
        const proceed = document.querySelector('cart-fragment')!.shadowRoot!.querySelector<HTMLElement>('.proceed');
        proceed!.click();
      }),
  );
  expect(cartId).not.toBe('other');
});

test('markup in a campaign cookie is sent as data and shown as text', async ({
  open,
  cart,
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'campaign', value: encodeURIComponent(hostileText), url: baseURL ?? '' }]);
  const calls = recordCalls(page);
  await open({ props: { discountCampaignCookieName: 'campaign' } });
  await expect(cart.quantity(balloon)).toHaveValue('1');
  expect(calls.bodies('cart/add-coupon')).toEqual([{ coupon: hostileText, referer: null }]);
});

for (const [what, text] of [
  ['1 MB', 'Wort '.repeat(200_000)],
  ['1 MB without a gap', 'W'.repeat(1_000_000)],
] as const) {
  test(`a text of ${what} is shown`, async ({ open, cart, shop }) => {
    test.slow();
    const seeded = await shop.cart();
    const items = seeded.items.map((item) => ({ ...item, product: { ...item.product, title: text } }));
    await open({ props: { initialCart: { ...seeded, items } }, attributes: `customer-email-hash="${text}"` });
    await expect(cart.items).toHaveCount(1);
  });
}

for (const [what, extra] of [
  ['nesting of 100,000 levels', `"deep": ${'['.repeat(100_000)}${']'.repeat(100_000)},`],
  ['5 MB that nobody reads', `"large": "${'x'.repeat(5_000_000)}",`],
  ['keys that mean the prototype', '"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}},'],
] as const) {
  test(`an answer with ${what} shows the cart`, async ({ open, cart, page, shop }) => {
    const json = JSON.stringify(await shop.cart()).replaceAll('{"', `{${what.startsWith('keys') ? extra : ''}"`);
    await answer(page, '**/api/cart', what.startsWith('keys') ? json : json.replace('{', `{${extra}`));
    await open();
    await expect(cart.quantity(balloon)).toHaveValue('1');
  });
}

test('prototype property names are accepted as values and ids', async ({ open, cart, page, shop }) => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const seeded = await shop.cart();
  const items = names.map((name) => ({
    ...seeded.items[0]!,
    id: name,
    product: { ...seeded.items[0]!.product, id: name, title: name, productType: name, discountType: name },
    selectedPackaging: { ...seeded.items[0]!.selectedPackaging!, type: name, variantId: name },
  }));
  const shipping = names.map((method) => ({ ...seeded.availableShippingMethods[0]!, method, title: method }));
  await answer(page, '**/api/cart', {
    ...seeded,
    items,
    shipping: { ...seeded.shipping, method: '__proto__' },
    availableShippingMethods: shipping,
    selectedPaymentType: 'constructor',
  });
  const refusal = { errorCode: 1, category: 'constructor', message: 'toString' };
  await page.route('**/api/cart/set-item-quantity', (route) => route.fulfill({ status: 422, json: refusal }));
  await open();
  await expect(cart.items).toHaveCount(4);
  for (const name of names) {
    await cart.quantity(name).selectOption('3');
    await expect(cart.item(name).getByRole('alert')).toContainText('Es ist ein technischer Fehler aufgetreten.');
  }
  await expect(cart.shipping('__proto__')).toBeChecked();
  await page.unrouteAll();
  await page.evaluate(() => document.querySelector('cart-fragment')!.refresh());
  await expect(cart.items).toHaveCount(1);
});

const hostileUrls = [
  'javascript:window.pwned=1',
  ' \t\njava\tscript\n:window.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.pwned=1"/>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'https://shop@evil.example/x.jpg',
];

test('a URL with another scheme becomes neither a link nor a picture', async ({ open, cart, page, shop }) => {
  const seeded = await shop.cart();
  const [item] = seeded.items;
  const items = hostileUrls.map((url, index) => {
    const picture = { alt: 'x', src: url, srcset: `${url} 230w`, sizes: '230px', width: 1, height: 1 };
    const pictures = { image: picture, thumbnail: picture };
    return {
      ...item!,
      id: `item-${index}`,
      product: { ...item!.product, id: url, url, image: picture },
      selectedPackaging: { ...item!.selectedPackaging!, thumbnail: picture },
      availablePackagingOptions: item!.availablePackagingOptions.map((option) => ({ ...option, ...pictures })),
    };
  });
  await answer(page, '**/api/cart', { ...seeded, items });
  await open({ body: '' });
  for (const url of hostileUrls) {
    const urls = { web: { href: url, label: 'Shop' }, redemption: url, login: url };
    await page.evaluate(
      (json) => {
        const tag = document.createElement('cart-fragment');
        tag.fragmentData = json;
        document.body.replaceChildren(tag);
      },
      fragmentJson({ props: { mode: 'redemption', tenantConfig: { urls } } }),
    );
    await expect(cart.items).toHaveCount(items.length);
    const found = await cart.root.evaluate((host) =>
      Array.from(host.shadowRoot!.querySelectorAll('[href], [src], [srcset]'), (element) =>
        ['href', 'src', 'srcset'].map((name) => element.getAttribute(name) ?? '').join(' '),
      ),
    );
    expect(found.length).toBeGreaterThan(items.length);
    expect(found.filter((one) => !/^ *(http:\/\/localhost:\d+)?\/|^\.\/checkout.html/.test(one))).toEqual([]);
  }
  await page.unroute('**/api/cart');
  await page.evaluate(() => document.querySelector('cart-fragment')!.refresh());
});

test('the next step navigates to trusted origins only', async ({ open, cart, page }) => {
  const [script, scriptWithTabs] = hostileUrls;
  const [first, ...others] = ['//evil.example/', 'https://evil.example/', script, scriptWithTabs];
  const expectRefusal = async () => {
    await expect(cart.proceed).not.toHaveAttribute('href');
    await cart.proceed.click();
    await expect(cart.alerts).toContainText('Bei der Eingabe ist ein Fehler aufgetreten.');
    await expect(page).toHaveURL(/host-page\.html$/);
    await cart.button('Schließen').click();
    await expect(cart.alerts).toHaveCount(0);
  };
  await open({ props: { nextStepUrl: first } });
  await expectRefusal();
  for (const url of others) {
    await cart.root.evaluate((host, value) => host.setAttribute('next-step-url', value), url);
    await expectRefusal();
  }
});

test('the message of a refusal is shown only if it is for shoppers', async ({ open, cart, shop }) => {
  const message = `${hostileText} at query (/srv/shop/db.js:3:1) SELECT * FROM cart`;
  await open();
  for (const [what, status, category, shown] of [
    ['a refused change', 400, 'external_error', false],
    ['a refused address', 400, 'express_shipping_invalid_zip_code', true],
    ['a server error', 500, 'external_error', false],
  ] as const) {
    await test.step(`the message of ${what} is ${shown ? 'shown as text' : 'never shown'}`, async () => {
      await shop.failNext({
        kind: 'status',
        status,
        path: 'set-shipping-method',
        body: { errorCode: 1, category, message },
      });
      await cart.shipping('Expressversand').click();
      await expect(cart.alerts).toContainText(shown ? message : 'Es ist ein technischer Fehler aufgetreten.');
      await expect(cart.alerts.getByText('SELECT')).toHaveCount(shown ? 1 : 0);
      await cart.alerts.getByRole('button', { name: 'Schließen' }).click();
      await expect(cart.alerts).toHaveCount(0);
    });
  }
});

test('forged messages to the tabs cause at most one fetch per second', async ({ open, cart, page, context }) => {
  await page.clock.install();
  await open();
  await expect(cart.quantity(balloon)).toHaveValue('1');
  // Time stops, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 30_000);
  const calls = recordCalls(page);
  const other = await context.newPage();
  await other.goto('checkout.html');
  const flood = (from: number) =>
    other.evaluate((first) => {
      const channel = new BroadcastChannel('cf_cart');
      const forged = { cartId: 'other', items: [], total: 0, price: 0, state: { phase: { kind: 'absent' } } };
      for (const message of [null, 'x', forged, { ...forged, cartVersion: 'x' }]) channel.postMessage(message);
      for (let index = 0; index < 500; index++) {
        channel.postMessage({ ...forged, cartVersion: first + index, sentAt: Date.now() });
      }
    }, from);
  const response = page.waitForResponse(/api\/cart$/);
  await flood(1000);
  await expect.poll(() => calls.of('cart').length).toBe(1);
  // A fetch in flight would answer for the next one.
  await (await response).finished();
  await flood(2000);
  await page.evaluate(() => new Promise((resolve) => new MessageChannel().port1.postMessage(resolve(null))));
  expect(calls.of('cart').length).toBe(1);
  await page.clock.fastForward(1000);
  await expect.poll(() => calls.of('cart').length).toBe(2);
  await expect(cart.quantity(balloon)).toHaveValue('1');
});

test('messages to the window have no effect', async ({ open, cart, page }) => {
  await open();
  await cart.takenOver();
  const calls = recordCalls(page);
  await page.evaluate((text) => {
    for (const message of [text, { cartVersion: 99, sentAt: Date.now() }, { type: 'cartChange', cart: {} }, null]) {
      postMessage(message, '*');
      document.querySelector('cart-fragment')!.dispatchEvent(new MessageEvent('message', { data: message }));
    }
  }, hostileText);
  await expect(cart.quantity(balloon)).toHaveValue('1');
  expect(calls.all).toEqual([]);
});

test('forged values in the storage and in cookies are never used', async ({ open, cart, page, context, baseURL }) => {
  const names = [
    'cf_cart',
    'cf_redemption',
    'cf_settings',
    'cf_personal_information',
    'cf_order_id',
    'cart',
    'zustand',
  ];
  const forged = JSON.stringify({ state: { cartId: 'other', items: [], total: 0, title: hostileText }, version: 99 });
  await context.addCookies(
    names.map((name) => ({ name, value: encodeURIComponent(forged), url: baseURL ?? '', sameSite: 'Lax' as const })),
  );
  await page.addInitScript(
    ([keys, value]) => {
      for (const storage of [localStorage, sessionStorage]) keys.forEach((key) => storage.setItem(key, value));
    },
    [names, forged] as const,
  );
  await open();
  await expect(cart.quantity(balloon)).toHaveValue('1');
  await expect(cart.total).toHaveText(/^188,70\s€$/);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
});

test('no personal data remains in the storage after proceeding', async ({ open, cart, page, context }) => {
  const secrets = ['a1b2c3hash', '3103187694', 'SOMMER'];
  await open({ props: { customerEmailHash: 'a1b2c3hash' } });
  await cart.root.getByRole('textbox', { name: 'PAYBACK Kundennummer' }).fill('3103187694');
  await cart.button('Speichern').click();
  await expect(cart.button('Konto wechseln')).toBeVisible();
  await cart.button('Rabattcode einlösen').click();
  const dialog = new DiscountDialog(cart);
  await dialog.send('SOMMER');
  await expect(dialog.alert).toBeVisible();
  await dialog.root.getByRole('button', { name: 'Schließen' }).click();
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'demo_session');
  const left = JSON.stringify([stored, cookies]);
  expect(secrets.filter((secret) => left.includes(secret))).toEqual([]);
  // None of these contains personal data.
  const harmless = [
    'cf_analytics',
    'cf_cart',
    'cf_confirmed_cart',
    'cf_number_of_cart_items',
    'cf_tracking_client_id',
    'cf_tracking_session_id',
  ];
  expect((left.match(/cf_\w+/g) ?? []).filter((name) => !harmless.includes(name))).toEqual([]);
  await page.goBack();
});
