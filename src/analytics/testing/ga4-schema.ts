import * as z from 'zod';

/**
 * The part of GA4's reference of recommended events that the shop uses, with GA4's limits for collected data:
 * https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 *
 * The objects are strict, so that misspelled parameters and parameters in a scope that GA4 does not read are rejected.
 */
const text = z.string().min(1).max(100);
const amount = z.number().finite();
const currency = z.enum(['EUR', 'CHF']);

/** The parameters of every described item. */
const described = {
  item_id: text,
  item_name: text,
  item_brand: z.enum(['JS', 'MD']),
  item_category: text.optional(),
  item_category2: text.optional(),
  item_variant: text.optional(),
  coupon: text.optional(),
  discount: amount.min(0),
  price: amount.min(0),
  quantity: z.number().int().min(1),
  // Custom parameters:
  price_category: z.enum(['regular', 'special', 'friends discount']),
  no_show_factor: z.number().min(0).max(1),
  margin: z.number().min(0).max(1),
};
const item = z.strictObject(described);
const listed = z.strictObject({ ...described, index: z.number().int().min(0).optional() });
// The reference has `affiliation` only for items; `packaging` is a custom parameter.
const ordered = z.strictObject({ ...described, affiliation: text, packaging: text.optional() });
/** A product that is known only from its heart. */
const undescribed = z.strictObject({
  item_id: text,
  item_name: text.optional(),
  item_brand: z.enum(['JS', 'MD']),
  item_category: text.optional(),
  quantity: z.literal(1),
});
const priced = undescribed.extend({ price: amount.min(0) });

const upTo200 = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).min(1).max(200);

interface Summed {
  readonly value: number;
  readonly items: readonly { readonly price: number; readonly quantity: number }[];
}

/** The reference requires the sum of price × quantity. */
const isSum = ({ value, items }: Summed) =>
  Math.abs(items.reduce((sum, { price, quantity }) => sum + price * quantity, -value)) < 0.001;

const sale = { currency, value: amount.min(0), items: upTo200(item) };
const cartSale = { ...sale, coupon: text.optional() };
const summed = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape).refine((sale) => isSum(sale as Summed), 'the value is the sum of the items');
const wishlist = z.union([
  summed(sale),
  summed({ ...sale, items: z.array(priced).length(1) }),
  z.strictObject({ items: z.array(undescribed).length(1) }),
]);
const list = { currency, item_list_id: text.optional(), item_list_name: text.optional() };
const promotionFields = {
  promotion_id: text,
  promotion_name: text,
  creative_name: text.optional(),
  creative_slot: text.optional(),
};
const promotion = z.strictObject({
  ...promotionFields,
  items: upTo200(
    z.union([
      z.strictObject({ ...described, ...promotionFields }),
      z.strictObject({ item_id: text, item_name: text, ...promotionFields }),
    ]),
  ),
});

const ecommerce = {
  add_to_cart: summed(sale),
  remove_from_cart: summed(sale),
  view_cart: summed(cartSale),
  begin_checkout: summed({
    ...cartSale,
    // Custom parameters:
    checkout_step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    checkout_step_name: z.enum(['cart', 'checkout', 'last check']),
  }),
  add_shipping_info: summed({ ...cartSale, shipping_tier: text }),
  purchase: z.strictObject({
    ...cartSale,
    items: upTo200(ordered),
    transaction_id: text,
    tax: amount.min(0),
    shipping: amount.min(0),
    // Custom parameters:
    discount: amount.min(0),
    shipping_tier: text.optional(),
    deducted_share: z.number().min(0).max(1),
    payment_type: text.optional(),
    express_payment: z.boolean(),
  }),
  select_item: z.strictObject({ ...list, items: z.array(listed).length(1) }),
  view_item_list: z.strictObject({ ...list, items: upTo200(listed) }),
  view_item: summed(sale),
  add_to_wishlist: wishlist,
  remove_from_wishlist: wishlist,
  select_promotion: promotion,
  view_promotion: promotion,
};

const events = Object.entries(ecommerce).map(([name, schema]) =>
  z.strictObject({ event: z.literal(name), ecommerce: schema }),
);

/** A custom event. */
const interaction = z
  .strictObject({
    event: z.literal('cart_interaction'),
    interaction: text,
    item_id: text.optional(),
    packaging: text.optional(),
    coupon: text.optional(),
    payment_type: text.optional(),
    error: text.optional(),
    notification: text.optional(),
  })
  .refine(
    ({ interaction: kind, error }) => (kind === 'error') === (error !== undefined),
    'only an error has an error text',
  );

export const ga4Push = z.union([interaction, ...events]);

/** Parses a data layer, in which a reset of `ecommerce` precedes each push. Returns the pushes. */
export function readLayer(layer: readonly unknown[]): readonly z.output<typeof ga4Push>[] {
  const resets = layer.filter((_, index) => index % 2 === 0);
  z.array(z.strictObject({ ecommerce: z.null() })).parse(resets);
  return z.array(ga4Push).parse(layer.filter((_, index) => index % 2 === 1));
}
