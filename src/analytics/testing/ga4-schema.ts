import * as z from 'zod';

/**
 * GA4's published reference of recommended events (developers.google.com/analytics/devguides/collection/ga4/reference/events)
 * and its limits for collected data, as far as the shop uses them; strict, so that a misspelt parameter fails. Below the
 * shop's own parameters are marked.
 */
const text = z.string().min(1).max(100);
const amount = z.number().finite();
const currency = z.enum(['EUR', 'CHF']);

const item = z
  .strictObject({
    item_id: text.optional(),
    item_name: text.optional(),
    affiliation: text.optional(),
    coupon: text.optional(),
    discount: amount.min(0).optional(),
    index: z.number().int().min(0).optional(),
    item_brand: text.optional(),
    item_category: text.optional(),
    item_category2: text.optional(),
    item_variant: text.optional(),
    price: amount.min(0).optional(),
    quantity: z.number().int().min(1),
    // The shop's own.
    price_category: z.enum(['regular', 'special', 'friends discount']).optional(),
    no_show_factor: z.number().min(0).max(1).optional(),
    margin: z.number().min(0).max(1).optional(),
    packaging: text.optional(),
  })
  .refine(
    ({ item_id, item_name }) => item_id !== undefined || item_name !== undefined,
    'an item needs an id or a name',
  );

const items = z.array(item).max(200);
const someItems = items.min(1);

const sale = { currency, value: amount.min(0), items: someItems };
const cartSale = { ...sale, coupon: text.optional() };
const list = { item_list_id: text.optional(), item_list_name: text.optional(), items: someItems };
const wishlist = z
  .strictObject({ currency: currency.optional(), value: amount.optional(), items: someItems })
  .refine(({ currency: code, value }) => (code === undefined) === (value === undefined), 'a value needs a currency');
const promotion = z.strictObject({
  promotion_id: text,
  promotion_name: text,
  creative_name: text.optional(),
  creative_slot: text.optional(),
  items,
});

const ecommerce = {
  add_to_cart: z.strictObject(sale),
  remove_from_cart: z.strictObject(sale),
  view_cart: z.strictObject(cartSale),
  begin_checkout: z.strictObject({
    ...cartSale,
    // The shop's own.
    checkout_step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    checkout_step_name: z.enum(['cart', 'checkout', 'last check']),
  }),
  add_shipping_info: z.strictObject({ ...cartSale, shipping_tier: text }),
  purchase: z.strictObject({
    ...cartSale,
    transaction_id: text,
    tax: amount.min(0),
    shipping: amount.min(0),
    affiliation: text,
    // The shop's own.
    discount: amount.min(0),
    shipping_tier: text.optional(),
    deducted_share: z.number().min(0).max(1),
    payment_type: text.optional(),
    express_payment: z.boolean(),
  }),
  select_item: z.strictObject({ ...list, items: z.array(item).length(1) }),
  view_item_list: z.strictObject(list),
  view_item: z.strictObject(sale),
  add_to_wishlist: wishlist,
  remove_from_wishlist: wishlist,
  select_promotion: promotion,
  view_promotion: promotion,
};

const events = Object.entries(ecommerce).map(([name, schema]) =>
  z.strictObject({ event: z.literal(name), ecommerce: schema }),
);

/** An event of GA4's own naming, whose parameters are the shop's. */
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
  .refine(({ interaction: kind, error }) => (kind === 'error') === (error !== undefined), 'an error has a text');

export const ga4Push = z.union([interaction, ...events]);

/** The contents of a data layer: each push follows one that resets `ecommerce`. Returns the pushes. */
export function readLayer(layer: readonly unknown[]): readonly z.output<typeof ga4Push>[] {
  const resets = layer.filter((_, index) => index % 2 === 0);
  z.array(z.strictObject({ ecommerce: z.null() })).parse(resets);
  return z.array(ga4Push).parse(layer.filter((_, index) => index % 2 === 1));
}
