import type { Cart, CartItem } from 'cart-fragment/api';
import { change, contentOf, fetchCart, firstOf, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import { assert, assertSame } from '../violation.ts';

/** What `canAddItems` needs, with which shoppers undo a removal. */
export const undoingChecks: readonly Check[] = [
  {
    id: 'add-item',
    sentence:
      'add-item adds a product with its quantity and packaging; twice, it adds twice. An unknown product is refused.',
    async run({ visitor }) {
      const own = await visitor();
      const before = await fetchCart(own);
      const lost = before.items.find(({ availablePackagingOptions: { length } }) => length > 1) ?? firstOf(before);
      const productId = lost.product.id;
      const removed = await change(own, 'removeItem', { cartItemId: lost.id });
      const rest = quantityOf(productId, removed);
      const added = await change(own, 'addItem', { productId, quantity: 3, ...packagingOf(lost) });
      assert(added.cartVersion > removed.cartVersion, `a version above ${removed.cartVersion}`, () =>
        String(added.cartVersion),
      );
      assertSame(`quantity of ${productId}`, rest + 3, quantityOf(productId, added));
      const back = added.items.find(({ product }) => product.id === productId);
      assertSame('type and design of selectedPackaging', designOf(lost), designOf(back));
      assertSame('cart of the answer and of GET api/cart', added, await fetchCart(own));
      const again = await change(own, 'addItem', { productId, quantity: 1 });
      assertSame(`quantity of ${productId} after adding one more`, rest + 4, quantityOf(productId, again));
      refusalIn(await own.call('addItem', { body: { productId: 'no-such-product', quantity: 1 } }));
      assertSame('cart after the refusal', contentOf(again), contentOf(await fetchCart(own)));
    },
  },
  {
    id: 'add-ticket',
    sentence: 'add-item books the appointment that it names.',
    isOffered: ({ appointments }) => appointments !== undefined,
    async run({ visitor, description: { appointments } }) {
      const own = await visitor();
      for (const request of appointments?.fill ?? []) await own.request(request);
      const tickets = ({ items }: Cart) => items.filter(({ appointment }) => appointment !== null);
      const [ticket] = tickets(await fetchCart(own));
      const appointmentId = ticket?.appointment?.appointmentId;
      assert(ticket !== undefined && appointmentId !== undefined, 'an item with an appointment', () => 'none');
      await change(own, 'removeItem', { cartItemId: ticket.id });
      const body = { productId: ticket.product.id, quantity: ticket.quantity, appointmentId };
      const back = tickets(await change(own, 'addItem', body)).find(
        ({ appointment }) => appointment?.appointmentId === appointmentId,
      );
      assertSame(`quantity of the ticket for ${appointmentId}`, ticket.quantity, back?.quantity ?? 0);
    },
  },
];

function quantityOf(productId: string, { items }: Cart): number {
  const same = items.filter(({ product }) => product.id === productId);
  return same.reduce((sum, { quantity }) => sum + quantity, 0);
}

const designOf = (item: CartItem | undefined) => [
  item?.selectedPackaging?.type ?? null,
  item?.selectedPackaging?.variantId ?? null,
];

/** What the cart sends of a packaging: only where shoppers had a choice. */
function packagingOf({ selectedPackaging, availablePackagingOptions }: CartItem): object {
  if (!selectedPackaging || availablePackagingOptions.length === 0) return {};
  const { type, variantId } = selectedPackaging;
  return { packagingOptionType: type, ...(variantId !== null && { packagingVariantId: variantId }) };
}
