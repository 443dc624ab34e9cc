import type { operations } from 'cart-fragment/api';
import type { Json } from './schemas.ts';

type Name = keyof typeof operations;

interface Link {
  readonly operationId: Name;
  readonly description: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly requestBody?: unknown;
}

const body = (path: string) => `$response.body#/${path}`;

/** What can be called with a part of an answer. */
export const links = {
  SetItemQuantity: {
    operationId: 'setItemQuantity',
    description: 'Change the quantity of an item',
    requestBody: { cartItemId: body('items/0/id'), quantity: 2 },
  },
  RemoveItem: {
    operationId: 'removeItem',
    description: 'Remove an item',
    requestBody: { cartItemId: body('items/0/id') },
  },
  SetItemPackaging: {
    operationId: 'setItemPackaging',
    description: 'Choose one of the packagings of an item',
    requestBody: {
      itemId: body('items/0/id'),
      packagingOptionType: body('items/0/availablePackagingOptions/0/packagingOptionType'),
      packagingVariantId: body('items/0/availablePackagingOptions/0/variantId'),
    },
  },
  GetPackagingVariants: {
    operationId: 'getPackagingVariants',
    description: 'The designs of a packaging',
    parameters: { id: body('items/0/availablePackagingOptions/0/variantId') },
  },
  SetShippingMethod: {
    operationId: 'setShippingMethod',
    description: 'Choose one of the shipping methods',
    requestBody: { method: body('availableShippingMethods/0/method') },
  },
  RemoveVoucher: {
    operationId: 'removeVoucher',
    description: 'Remove a voucher',
    requestBody: { voucherId: body('vouchers/0/id') },
  },
  PostCheckoutProceeded: {
    operationId: 'postCheckoutProceeded',
    description: 'Before the shopper goes to the next step',
    requestBody: { cartId: body('cartId') },
  },
  CreatePaypalOrder: {
    operationId: 'createPaypalOrder',
    description: 'Pay for this cart with PayPal',
    requestBody: { cartId: body('cartId') },
  },
  GetPaypalOrder: {
    operationId: 'getPaypalOrder',
    description: 'The payer, after the shopper has approved the order at PayPal',
    parameters: { id: body('paypalOrderId') },
  },
  GetWishedProduct: {
    operationId: 'getProductDetails',
    description: 'The product of an entry',
    parameters: { id: body('0') },
  },
} as const satisfies Readonly<Record<string, Link>>;

type LinkName = keyof typeof links;

const ofCart: readonly LinkName[] = [
  'SetItemQuantity',
  'RemoveItem',
  'SetItemPackaging',
  'GetPackagingVariants',
  'SetShippingMethod',
  'RemoveVoucher',
  'PostCheckoutProceeded',
  'CreatePaypalOrder',
];

/** The links of an answer, by the component of its body. */
export function linksOf(component: string | undefined): Json | null {
  const names: readonly LinkName[] =
    { Cart: ofCart, CreatePaypalOrderResponse: ['GetPaypalOrder'] as const, Wishlist: ['GetWishedProduct'] as const }[
      component ?? ''
    ] ?? [];
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/links/${name}` }]));
}
