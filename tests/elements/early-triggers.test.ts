import { assert } from 'chai';
import { type EarlyPage, early, openPage, settle } from './support/early-page.ts';
import { afterTest, cleanPage, inside, until } from './support/page.ts';
import { serverData } from './support/server-page.ts';

describe('the early script', () => {
  afterEach(cleanPage);

  describe('in other modes', () => {
    for (const hydrate of ['load', 'idle'] as const) {
      it(`loads the program without a touch: ${hydrate}`, async () => {
        const opened = await openPage({ hydrate });
        await until(() => !opened.cart.hasAttribute('data-server-rendered'));
      });
    }

    it('loads the program when the cart comes near: visible', async () => {
      const opened = await openPage({ hydrate: 'visible', before: '<p style="height: 4000px">' });
      await settle(opened);
      assert.deepEqual(opened.scripts(), [early]);
      opened.page.scrollTo(0, 3500);
      await until(() => !opened.cart.hasAttribute('data-server-rendered'));
    });
  });

  describe('loads the program without a touch', () => {
    const send = (message: object) => {
      const channel = new BroadcastChannel('cf_cart');
      channel.postMessage(message);
      channel.close();
    };
    const triggers: [string, (opened: EarlyPage) => void][] = [
      ['when another tab has changed the cart', () => send({ cartVersion: 4, sentAt: Date.now() })],
      [
        'when the page is restored',
        ({ page }) => page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true })),
      ],
      ['when the page sets a property', ({ cart }) => (cart.nextStepUrl = '/weiter')],
      ['when the page sets an attribute', ({ cart }) => cart.setAttribute('customer-email-hash', 'abc')],
      ['when the page assigns data', ({ cart }) => (cart.fragmentData = serverData())],
      [
        'when a framework writes the data as an attribute',
        ({ cart }) => cart.setAttribute('fragmentData', JSON.stringify(serverData())),
      ],
      ['when the page replaces the data script', ({ cart }) => (cart.querySelector('script')!.textContent += ' ')],
      ['when the page refreshes the cart', ({ cart }) => void cart.refresh()],
      ['when the page focuses the cart', ({ cart }) => cart.focus()],
    ];
    for (const [what, trigger] of triggers) {
      it(what, async () => {
        const opened = await openPage();
        await settle(opened);
        assert.isFalse(opened.isLoaded());
        trigger(opened);
        await until(() => !opened.cart.hasAttribute('data-server-rendered'));
        assert.isFalse(Object.hasOwn(opened.cart, 'refresh'));
      });
    }

    it('not when another shop of the origin has changed its cart', async () => {
      const opened = await openPage();
      const { href: baseUrl } = new URL('/shop/', location.href);
      for (const shop of [{ tenant: 'JS_AT' }, { baseUrl: `${baseUrl}at/` }])
        send({ baseUrl, tenant: 'JS_DE', ...shop, cartVersion: 4, sentAt: Date.now() });
      await settle(opened);
      assert.isFalse(opened.isLoaded());
      send({ baseUrl, tenant: 'JS_DE', cartVersion: 4, sentAt: Date.now() });
      await until(() => opened.isLoaded());
    });

    it('when this tab has confirmed a newer cart, which is fetched before anything is said to be true', async () => {
      const baseUrl = new URL('/shop/', location.href).href;
      sessionStorage.setItem('cf_confirmed_cart', JSON.stringify({ baseUrl, cartId: 'cart-1', cartVersion: 9 }));
      const opened = await openPage();
      await until(() => opened.shop.named('cart').length > 0);
    });

    it('when the express payments come near', async () => {
      const payments = { paypalScriptUrl: '/tests/elements/support/picture.svg' };
      const opened = await openPage({ data: serverData({ payments }), before: '<p style="height: 4000px">' });
      await settle(opened);
      assert.deepEqual(opened.scripts(), [early]);
      inside(opened.cart, '#payment-methods').scrollIntoView();
      await until(() => opened.isLoaded());
    });

    it('when a code of a campaign is to be redeemed', async () => {
      document.cookie = 'kampagne=SOMMER; path=/';
      afterTest(() => (document.cookie = 'kampagne=; path=/; max-age=0'));
      const opened = await openPage({ data: serverData({ discountCampaignCookieName: 'kampagne' }) });
      await until(() => opened.shop.named('cart/add-coupon').length === 1);
    });

    it('with a refresh that fetches the cart', async () => {
      const opened = await openPage();
      void opened.cart.refresh();
      await until(() => opened.shop.named('cart').length > 0);
      await settle(opened);
      assert.lengthOf(opened.shop.named('cart'), 1);
    });

    it('with the property that was set', async () => {
      const opened = await openPage();
      opened.cart.nextStepUrl = '/weiter';
      await until(() => !opened.cart.hasAttribute('data-server-rendered'));
      assert.equal(inside(opened.cart, '[part~="proceed"]').getAttribute('href'), '/weiter');
      assert.equal(opened.cart.nextStepUrl, '/weiter');
      assert.isFalse(Object.hasOwn(opened.cart, 'tenant'));
    });
  });
});
