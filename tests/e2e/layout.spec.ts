import {
  boxesOf,
  brokenPrices,
  brokenWords,
  controlsOf,
  cutTexts,
  listenForShifts,
  overhang,
  styleCart,
} from '../support/layout.ts';
import { holdCalls } from '../support/calls.ts';
import { ExpressPage } from '../support/express-page.ts';
import { tabThroughCart, type TabStop } from '../support/keyboard.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, getaway } = titles;
const widths = [320, 360, 374, 576, 768, 992, 1200, 1680];
const height = 800;

/** The right end of a box of `controlsOf`, its top and its height. */
const endOf = ([left, top, width, length]: readonly number[]) => [left! + width!, top, length];

// Without smooth scrolling, boxes have their final position at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a price in CHF and the link to the designs do not overlap', async ({ cart, page }) => {
  await page.setViewportSize({ width: 360, height });
  await page.goto('index.html?tenant=MD_CH');
  await cart.packaging(balloon, 'Geschenkbox').click();
  const line = cart.items.first().locator('.packaging-line');
  await expect(line).toHaveText(/^Geschenkbox7,90.CHFDesign wählen$/);
  const [price, word] = await line.evaluate((element) =>
    [element.querySelector('span')!, element.querySelector('button')!].map((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      return text.getBoundingClientRect().toJSON() as DOMRect;
    }),
  );
  expect(price!.right < word!.left || price!.bottom <= word!.top).toBe(true);
});

test('fits every width: one column with a bar at the bottom, and two columns from 992 px', async ({ cart, page }) => {
  await page.goto('index.html');
  await expect(cart.items).toHaveCount(5);
  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      expect(await overhang(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
      const [items, summary, bar] = await boxesOf(cart.items.first(), cart.summary, cart.proceedBar);
      if (width < 992) {
        expect(summary!.top).toBeGreaterThan(items!.bottom);
        expect(bar).toMatchObject({ left: 0, right: width, bottom: height });
      } else {
        expect(summary!.left).toBeGreaterThan(items!.right);
        expect(Math.abs(summary!.top - items!.top)).toBeLessThan(60);
        expect(bar!.left).toBeGreaterThan(items!.right);
      }
    });
  }
});

