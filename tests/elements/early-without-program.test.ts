import { assert } from 'chai';
import { type EarlyPage, openPage, settle } from './support/early-page.ts';
import { choose, cleanPage, inside, quantitySelect, radio, until } from './support/page.ts';

describe('the early script', () => {
  afterEach(cleanPage);

  describe('without the program', () => {
    /** Timers for more than a second, to run by hand. */
    const timers = `<script>
      window.timers = [];
      {
        const { setTimeout } = window;
        window.setTimeout = (run, ms) => (ms > 1000 ? timers.push({ run, ms }) : setTimeout(run, ms));
      }
    </script>`;
    const missing = 'data-program="/dist/no-such-program.js"';
    const timersOf = ({ page }: EarlyPage) => (page as unknown as { timers: { run(): void; ms: number }[] }).timers;

    it('offers a reload after two minutes if the cart must be checked', async () => {
      const opened = await openPage({ script: missing, before: timers });
      opened.page.dispatchEvent(new opened.page.PageTransitionEvent('pageshow', { persisted: true }));
      assert.equal(inside(opened.cart, '[part~="proceed"]').ariaDisabled, 'true');
      timersOf(opened)
        .find(({ ms }) => ms === 120_000)!
        .run();
      assert.isFalse(inside(opened.cart, '.early-notice').hidden);
    });

    it('offers a reload after two minutes if a change is not saved', async () => {
      const opened = await openPage({ script: missing, before: timers });
      const { cart } = opened;
      choose(quantitySelect(cart), '5');
      const notice = inside(cart, '.early-notice');
      assert.isTrue(notice.hidden);
      timersOf(opened)
        .find(({ ms }) => ms === 120_000)!
        .run();
      assert.isFalse(notice.hidden);
      assert.include(notice.textContent, 'Ein Teil der Seite konnte nicht geladen werden.');
      assert.equal(notice.querySelector('button')!.textContent, 'Seite neu laden');
      assert.equal(quantitySelect(cart).value, '5');
    });

    it('says nothing if nothing was changed', async () => {
      const opened = await openPage({ script: missing, before: timers });
      opened.cart.focus();
      timersOf(opened)
        .find(({ ms }) => ms === 120_000)!
        .run();
      assert.isTrue(inside(opened.cart, '.early-notice').hidden);
      assert.isNull(inside(opened.cart, '[part~="proceed"]').ariaDisabled);
    });

    const claimsOffline = `<script>Object.defineProperty(navigator, 'onLine', { value: false })</script>`;
    const reason = ({ cart }: EarlyPage) => inside(cart, '#proceed-reason').textContent;

    it('says that the shopper is offline once an attempt has failed', async () => {
      const opened = await openPage({ script: missing, before: claimsOffline });
      choose(quantitySelect(opened.cart), '5');
      assert.equal(reason(opened), 'Deine Änderung wird gespeichert …');
      await until(() => reason(opened).startsWith('Du bist offline.'));
    });

    it('does not say so if the browser says that it is online', async () => {
      const opened = await openPage({ script: missing, before: timers });
      choose(quantitySelect(opened.cart), '5');
      await until(() => timersOf(opened).some(({ ms }) => ms === 3000));
      assert.equal(reason(opened), 'Deine Änderung wird gespeichert …');
    });

    it('believes a network that works rather than the browser', async () => {
      const opened = await openPage({ before: claimsOffline });
      choose(quantitySelect(opened.cart), '5');
      assert.equal(reason(opened), 'Deine Änderung wird gespeichert …');
      await until(() => opened.shop.cart.cartVersion === 4);
    });

    it('tries again', async () => {
      const opened = await openPage({ script: missing, before: timers });
      choose(quantitySelect(opened.cart), '5');
      await until(() => timersOf(opened).some(({ ms }) => ms === 3000));
    });

    it('keeps a change for the next cart if the page removes the element', async () => {
      const opened = await openPage();
      const { cart, page } = opened;
      const kept = () =>
        Object.keys(JSON.parse((page.sessionStorage['cf_pending_changes'] as string) ?? '{}') as object);
      choose(quantitySelect(cart), '5');
      const before = kept();
      assert.isNotEmpty(before);
      cart.remove();
      await settle(opened);
      assert.deepEqual(kept(), before);
    });

    it('keeps quantity, packaging, shipping and removal for the next page of the tab', async () => {
      const first = await openPage({ script: missing });
      choose(quantitySelect(first.cart), '5');
      radio(first.cart, 'packaging-koch', 'envelope').click();
      radio(first.cart, 'shipping', 'Express').click();
      inside(first.cart, '[aria-label="Ballonfahrt entfernen"]').click();
      const leaving = new first.page.Event('beforeunload', { cancelable: true });
      first.page.dispatchEvent(leaving);
      assert.isFalse(leaving.defaultPrevented);
      first.page.frameElement!.remove();

      const next = await openPage();
      const { shop } = next;
      await until(() => shop.cart.cartVersion === 7);
      assert.deepEqual(
        shop.cart.items.map(({ id, quantity }) => [id, quantity]),
        [['koch', 5]],
      );
      assert.equal((shop.cart.items[0]!.selectedPackaging as { type: string }).type, 'Envelope');
      assert.equal((shop.cart['shipping'] as { method: string }).method, 'Express');
      await until(() => sessionStorage.getItem('cf_pending_changes') === null);
    });

    it('lets the browser ask before what cannot be kept is lost, and listens to that only then', async () => {
      const before = `<script>
        window.heard = [];
        const { addEventListener } = window;
        window.addEventListener = (type, ...rest) => {
          heard.push(type);
          addEventListener.call(window, type, ...rest);
        };
      </script>`;
      const { cart, page } = await openPage({ script: missing, before });
      assert.notInclude((page as unknown as { heard: string[] }).heard, 'beforeunload');
      inside(cart, '[aria-label="Ballonfahrt auf die Wunschliste"], [part~="wishlist"]').click();
      const leaving = new page.Event('beforeunload', { cancelable: true });
      page.dispatchEvent(leaving);
      assert.isTrue(leaving.defaultPrevented);
    });
  });
});
