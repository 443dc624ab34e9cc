import { sendKeys } from '@web/test-runner-commands';
import { assert } from 'chai';
import 'cart-fragment/cart-fragment.js';
import { openPage } from './support/early-page.ts';
import { afterTest, cleanPage, createCart, fragmentData, inside, showCart, until } from './support/page.ts';
import { serverCart } from './support/server-page.ts';
import { StubShop } from './support/stub-shop.ts';

const types = ['keydown', 'keypress', 'keyup'] as const;

/** Records the keys that the page hears of, like a library for shortcuts. */
function hearKeys(page: Window = window): string[] {
  const heard: string[] = [];
  const listen = ({ type, key }: KeyboardEvent) => void heard.push(`${type} ${key}`);
  for (const type of types) page.addEventListener(type, listen);
  afterTest(() => types.forEach((type) => page.removeEventListener(type, listen)));
  return heard;
}

/** Presses each key once, like a keyboard. */
async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

describe('keys that are typed in the cart', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  it('do not reach the shortcuts of the page from the dialog for a code', async () => {
    const props = { nextStepUrl: '/checkout', customerEmailHash: 'abc' };
    const cart = await showCart(createCart(fragmentData({ rootComponentProps: props })));
    inside(cart, '[part~="discount"] button').click();
    await until(() => cart.shadowRoot!.activeElement?.localName === 'input');
    const field = cart.shadowRoot!.activeElement as HTMLInputElement;
    const heard = hearKeys();
    await press('s', 'X', '/', 'Backspace', 'Backspace', '7', 'ArrowLeft', 'Delete', 'Enter');
    assert.equal(field.value, 's');
    assert.deepEqual(heard, ['keydown ArrowLeft', 'keyup ArrowLeft']);
    await press('Escape');
    await until(() => cart.shadowRoot!.querySelector('dialog') === null);
    assert.deepEqual(heard.slice(2), ['keydown Escape', 'keyup Escape']);
  });

  for (const [what, show] of [
    ['of the browser', () => showCart()],
    ['of the server', async () => showCart(await serverCart())],
  ] as const) {
    it(`do not reach the shortcuts of the page from the fields of a cart ${what}`, async () => {
      const cart = await show();
      const field = inside(cart, '[name="payback-number"]') as HTMLInputElement;
      field.focus();
      const heard = hearKeys();
      await press('3', '1', '0');
      assert.deepEqual([field.value, heard], ['310', []]);
      await press('Control+a');
      assert.deepEqual(heard, ['keydown Control', 'keydown a', 'keyup a', 'keyup Control']);
      await press('Backspace', '4');
      assert.equal(field.value, '4');
      heard.length = 0;
      await press('Tab');
      assert.equal(heard[0], 'keydown Tab');
      inside(cart, 'select').focus();
      heard.length = 0;
      await press('5');
      await until(() => shop.named('cart/set-item-quantity').length === 1);
      assert.isEmpty(heard);
    });
  }

  it('do not reach the shortcuts of the page before the program is there', async () => {
    const { cart, page } = await openPage();
    const heard = hearKeys(page);
    const field = inside(cart, '[name="payback-number"]');
    const key = (name: string, modifiers: KeyboardEventInit = {}) => {
      for (const type of types) {
        const init = { key: name, bubbles: true, composed: true, cancelable: true, ...modifiers };
        assert.isTrue(field.dispatchEvent(new page.KeyboardEvent(type, init)));
      }
    };
    for (const name of ['3', 'k', 'Backspace', 'Delete', 'Enter']) key(name);
    assert.isEmpty(heard);
    key('Escape');
    key('k', { ctrlKey: true });
    assert.deepEqual(
      heard,
      ['Escape', 'k'].flatMap((name) => types.map((type) => `${type} ${name}`)),
    );
  });
});
