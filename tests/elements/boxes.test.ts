import { assert } from 'chai';
import 'cart-fragment/cart-fragment.js';
import { cleanPage, createCart, inside, showCart } from './support/page.ts';
import { StubShop } from './support/stub-shop.ts';

/** Boxes of a page that are as wide as their content, by the markup around the cart. */
const boxes: Record<string, string> = {
  'a flex item': '<div style="display: flex"><div data-box></div></div>',
  'a flex item itself': '<div data-box style="display: flex"></div>',
  'a centred column': '<div data-box style="display: flex; flex-direction: column; align-items: center"></div>',
  'a centred grid item': '<div data-box style="display: grid; justify-items: center"></div>',
  'a float': '<div data-box style="float: left"></div>',
  'an inline-block': '<div data-box style="display: inline-block"></div>',
  'a table cell': '<table style="border-spacing: 0"><tr><td data-box style="padding: 0"></td></tr></table>',
  'an absolute box': '<div data-box style="position: absolute"></div>',
  'fit-content': '<div data-box style="width: fit-content"></div>',
  'a dialog': '<dialog data-box style="padding: 0; border: 0; max-width: 100%; max-height: none"></dialog>',
  'a popover': '<div popover data-box style="padding: 0; border: 0"></div>',
};

describe('the box around <cart-fragment>', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  /** Returns the box of the page, in a container of the given width. */
  function openBox(html: string, width: number): HTMLElement {
    const container = document.body.appendChild(document.createElement('main'));
    container.style.cssText = `position: relative; width: ${width}px`;
    container.innerHTML = html;
    const box = container.querySelector<HTMLElement>('[data-box]')!;
    if (box instanceof HTMLDialogElement) box.showModal();
    if (box.popover !== null) box.showPopover();
    return box;
  }

  const widthOf = (element: Element) => element.getBoundingClientRect().width;

  for (const [name, html] of Object.entries(boxes)) {
    it(`gives the cart its whole width as ${name}`, async () => {
      const box = openBox(html, 700);
      const cart = await showCart(createCart(), box);
      // The top layer is as wide as the window.
      const expected = box.matches('dialog, [popover]') ? document.documentElement.clientWidth : 700;
      assert.equal(widthOf(inside(cart, '[part~="page"]')), expected);
      assert.isAtMost(cart.scrollWidth, Math.ceil(expected));
    });
  }

  it('may exceed the maximum width of the cart', async () => {
    for (const maximum of ['', '900px']) {
      const box = openBox('<div data-box style="float: left"></div>', 2000);
      const cart = createCart();
      cart.style.setProperty('--cart-max-width', maximum);
      await showCart(cart, box);
      assert.equal(widthOf(box), parseFloat(maximum || '1360px'));
      box.remove();
    }
  });

  it('has a width when the page removes the maximum width', async () => {
    const box = openBox('<div data-box style="float: left"></div>', 700);
    const cart = createCart();
    cart.style.setProperty('--cart-max-width', 'none');
    await showCart(cart, box);
    assert.equal(widthOf(box), 288);
  });

  it('may shrink next to other content', async () => {
    const box = openBox(
      '<div style="display: flex"><div data-box></div><div style="flex: none; width: 300px"></div></div>',
      700,
    );
    await showCart(createCart(), box);
    assert.equal(widthOf(box), 400);
  });

  it('ignores the element that reserves the width', async () => {
    const cart = await showCart();
    const page = inside(cart, '[part~="page"]');
    assert.equal(cart.getBoundingClientRect().top, page.getBoundingClientRect().top);
    assert.equal(cart.getBoundingClientRect().height, page.getBoundingClientRect().height);
  });
});
