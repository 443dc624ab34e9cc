import { assert } from 'chai';
import 'cart-fragment/cart-fragment.js';
import { StubShop } from './support/stub-shop.ts';
import { afterTest, choose, cleanPage, inside, quantitySelect, showCart, until } from './support/page.ts';
import { wireCart } from './support/wire-cart.ts';

describe('a browser that claims to be offline', () => {
  let shop: StubShop;
  beforeEach(() => {
    shop = new StubShop();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    afterTest(() => Reflect.deleteProperty(navigator, 'onLine'));
  });
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  const text = (cart: Element) => cart.shadowRoot!.textContent;
  const sent = () => shop.named('cart/set-item-quantity').map(({ body }) => body['quantity']);

  it('does not keep the cart from loading and changing', async () => {
    const cart = await showCart();
    choose(quantitySelect(cart), '5');
    await until(() => shop.cart.cartVersion === 4 && !inside(cart, '[part~="item"]').matches('[aria-busy="true"]'));
    assert.deepEqual(sent(), [5]);
    assert.notInclude(text(cart), 'Du bist offline');
  });

  it('is believed once a request is lost, until any other request is answered', async () => {
    const cart = await showCart();
    shop.lost = true;
    choose(quantitySelect(cart), '5');
    await until(() =>
      text(cart).includes('Du bist offline. Deine Änderung wird gesendet, sobald du wieder online bist.'),
    );
    shop.lost = false;
    await cart.refresh();
    await until(() => shop.cart.cartVersion === 4);
    await until(() => !text(cart).includes('Du bist offline'));
  });

  it('does not keep "Erneut versuchen" from sending', async () => {
    const cart = await showCart();
    shop.lost = true;
    choose(quantitySelect(cart), '5');
    const retry = () =>
      [...cart.shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Erneut versuchen');
    await until(() => retry() !== undefined);
    shop.lost = false;
    retry()!.click();
    await until(() => shop.cart.cartVersion === 4);
  });
});

describe('a version that goes back', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  it('is shown once a second fetch confirms it', async () => {
    const cart = await showCart();
    choose(quantitySelect(cart), '5');
    await until(() => shop.cart.cartVersion === 4);
    await until(() => !inside(cart, '[part~="item"]').matches('[aria-busy="true"]'));
    shop.cart = wireCart({ cartVersion: 2 });
    await cart.refresh();
    assert.equal(quantitySelect(cart).value, '5');
    await cart.refresh();
    await until(() => quantitySelect(cart).value === '2');
  });
});