test('shows the skeleton in the columns of the cart', { tag: '@any-font' }, async ({ cart, page }) => {
  await page.route('**/api/cart', () => {});
  await openHostPage(page);
  for (const [width, columns] of [
    [768, 1],
    [1200, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [items, sums] = await boxesOf(cart.root.locator('[part="skeleton"]'), cart.root.locator('.skeleton-side'));
    expect(sums!.left >= items!.right ? 2 : 1).toBe(columns);
  }
});

test('depends on its own width, not on that of the window', async ({ cart, page }) => {
  await page.setViewportSize({ width: 1680, height });
  await openHostPage(page, { head: '<style>cart-fragment { width: 400px }</style>' });
  await expect(cart.items).toHaveCount(5);
  const order = async () => {
    const [items, summary] = await boxesOf(cart.items.first(), cart.summary);
    return summary!.left > items!.right ? 'two columns' : 'one column';
  };
  expect(await order()).toBe('one column');
  await expect(cart.proceedBar).toHaveCSS('position', 'sticky');
  expect(await cutTexts(page)).toEqual([]);
  await cart.root.evaluate((element) => (element.style.width = '991px'));
  expect(await order()).toBe('one column');
  await cart.root.evaluate((element) => (element.style.width = '992px'));
  expect(await order()).toBe('two columns');
});

test(
  'shows the total, the next step and the first express button at every scroll position',
  { tag: '@any-font' },
  async ({ cart, page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await shop.seed('vouchers');
    await shop.addItem('p-1001');
    await shop.addItem('p-1002');
    await page.goto('index.html');
    await expect(cart.proceed).toBeEnabled();
    const { paypal } = new ExpressPage(page);
    await paypal.waitFor();
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await test.step(`at ${width} × ${height} px`, async () => {
        await page.setViewportSize({ width, height });
        const positions = await paypal.evaluate((express) => {
          const root = document.querySelector('cart-fragment')!.shadowRoot!;
          const boxOf = (selector: string) => root.querySelector(selector)!.getBoundingClientRect();
          const seen: { at: number; total: number; step: number; express: number }[] = [];
          // Until the page has less of the cart than a screen.
          for (let at = 0; boxOf('.main').bottom >= innerHeight || at === 0; at += 60) {
            scrollTo(0, at);
            const [total, step] = [boxOf('[data-kind="total"]').top, boxOf('.proceed').bottom];
            seen.push({ at, total, step, express: express.getBoundingClientRect().bottom });
          }
          scrollTo(0, 0);
          return seen;
        });
        expect(positions.length).toBeGreaterThan(5);
        for (const { at, total, step, express } of positions) {
          expect.soft(total, `the total at ${at}`).toBeGreaterThanOrEqual(at === 0 ? 0 : 119);
          expect.soft(step, `the next step at ${at}`).toBeLessThanOrEqual(height);
          expect.soft(express, `the first express button at ${at}`).toBeLessThanOrEqual(height);
        }
      });
    }
  },
);

test(
  'moves the bar of a phone no faster than the page, and repeats no total next to it',
  { tag: '@any-font' },
  async ({ cart, page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const payments = { paypalScriptUrl: 'host/stand-ins/paypal.js?client-id=demo' };
    // The page goes on below the payments, so that the bar can leave the window with them.
    const head = '<style>body { padding-bottom: 700px }</style>';
    await openHostPage(page, { head, props: { lastCheckUrl: './last-check.html', payments } });
    await expect(cart.proceed).toBeEnabled();
    const { area, paypal } = new ExpressPage(page);
    await area.scrollIntoViewIfNeeded();
    await paypal.waitFor();
    const positions = await area.evaluate(async (methods) => {
      const root = methods.getRootNode() as ShadowRoot;
      const boxOf = (selector: string) => root.querySelector(selector)!.getBoundingClientRect();
      const seen: { bar: number; isTotalShown: boolean; text: string }[] = [];
      const end = scrollY + methods.getBoundingClientRect().bottom;
      for (let at = end - 1100; at < end; at += 12) {
        scrollTo(0, at);
        for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
        const bar = boxOf('.proceed-bar').top;
        const total = boxOf('.summary [data-kind="total"]');
        const text = root.querySelector('.proceed-total')!.textContent;
        seen.push({ bar, isTotalShown: total.bottom < bar && total.top > 70, text });
      }
      return seen;
    });
    const moves = positions.slice(1).map(({ bar }, index) => Math.abs(bar - positions[index]!.bar));
    expect(Math.max(...moves)).toBeLessThanOrEqual(13);
    const nextToTotal = positions.filter(({ isTotalShown }) => isTotalShown);
    expect(nextToTotal.length).toBeGreaterThan(5);
    expect(nextToTotal.filter(({ text }) => !text.endsWith('Artikel'))).toEqual([]);
    expect(positions[0]!.text).toMatch(/€$/);
  },
);

test('shows the total in the bar of a phone while the notes above the bar cover that of the summary', async ({
  cart,
  page,
  shop,
}) => {
  await shop.seed('tickets');
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto('index.html');
  await expect(cart.proceed).toBeEnabled();
  const release = await holdCalls(page, '**/api/reserve-appointments');
  await cart.proceed.click();
  await page.clock.runFor(3500);
  const [notes] = await boxesOf(cart.root.locator('.proceed-notes'));
  const total = cart.summary.locator('[data-kind="total"]');
  const { y, height } = (await total.boundingBox())!;
  // Behind the notes, and above the bar.
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), y + height - notes!.bottom + 4);
  await expect(cart.proceedBar.locator('.proceed-total')).toContainText('Gesamtsumme');
  release();
});

test(
  'does not stick a bar that would cover more than a quarter of the window',
  { tag: '@any-font' },
  async ({ cart, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openHostPage(page);
    await expect(cart.proceedBar).toHaveCSS('position', 'sticky');
    await page.setViewportSize({ width: 360, height: 410 });
    await cart.proceedBar.evaluate((bar: HTMLElement) => (bar.style.minHeight = '110px'));
    await expect(cart.proceedBar).not.toHaveCSS('position', 'sticky');
  },
);

test('does not move the next step when the sum gets longer', async ({ cart, page, shop }) => {
  await shop.seed('single');
  let total = 5;
  await page.route('**/api/cart/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { total?: { gross: { amount: number } } };
    if (answer.total) answer.total.gross.amount = total;
    await route.fulfill({ response, json: answer });
  });
  await openHostPage(page);
  await expect(cart.proceed).toBeEnabled();
  const proceedBoxes = async (amount: number, quantity: string) => {
    total = amount;
    await cart.quantity(balloon).selectOption(quantity);
    await expect(cart.total).toHaveText(new RegExp(`^${amount.toLocaleString('de', { minimumFractionDigits: 2 })}`));
    const boxes: Record<number, unknown> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      [boxes[width]] = await boxesOf(cart.proceed);
      expect(await cutTexts(page)).toEqual([]);
      expect(await brokenPrices(page)).toEqual([]);
    }
    return boxes;
  };
  const before = await proceedBoxes(5, '2');
  for (const [amount, quantity] of [
    [941.5, '3'],
    [1999.99, '4'],
    [99_999.99, '5'],
    [999_999.99, '6'],
  ] as const) {
    expect(await proceedBoxes(amount, quantity)).toEqual(before);
  }
});

