import type { CustomFieldConfig, CustomFields } from '@vendure/core';

/** What the contract needs of Vendure's entities beyond their own fields. */
export const customFields = {
  Order: [
    { name: 'cartVersion', type: 'int', defaultValue: 0, nullable: false, readonly: true },
    /** What the shop had changed when the cart was settled; see `shop-mark.ts`. */
    { name: 'settledAt', type: 'int', defaultValue: 0, nullable: false, readonly: true },
    /** The session of a guest, by whom the order is found. */
    { name: 'visitor', type: 'string', nullable: true, internal: true },
    { name: 'loyaltyNumber', type: 'string', nullable: true, readonly: true },
    { name: 'scrid', type: 'string', nullable: true, readonly: true },
    { name: 'chosenShipping', type: 'string', nullable: true, readonly: true },
    /** JSON of the shipping methods offered last, with their prices. */
    { name: 'shippingOffers', type: 'text', nullable: true, readonly: true },
    /** JSON of the value vouchers with what they pay. */
    { name: 'vouchers', type: 'text', nullable: true, readonly: true },
    /** JSON of what the shop has changed and not said yet; see `unreported.ts`. */
    { name: 'unreported', type: 'text', nullable: true, internal: true },
  ],
  OrderLine: [
    { name: 'packagingType', type: 'string', nullable: true, readonly: true },
    { name: 'design', type: 'string', nullable: true, readonly: true },
    { name: 'appointment', type: 'string', nullable: true, readonly: true },
    /** The price that the shopper has been told of. */
    { name: 'toldPrice', type: 'int', nullable: true, internal: true },
  ],
  ProductVariant: [
    { name: 'productType', type: 'string', nullable: true },
    { name: 'friendsDiscount', type: 'boolean', defaultValue: false },
    /** JSON of the list price of a reduced product by channel. */
    { name: 'listPrices', type: 'text', nullable: true },
    /** JSON of the packaging types to choose from. */
    { name: 'packagings', type: 'text', nullable: true },
  ],
  // JSON by channel of what only shoppers see: picture, services, tracking.
  Product: [{ name: 'details', type: 'text', nullable: true }],
} as const satisfies { readonly [Entity in keyof CustomFields]: readonly CustomFieldConfig[] };

/** The fields as properties of the entity. */
type Stored<Fields extends readonly CustomFieldConfig[]> = {
  [Field in Fields[number] as Field['name']]:
    | { string: string; text: string; int: number; boolean: boolean }[Extract<Field['type'], Kind>]
    | (Field extends { nullable: true } ? null : never);
};
type Kind = 'string' | 'text' | 'int' | 'boolean';

declare module '@vendure/core/dist/entity/custom-entity-fields.js' {
  interface CustomOrderFields extends Stored<typeof customFields.Order> {}
  interface CustomOrderLineFields extends Stored<typeof customFields.OrderLine> {}
  interface CustomProductVariantFields extends Stored<typeof customFields.ProductVariant> {}
  interface CustomProductFields extends Stored<typeof customFields.Product> {}
}
