import type { CustomFields } from '@vendure/core';

/** What the contract needs of Vendure's entities beyond their own fields. */
export const customFields: CustomFields = {
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
    { name: 'shippingOffers', type: 'text', nullable: true, internal: true },
    /** JSON of the value vouchers with what they pay. */
    { name: 'vouchers', type: 'text', nullable: true, internal: true },
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
};

declare module '@vendure/core/dist/entity/custom-entity-fields.js' {
  interface CustomOrderFields {
    cartVersion: number;
    settledAt: number;
    visitor: string | null;
    loyaltyNumber: string | null;
    scrid: string | null;
    chosenShipping: string | null;
    shippingOffers: string | null;
    vouchers: string | null;
    unreported: string | null;
  }
  interface CustomOrderLineFields {
    packagingType: string | null;
    design: string | null;
    appointment: string | null;
    toldPrice: number | null;
  }
  interface CustomProductVariantFields {
    productType: string | null;
    friendsDiscount: boolean;
    listPrices: string | null;
    packagings: string | null;
  }
  interface CustomProductFields {
    details: string | null;
  }
}
