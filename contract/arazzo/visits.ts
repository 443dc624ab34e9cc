import { answered, type Workflow } from './workflow.ts';

/** What shoppers see and choose. */
export const visits = {
  guest: {
    summary: 'A guest changes quantities, removes an item, and proceeds',
    session: 'a guest whose cart has at least two items without appointments',
    steps: {
      open: {
        call: 'getCart',
        text: 'The page shows the cart.',
        outputs: { cart: answered('cartId'), version: answered('cartVersion'), item: answered('items/0/id') },
      },
      terms: { call: 'getDeliveryTerms', text: 'The delivery dates are fetched once.' },
      more: {
        call: 'setItemQuantity',
        text: 'The quantity is set, and the answer is the whole cart in a higher version.',
        body: { cartItemId: '$steps.open.outputs.item', quantity: 4 },
        holds: [
          `${answered('items/0/quantity')} == 4`,
          `${answered('cartId')} == $steps.open.outputs.cart`,
          `${answered('cartVersion')} > $steps.open.outputs.version`,
        ],
        outputs: { total: answered('total/gross/amount') },
      },
      repeat: {
        call: 'setItemQuantity',
        text: 'The cart sends a change again if it does not know what became of it. That changes nothing more.',
        body: { cartItemId: '$steps.open.outputs.item', quantity: 4 },
        holds: [
          `${answered('items/0/quantity')} == 4`,
          `${answered('total/gross/amount')} == $steps.more.outputs.total`,
        ],
      },
      unknown: {
        call: 'setItemQuantity',
        text: 'What is not in the cart is refused.',
        body: { cartItemId: 'no-such-item', quantity: 2 },
        status: 404,
      },
      remove: {
        call: 'removeItem',
        text: 'The item is removed, and the others stay.',
        body: { cartItemId: '$steps.open.outputs.item' },
        holds: [`${answered('items/0/id')} != $steps.open.outputs.item`],
        outputs: { version: answered('cartVersion') },
      },
      again: {
        call: 'getCart',
        text: 'The next page shows the same cart.',
        holds: [`${answered('cartVersion')} >= $steps.remove.outputs.version`],
      },
      services: {
        call: 'postServiceInfoOpened',
        text: 'Events are counted.',
        body: { cartId: '$steps.open.outputs.cart' },
      },
      proceed: {
        call: 'postCheckoutProceeded',
        text: 'The shopper leaves for the next step.',
        body: { cartId: '$steps.open.outputs.cart' },
      },
    },
  },
  undo: {
    summary: 'A shopper takes a removal back',
    session: 'a visitor whose cart has an item without an appointment, in a shop with canAddItems',
    steps: {
      look: {
        call: 'getCart',
        text: 'The page shows the cart.',
        outputs: { item: answered('items/0/id'), product: answered('items/0/product/id') },
      },
      remove: {
        call: 'removeItem',
        text: 'The item is removed.',
        body: { cartItemId: '$steps.look.outputs.item' },
        outputs: { version: answered('cartVersion') },
      },
      add: {
        call: 'addItem',
        text: 'The product comes back, maybe with another id.',
        body: { productId: '$steps.look.outputs.product', quantity: 2 },
        holds: [`${answered('cartVersion')} > $steps.remove.outputs.version`],
      },
    },
  },
  delivery: {
    summary: 'A shopper chooses packaging and shipping',
    session: 'a visitor whose first item has a choice of packagings',
    steps: {
      choose: {
        call: 'getCart',
        text: 'The item has packagings to choose from.',
        outputs: {
          cart: answered('cartId'),
          item: answered('items/0/id'),
          type: answered('items/0/availablePackagingOptions/0/packagingOptionType'),
          design: answered('items/0/availablePackagingOptions/0/variantId'),
        },
      },
      unwrap: {
        call: 'postGiftWrapOpened',
        text: 'The choice of designs is opened, which is counted.',
        body: { cartId: '$steps.choose.outputs.cart' },
      },
      designs: {
        call: 'getPackagingVariants',
        text: 'The designs are fetched.',
        params: { id: '$steps.choose.outputs.design' },
        holds: [`${answered('variantId')} == $steps.choose.outputs.design`],
      },
      pack: {
        call: 'setItemPackaging',
        text: 'The packaging is chosen, which may change the shipping methods.',
        body: {
          itemId: '$steps.choose.outputs.item',
          packagingOptionType: '$steps.choose.outputs.type',
          packagingVariantId: '$steps.choose.outputs.design',
        },
        holds: [`${answered('items/0/selectedPackaging/variantId')} == $steps.choose.outputs.design`],
        outputs: { method: answered('availableShippingMethods/0/method') },
      },
      ship: {
        call: 'setShippingMethod',
        text: 'One of the available methods is chosen.',
        body: { method: '$steps.pack.outputs.method' },
        holds: [`${answered('shipping/method')} == $steps.pack.outputs.method`],
      },
      countries: {
        call: 'getShippingCountries',
        text: "The shop's page with the order data fetches the countries that this method ships to.",
      },
    },
  },
  wishlist: {
    summary: 'A customer collects products',
    session: 'a customer who is logged in',
    inputs: { product: 'The id of a product.', otherProduct: 'The id of another one.' },
    steps: {
      add: {
        call: 'addWishlistProduct',
        text: 'The product is put on the list.',
        body: { productId: '$inputs.product' },
        holds: [`${answered('0')} == $inputs.product`],
      },
      other: {
        call: 'addWishlistProduct',
        text: 'The newest product is first.',
        body: { productId: '$inputs.otherProduct' },
        holds: [`${answered('0')} == $inputs.otherProduct`, `${answered('1')} == $inputs.product`],
      },
      again: {
        call: 'addWishlistProduct',
        text: 'A product that is added again moves to the front.',
        body: { productId: '$inputs.product' },
        holds: [`${answered('0')} == $inputs.product`, `${answered('1')} == $inputs.otherProduct`],
      },
      list: {
        call: 'getWishlist',
        text: 'The next page has the same list.',
        holds: [`${answered('0')} == $inputs.product`, `${answered('1')} == $inputs.otherProduct`],
      },
      product: {
        call: 'getProductDetails',
        text: 'The page of the wishlist fetches each product.',
        params: { id: '$inputs.product' },
        holds: [`${answered('id')} == $inputs.product`],
      },
      drop: {
        call: 'removeWishlistProducts',
        text: 'The product is removed, and the other one stays.',
        body: { productIds: ['$inputs.product'] },
        holds: [`${answered('0')} == $inputs.otherProduct`],
      },
    },
  },
} satisfies Readonly<Record<string, Workflow>>;
