import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { assert } from 'chai';
import 'cart-fragment/wishlist-toggle.js';
import { cleanPage, inside, until } from './support/page.ts';
import { clearCookie, cookie, oneShop, storeGuestList } from './support/wishlist-server.ts';

/** The link of a product, with a script that follows it as well. */
async function showCard(
  around = '<a href="#product">',
): Promise<{ heart: HTMLElement; card: HTMLElement; heard: string[] }> {
  document.body.innerHTML = `${around}<p>Thai-Kochkurs</p><wishlist-toggle product-id="p-1" base-url="${oneShop()}"></wishlist-toggle>`;
  const card = document.body.firstElementChild as HTMLElement;
  const heart = document.querySelector('wishlist-toggle') as HTMLElement;
  await until(() => heart.shadowRoot?.querySelector('button') !== null);
  const heard: string[] = [];
  for (const type of ['click', 'auxclick', 'keydown', 'keyup'])
    card.addEventListener(
      type,
      (event) => void heard.push([type, (event as KeyboardEvent).key].filter(Boolean).join(' ')),
    );
  return { heart, card, heard };
}

function clickOn(element: Element, button: 'left' | 'middle' = 'left'): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  return sendMouse({ type: 'click', button, position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

/** Presses a heart whose list has no room, and waits until its message is in its place. */
async function showMessage() {
  storeGuestList(Array.from({ length: 99 }, (_, index) => `x-${index}`));
  const card = await showCard();
  await clickOn(card.heart);
  await until(() => card.heart.shadowRoot!.querySelector('[role="alert"]') !== null);
  await Promise.all(card.heart.shadowRoot!.getAnimations().map(({ finished }) => finished));
  return card;
}

describe('a heart in a link', () => {
  beforeEach(() => {
    clearCookie();
    history.replaceState(null, '', '#');
  });
  afterEach(async () => {
    await cleanPage();
    clearCookie();
    history.replaceState(null, '', '#');
  });

  for (const around of ['<a href="#product">', '<div role="link" tabindex="0">', '<a href="#product"><article>']) {
    it(`keeps mouse, Enter and Space to itself: ${around}`, async () => {
      const { heart, heard } = await showCard(around);
      await clickOn(heart);
      assert.equal(cookie(), '["p-1"]');
      await sendKeys({ press: 'Enter' });
      assert.equal(cookie(), '[]');
      await sendKeys({ press: 'Space' });
      assert.equal(cookie(), '["p-1"]');
      await clickOn(heart, 'middle');
      assert.deepEqual([location.hash, heard], ['', []]);
      await sendKeys({ press: 'Tab' });
      assert.deepEqual(heard, ['keydown Tab']);
    });
  }

  it('leaves the rest of the link alone', async () => {
    const { card } = await showCard();
    await clickOn(card.querySelector('p')!);
    assert.equal(location.hash, '#product');
  });

  it('keeps to itself what is inside another shadow root', async () => {
    document.body.innerHTML = '<a href="#product"><section></section></a>';
    const root = document.querySelector('section')!.attachShadow({ mode: 'closed' });
    root.innerHTML = `<wishlist-toggle product-id="p-1" base-url="${oneShop()}"></wishlist-toggle>`;
    const heart = root.firstElementChild as HTMLElement;
    await until(() => heart.shadowRoot?.querySelector('button') !== null);
    await clickOn(heart);
    assert.deepEqual([cookie(), location.hash], ['["p-1"]', '']);
  });

  it('closes its message without following the link', async () => {
    const { heart, heard } = await showMessage();
    await clickOn(inside(heart, '[role="alert"] p'));
    await clickOn(inside(heart, '[part="close"]'));
    assert.isNull(heart.shadowRoot!.querySelector('[role="alert"]'));
    assert.deepEqual([location.hash, heard], ['', []]);
  });

  it('lets the shopper follow the link of its message, as any other link', async () => {
    const { heart, heard } = await showMessage();
    const followed: string[] = [];
    for (const type of ['click', 'auxclick']) {
      heart.shadowRoot!.addEventListener(type, (event) => {
        if (!event.defaultPrevented) followed.push(type);
        event.preventDefault();
      });
    }
    const link = inside(heart, '[role="alert"] a');
    await clickOn(link);
    link.focus();
    await sendKeys({ press: 'Enter' });
    await clickOn(link, 'middle');
    assert.deepEqual([followed, heard, location.hash], [['click', 'click', 'auxclick'], [], '']);
  });

  it('lets the page hear of it outside of links', async () => {
    const { heart, heard } = await showCard('<div>');
    await clickOn(heart);
    await sendKeys({ press: 'Enter' });
    assert.deepEqual(heard, ['click', 'keydown Enter', 'click', 'keyup Enter']);
    assert.equal(cookie(), '[]');
  });
});
