import { assert } from 'chai';
import 'cart-fragment/cart-fragment.js';
import 'cart-fragment/wishlist-toggle.js';
import { afterTest, cleanPage, createCart, inside, showCart, until } from './support/page.ts';
import { StubShop } from './support/stub-shop.ts';

function addStyle(css: string): void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  afterTest(() => style.remove());
}

/** The computed color of a token where the rules of the cart use it. */
function colorOf(host: Element, property: 'backgroundColor' | 'color', part: string): string {
  return getComputedStyle(inside(host, `[part~="${part}"]`))[property];
}

const lightness = (color: string) => {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map(Number);
  // Mixed colors are printed as fractions.
  return (0.3 * red + 0.6 * green + 0.1 * blue) / (color.startsWith('rgb') ? 255 : 1);
};

describe('the theme', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    shop.restore();
    await cleanPage();
  });

  for (const selector of [':root', 'main', 'cart-fragment, wishlist-toggle']) {
    it(`takes a color that is set on ${selector}, also after a change`, async () => {
      addStyle(
        `${selector} { --cart-color-accent: rgb(1, 2, 3); --cart-color-surface: rgb(4, 5, 6); --cart-duration: 0s }`,
      );
      const main = document.body.appendChild(document.createElement('main'));
      const cart = await showCart(createCart(), main);
      assert.equal(colorOf(cart, 'backgroundColor', 'proceed'), 'rgb(1, 2, 3)');
      const heart = document.createElement('wishlist-toggle');
      heart.setAttribute('product-id', 'p-1');
      main.append(heart);
      await until(() => heart.shadowRoot?.querySelector('button') != null);
      assert.equal(colorOf(heart, 'backgroundColor', 'button'), 'rgb(4, 5, 6)');
      addStyle(`${selector} { --cart-color-accent: rgb(7, 8, 9) }`);
      assert.equal(colorOf(cart, 'backgroundColor', 'proceed'), 'rgb(7, 8, 9)');
    });
  }

  it('prefers the nearest value, and has the color of the brand without one', async () => {
    addStyle(':root { --cart-radius: 1px } cart-fragment { --cart-radius: 2px }');
    const cart = await showCart();
    assert.equal(getComputedStyle(inside(cart, '[part~="proceed"]')).borderRadius, '2px');
    const red = colorOf(cart, 'backgroundColor', 'proceed');
    cart.setAttribute('tenant', 'MD_DE');
    await until(() => colorOf(cart, 'backgroundColor', 'proceed') !== red);
  });

  for (const tenant of ['JS_DE', 'MD_DE']) {
    it(`is light by default and dark with data-theme, for ${tenant}`, async () => {
      const cart = createCart();
      cart.setAttribute('tenant', tenant);
      await showCart(cart);
      const [surface, text] = [
        () => lightness(colorOf(cart, 'backgroundColor', 'summary')),
        () => lightness(colorOf(cart, 'color', 'page')),
      ];
      assert.isBelow(text(), 0.3);
      const light = surface();
      cart.dataset['theme'] = 'dark';
      assert.isAbove(text(), 0.8);
      assert.isBelow(surface(), 0.3);
      assert.equal(getComputedStyle(cart).colorScheme, 'dark');
      for (const theme of ['light', 'unknown']) {
        cart.dataset['theme'] = theme;
        assert.equal(surface(), light);
      }
      cart.dataset['theme'] = 'auto';
      assert.equal(surface() < 0.3, matchMedia('(prefers-color-scheme: dark)').matches);
    });

    it(`gives hearts their dark colors on the ground of the page, for ${tenant}`, async () => {
      const heart = document.createElement('wishlist-toggle');
      heart.setAttribute('product-id', 'p-1');
      heart.setAttribute('tenant', tenant);
      document.body.append(heart);
      await until(() => heart.shadowRoot?.querySelector('button') != null);
      addStyle('wishlist-toggle { --cart-duration: 0s }');
      const [surface, outline] = [
        () => lightness(colorOf(heart, 'backgroundColor', 'button')),
        () => lightness(colorOf(heart, 'color', 'button')),
      ];
      assert.isAbove(surface(), 0.9);
      heart.dataset['theme'] = 'dark';
      assert.isBelow(surface(), 0.2);
      assert.isAbove(outline(), 0.7);
      assert.equal(getComputedStyle(heart).backgroundColor, 'rgba(0, 0, 0, 0)');
    });
  }
});
