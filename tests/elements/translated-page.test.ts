import { assert } from 'chai';
import { openPage, type EarlyPage } from './support/early-page.ts';
import { choose, cleanPage, heading, inside, quantitySelect, radio, until } from './support/page.ts';
import { serverData } from './support/server-page.ts';
import { wireCart } from './support/wire-cart.ts';

const services = { caption: 'Leistungen', body: 'Einweisung' };

function data() {
  const initialCart = wireCart({
    vouchers: [{ id: 'GS-77', balance: {}, deductedAtPurchase: { amount: 5, currencyCode: 'EUR' } }],
  });
  for (const { product } of initialCart.items) Object.assign(product as object, { productInformation: { services } });
  return serverData({ initialCart });
}

/** Opens a page that is translated before its program has loaded. @param marks around the words, if they change. */
async function openTranslated(marks = ['[', ']']): Promise<EarlyPage> {
  const before = `<script>window.translationMarks = ${JSON.stringify(marks)}</script>
    <script src="/tests/support/translate.js"></script>`;
  const opened = await openPage({ data: data(), before });
  await until(() => opened.cart.shadowRoot!.querySelector('font') !== null);
  return opened;
}

const rowOf = ({ cart }: EarlyPage, id: string) => inside(cart, `[data-item-id="${id}"]`);
const press = (row: Element, selector: string) => row.querySelector<HTMLElement>(selector)!.click();

/** What a shopper touches, and the call that sends it. */
const touches: Readonly<Record<string, readonly [(opened: EarlyPage) => void, string, object]>> = {
  'a quantity': [
    ({ cart }) => choose(quantitySelect(cart, 'ballon'), '5'),
    'cart/set-item-quantity',
    { cartItemId: 'ballon', quantity: 5 },
  ],
  'the removal of an item': [
    (opened) => press(rowOf(opened, 'ballon'), '[part~="remove"]'),
    'cart/remove-item',
    { cartItemId: 'ballon' },
  ],
  'a move to the wishlist': [
    (opened) => press(rowOf(opened, 'ballon'), '[part~="wishlist"]'),
    'cart/remove-item',
    { cartItemId: 'ballon' },
  ],
  'a packaging': [
    ({ cart }) => radio(cart, 'packaging-ballon', 'envelope').click(),
    'cart/set-item-packaging',
    { itemId: 'ballon', packagingOptionType: 'Envelope', packagingVariantId: 'envelope' },
  ],
  'a shipping method': [
    ({ cart }) => radio(cart, 'shipping', 'Express').click(),
    'cart/set-shipping-method',
    { method: 'Express' },
  ],
  'the removal of a voucher': [
    ({ cart }) => press(inside(cart, '[part~="voucher"]'), 'button'),
    'cart/remove-voucher',
    { voucherId: 'GS-77' },
  ],
  'a loyalty number': [
    ({ cart }) => {
      const field = inside(cart, '[name="payback-number"]') as HTMLInputElement;
      field.value = '3103187694';
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      field.form!.requestSubmit();
    },
    'cart/set-payback-number',
    { paybackNumber: '3103187694' },
  ],
};

describe('a page that is translated before its program has loaded', () => {
  afterEach(cleanPage);

  for (const [what, [touch, path, body]] of Object.entries(touches)) {
    it(`sends ${what}`, async () => {
      const opened = await openTranslated();
      touch(opened);
      await until(() => opened.shop.named(path).length === 1);
      assert.deepEqual(opened.shop.named(path)[0]!.body, body);
      assert.equal(heading(opened.cart), '[Deine Bestellung]');
    });
  }

  for (const [what, selector] of [
    ['the services of an item', '[data-item-id="ballon"] .item-meta button'],
    ['the field for a code', '[part~="discount"] button'],
  ] as const) {
    it(`opens the dialog with ${what}`, async () => {
      const opened = await openTranslated();
      inside(opened.cart, selector).click();
      await until(() => opened.cart.shadowRoot!.querySelector('dialog[open]') !== null);
      const opener = inside(opened.cart, 'dialog').previousElementSibling!;
      assert.isTrue(opener.matches(selector));
    });
  }

  it('keeps the focus, also of a control that was touched', async () => {
    const { cart, shop } = await openTranslated();
    const select = quantitySelect(cart, 'ballon');
    select.focus();
    choose(select, '5');
    await until(() => shop.named('cart/set-item-quantity').length === 1);
    assert.isFalse(select.isConnected, 'its words were changed, so it is rendered again');
    assert.isTrue(cart.shadowRoot!.activeElement === quantitySelect(cart, 'ballon'));
  });

  it('stores the change that a next page sends', async () => {
    const { cart, page } = await openTranslated();
    choose(quantitySelect(cart, 'ballon'), '5');
    const [kept] = Object.values(JSON.parse(page.sessionStorage['cf_pending_changes'] as string) as object) as [
      { early: unknown },
    ];
    assert.deepEqual(kept.early, [['quantity-ballon', '5', '1']]);
  });

  it('is hydrated if its words are the same', async () => {
    const { cart, page } = await openTranslated(['', '']);
    const ready = new Promise((resolve) => page.addEventListener('cartFragmentReady', ({ detail }) => resolve(detail)));
    choose(quantitySelect(cart, 'ballon'), '5');
    assert.deepEqual(await ready, { hydrated: true });
  });
});