test('moves the bar above the payments while these are in view', { tag: '@any-font' }, async ({ cart, page }) => {
  await page.setViewportSize({ width: 360, height });
  await page.goto('index.html');
  await cart.takenOver();
  const bottom = async () => {
    const [bar] = await boxesOf(cart.proceedBar);
    return bar!.bottom;
  };
  const setPaymentVisibility = (isVisible: boolean) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('paymentVisibilityChange', { detail })), {
      isVisible,
    });
  await expect.poll(bottom).toBe(height);
  await setPaymentVisibility(true);
  await expect.poll(bottom).toBe(height - 72);
  await setPaymentVisibility(false);
  await expect.poll(bottom).toBe(height);
});

test('breaks no word of a row when texts are twice as large', async ({ cart, page }) => {
  await openHostPage(page, { head: '<style>html { font-size: 200% }</style>' });
  await expect(cart.items).toHaveCount(5);
  for (const width of [1200, 1680]) {
    await page.setViewportSize({ width, height });
    expect(await brokenWords(page)).toEqual([]);
  }
});

for (const width of [360, 1200]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('cuts nothing off with more space in the texts, or larger ones', async ({ cart, page }) => {
      await openHostPage(page);
      await expect(cart.items).toHaveCount(5);

      await test.step('cuts nothing off with the text spacing of WCAG 1.4.12', async () => {
        const restyle = await styleCart(
          page,
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
           p { margin-block-end: 2em !important }`,
        );
        expect(await cutTexts(page)).toEqual([]);
        expect(await overhang(page)).toBe(0);
        await restyle();
      });

      await test.step('cuts nothing off when texts are twice as large', async () => {
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await expect(cart.heading).toHaveCSS('font-size', width < 576 ? '52px' : '64px');
        for (const within of [width, width === 360 ? 320 : 768]) {
          await page.setViewportSize({ width: within, height });
          expect(await cutTexts(page)).toEqual([]);
          expect(await overhang(page)).toBe(0);
          expect(await brokenPrices(page)).toEqual([]);
        }
      });
    });

    test('wraps a title of 10,000 characters', async ({ cart, page }) => {
      await page.route('**/api/cart', async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        await route.fulfill({ response: answer, body: text.replace(`"${balloon}"`, `"${'Ballonfahrt'.repeat(910)}"`) });
      });
      await openHostPage(page);
      await expect(cart.items).toHaveCount(5);
      const title = cart.items.first().getByRole('heading').getByRole('link');
      await expect(title).toHaveText(/^(Ballonfahrt){910}$/);
      expect(await overhang(page)).toBe(0);
      await title.focus();
      const [row, link] = await boxesOf(cart.items.first(), title);
      expect(link!.right).toBeLessThanOrEqual(row!.right);
      expect(await overhang(page)).toBe(0);
      await expect(cart.items.first().getByRole('combobox')).toBeVisible();
    });

    test('moves no control when a quantity, a packaging or the shipping changes', async ({ cart, page }) => {
      await openHostPage(page);
      await expect(cart.summary.getByText(/^Alles (da|sofort) /)).toBeVisible();
      await expect(cart.proceed).toBeEnabled();
      const before = await controlsOf(page);

      await cart.quantity(getaway).selectOption('9');
      await expect(cart.sum('Artikel')).toHaveText(/^1\.806,90/);
      expect(await controlsOf(page)).toEqual(before);

      await cart.packaging(balloon, 'Geschenkbox').click();
      await expect(cart.sum('Verpackung')).toHaveText(/^7,90/);
      const { [`Design wählen, ${balloon}`]: design, ...others } = await controlsOf(page);
      expect(design).toBeDefined();
      const { [`Verpackung ändern, ${balloon}`]: change, ...same } = before;
      expect(others).toEqual(same);
      expect(change && endOf(change)).toEqual(width === 360 ? endOf(design!) : undefined);
      const note = cart.root.locator('[data-kind="shipping"] .sum-note');
      await expect(note).toHaveText('Versand jetzt 5,90 € (Standardversand für Boxen)');
      expect(await cutTexts(page)).toEqual([]);

      const main = '.main :is(a, button, select, input, summary)';
      const packed = await controlsOf(page, main);
      await cart.shipping('Expressversand für Boxen').click();
      await expect(note).toHaveText('Versand jetzt 16,90 € (Expressversand für Boxen)');
      expect(await controlsOf(page, main)).toEqual(packed);
      await expect(note).toBeHidden();
      expect(await controlsOf(page, main)).toEqual(packed);
    });

    test(
      'does not shift when pictures are slow or missing, and loads them once the network is back',
      { tag: '@any-font' },
      async ({ cart, page, shop }) => {
        await shop.seed('boxes');
        const shifts = await listenForShifts(page);
        let asked = 0;
        let give = () => {};
        const given = new Promise<void>((resolve) => (give = resolve));
        await page.route('**/images/**', async (route) => {
          const missing = asked++ % 2 === 0;
          await given;
          await (missing ? route.abort() : route.continue());
        });
        await openHostPage(page);
        await expect(cart.items).toHaveCount(2);
        await expect(cart.summary.getByText(/^Alles (da|sofort) /)).toBeVisible();
        await expect.poll(() => asked).toBeGreaterThan(2);
        const boxes = async () => boxesOf(...(await cart.items.all()), ...(await cart.pictures.all()), cart.summary);
        const before = await boxes();
        give();
        await expect
          .poll(() =>
            cart.pictures.evaluateAll(
              (images) => images.filter((image) => !(image as HTMLImageElement).complete).length,
            ),
          )
          .toBe(0);
        expect(await boxes()).toEqual(before);
        const broken = cart.root.locator('.picture[data-broken]');
        expect(await broken.count()).toBeGreaterThan(0);
        await expect(broken.first()).not.toHaveCSS('background-image', 'none');
        await page.unroute('**/images/**');
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await expect(broken).toHaveCount(0);
        expect(await boxes()).toEqual(before);
        expect(await shifts()).toEqual([]);
      },
    );
  });
}

test("follows the reader's font size, or that of the page", async ({ cart, page }) => {
  await page.setViewportSize({ width: 360, height });
  await openHostPage(page, { head: '<style>html { font-size: 62.5% } body { font-size: 1.4rem }</style>' });
  await expect(cart.items).toHaveCount(5);
  const quantity = cart.quantity(balloon);
  await expect(quantity).toHaveCSS('font-size', /^16(\.\d+)?px$/);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await expect(quantity).toHaveCSS('font-size', /^24(\.\d+)?px$/);
  expect(await cutTexts(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await cart.services(balloon).click();
  await expect(cart.dialog('Leistungen').getByRole('listitem').first()).toHaveCSS('font-size', '24px');
  await page.keyboard.press('Escape');
  // A page may enlarge its texts on request, or set the font size of the cart.
  await page.evaluate(() => (document.documentElement.style.fontSize = '125%'));
  await expect(quantity).toHaveCSS('font-size', /^30(\.\d+)?px$/);
  await cart.root.evaluate((element) => element.style.setProperty('--cart-font-size', '18px'));
  await expect(quantity).toHaveCSS('font-size', /^18(\.\d+)?px$/);
});

test('weighs the promises of the shop alike', { tag: '@any-font' }, async ({ cart, page }) => {
  await page.goto('index.html?tenant=MD_DE');
  const promises = cart.root.locator('[part="assurances"]').getByRole('listitem');
  await expect(promises.first()).toBeVisible();
  const weights = await promises.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontWeight));
  expect(new Set(weights).size).toBe(1);
});

test('prints one column of whole rows, without bars and controls', async ({ cart, page }) => {
  await page.setViewportSize({ width: 1200, height });
  await openHostPage(page);
  await expect(cart.items).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  const [items, summary] = await boxesOf(cart.items.last(), cart.summary);
  expect(summary!.top).toBeGreaterThan(items!.bottom);
  for (const row of await cart.items.all()) await expect(row).toHaveCSS('break-inside', 'avoid');
  await expect(cart.proceedBar).toBeHidden();
  await expect(cart.root.locator('.page').getByRole('button')).toHaveCount(0);
  await expect(cart.root.getByRole('textbox')).toHaveCount(0);
  // The choices are preserved.
  await expect(cart.quantity(balloon)).toBeVisible();
  await expect(cart.quantity(balloon)).toHaveCSS('border-top-width', '0px');
  const label = cart.item(balloon).getByText('Anzahl', { exact: true });
  const [text, number] = await boxesOf(label, cart.quantity(balloon));
  expect(number!.left).toBeGreaterThan(text!.right);
  expect(Math.abs(number!.bottom - text!.bottom)).toBeLessThan(6);
  await expect(cart.shippingTitles.filter({ visible: true })).toHaveCount(1);
  await expect(cart.item(balloon)).toContainText('Verpackung');
  await expect(cart.root.getByRole('radio')).toHaveCount(0);
  expect(await overhang(page)).toBe(0);
});

for (const name of ['index.html', 'server-rendered.html']) {
  test(`shifts nothing while ${name} loads, at any width`, async ({ cart, page }) => {
    const shifts = await listenForShifts(page);
    const answers: (() => void)[] = [];
    await page.route('**/api/cart', async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    const isWide = test.info().project.name === 'wide fonts';
    for (const width of isWide ? [360, 1200] : [360, 768, 1200, 1680]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
        const opened = answers.length;
        await page.goto(name);
        await expect.poll(() => answers.length).toBeGreaterThan(opened);
        await expect(cart.heading).toBeVisible();
        answers.forEach((give) => give());
        await expect(cart.items).toHaveCount(5);
        await expect(cart.summary.getByText(/^Alles (da|sofort) /)).toBeAttached();
        await page.waitForLoadState('networkidle');
        expect(await shifts()).toEqual([]);
      });
    }
  });
}

test(
  'shifts nothing while the other pages of the demo load, on a slow device',
  { tag: '@any-font' },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1200, height: 900 });
    const shifts = await listenForShifts(page);
    const devTools = await page.context().newCDPSession(page);
    // A slow browser paints partially parsed pages more often.
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const name of ['classic', 'list', 'product', 'wishlist', 'checkout', 'last-check', 'confirmation']) {
      await test.step(name, async () => {
        await page.goto(`${name}.html`);
        await page.waitForLoadState('networkidle');
        expect(await shifts()).toEqual([]);
      });
    }
  },
);

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height }, hasTouch: true, isMobile: true });

  test('shows five items in little height', async ({ cart, page }) => {
    await page.goto('index.html');
    await expect(cart.items).toHaveCount(5);

    await test.step('shows five items of a phone page on two screens', async () => {
      const [first, , , , last] = await boxesOf(...(await cart.items.all()));
      expect(last!.bottom - first!.top).toBeLessThan(1350);
      for (const radio of await cart.root
        .getByRole('radiogroup', { name: /^Verpackung, / })
        .getByRole('radio')
        .all()) {
        await expect(radio).toBeVisible();
      }
    });

    await test.step('shows a cart of five items within 2,400 px, without the express payments', async () => {
      const isWide = test.info().project.name === 'wide fonts';
      const [whole, payments] = await boxesOf(
        cart.root.locator('[part~="page"]'),
        cart.root.locator('[part~="payment-methods"]'),
      );
      expect(payments!.top - whole!.top).toBeLessThan(isWide ? 2700 : 2400);
    });
  });

  test('lays the radio button of a packaging over its picture', { tag: '@any-font' }, async ({ cart, page }) => {
    await openHostPage(page);
    const radio = cart.packaging(balloon, 'Geschenkumschlag');
    const [target, picture] = await boxesOf(radio, radio.locator('..').locator('.thumbnail'));
    expect([target!.left, target!.top]).toEqual([picture!.left, picture!.top]);
  });

  test('has targets of at least 44 px that look clickable', async ({ cart, page, shop }) => {
    await shop.seed('vouchers');
    await openHostPage(page);
    await expect(cart.items).toHaveCount(1);
    await page.evaluate(() => document.querySelector('cart-fragment')!.focus());
    const stops = await tabThroughCart(page);
    expect(stops.length).toBeGreaterThan(10);
    const isSmall = ({ box }: TabStop) => box.right - box.left < 44 || box.bottom - box.top < 44;
    expect(stops.filter(isSmall).map(({ name }) => name)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    await expect(cart.services(balloon)).toHaveCSS('text-decoration-line', 'underline');
  });
});

test('has no animations for shoppers who prefer reduced motion', { tag: '@any-font' }, async ({ cart, page, shop }) => {
  // Regardless of the theme.
  await openHostPage(page, { head: '<style>cart-fragment { --cart-duration: 200ms }</style>' });
  await expect(cart.items).toHaveCount(5);
  await expect(cart.root).toHaveCSS('--cart-duration', '0s');
  await shop.failNext({ kind: 'stall', path: 'set-item-quantity' });
  await cart.quantity(balloon).selectOption('3');
  await cart.services(balloon).click();
  await expect(cart.dialog('Leistungen')).toBeVisible();
  await expect(cart.item(balloon).locator('.quantity[data-pending]')).toHaveCount(1);
  const running = () =>
    cart.root.evaluate(
      ({ shadowRoot }) => shadowRoot!.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(running).toBe(0);
  // For everybody else, the same page has animations.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(running).toBeGreaterThan(0);
});

test('shows the focus in forced colors', { tag: '@any-font' }, async ({ cart, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHostPage(page);
  await expect(cart.items).toHaveCount(5);
  await page.evaluate(() => document.querySelector('cart-fragment')!.focus());
  const stops = await tabThroughCart(page);
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ outline }) => outline < 2).map(({ name }) => name)).toEqual([]);
});
