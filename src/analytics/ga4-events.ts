import type { CurrencyCode } from '../domain/money.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { PaymentLabel } from './payment-labels.ts';
import type { TrackedError } from './tracked-errors.ts';

/**
 * The events of the data layer, each with the type of its `ecommerce` field. Names and structures are those of GA4; amounts
 * are decimal major units of `currency`.
 */
export interface EcommerceEvents {
  add_to_cart: Sale;
  remove_from_cart: Sale;
  view_cart: CartSale;
  begin_checkout: CartSale & { readonly checkout_step: CheckoutStep; readonly checkout_step_name: CheckoutStepName };
  add_shipping_info: CartSale & { readonly shipping_tier: string };
  purchase: PurchaseEvent;
  /** A product of a list was clicked. */
  select_item: ListedItems;
  /** Products of a list came into view. */
  view_item_list: ListedItems;
  /** The page of a product was opened. */
  view_item: Sale;
  add_to_wishlist: WishlistChange;
  remove_from_wishlist: WishlistChange;
  select_promotion: TrackedPromotion;
  view_promotion: TrackedPromotion;
}

export type CheckoutStep = 1 | 2 | 3;
export type CheckoutStepName = 'cart' | 'checkout' | 'last check';

/** Other interactions with the cart. Their fields are those of the push itself. */
export type Interaction =
  | {
      readonly interaction: 'packaging_selected';
      readonly item_id: string;
      /** `Envelope`, `Pdf` or `GiftBox`. */
      readonly packaging: string;
    }
  | { readonly interaction: 'coupon_applied'; readonly coupon: string }
  /** Without the code if this page has never shown it. */
  | { readonly interaction: 'coupon_removed'; readonly coupon?: string }
  | { readonly interaction: 'voucher_applied' | 'voucher_removed' }
  | { readonly interaction: 'loyalty_number_saved' }
  | { readonly interaction: 'services_opened' | 'gift_wrap_selection_opened' }
  | {
      readonly interaction: 'express_payment_started' | 'express_payment_finished';
      readonly payment_type: PaymentLabel;
    }
  | ({ readonly interaction: 'error' } & TrackedError);

/** One object in the data layer. */
export type Push =
  | {
      readonly [Name in keyof EcommerceEvents]: { readonly event: Name; readonly ecommerce: EcommerceEvents[Name] };
    }[keyof EcommerceEvents]
  | ({ readonly event: 'cart_interaction' } & Interaction);

/** The kind of an item. */
export type ItemVariant =
  | 'experience_voucher'
  | 'experience_ticket'
  | 'booking_type'
  | 'box'
  | 'value_voucher'
  | 'gift_wrap';

/** The kind of an item's price. */
export type PriceCategory = 'regular' | 'special' | 'friends discount';

/** An item of GA4, with the shop's own `price_category`, `no_show_factor` and `margin`. */
export interface Item {
  /** The SKU. */
  readonly item_id: string;
  /** The product's `trackingName`. */
  readonly item_name: string;
  /** `JS` or `MD`. */
  readonly item_brand: string;
  /** The first of the product's `trackingPath`. */
  readonly item_category?: string;
  /** The last of the product's `trackingPath`. */
  readonly item_category2?: string;
  /** Absent for unknown product types. */
  readonly item_variant?: ItemVariant;
  /** The unit price after the discount. */
  readonly price: number;
  readonly quantity: number;
  /** The reduction of the unit price, in the currency of the event. */
  readonly discount: number;
  readonly coupon?: string;
  readonly price_category: PriceCategory;
  /** The probability that the voucher is never redeemed, from 0 to 1. */
  readonly no_show_factor: number;
  /** The shop's share of the price, from 0 to 1. */
  readonly margin: number;
  /** The selected packaging, only in orders. */
  readonly packaging?: string;
  /** The tenant, only in orders. */
  readonly affiliation?: Tenant;
  /** The position in a list, from 0. */
  readonly index?: number;
}

export interface Sale {
  readonly currency: CurrencyCode;
  /** The sum of price × quantity of the items. */
  readonly value: number;
  readonly items: readonly Item[];
}

export interface CartSale extends Sale {
  readonly coupon?: string;
}

export interface PurchaseEvent {
  readonly transaction_id: string;
  readonly currency: CurrencyCode;
  /** The paid amount without the tenant's tax. */
  readonly value: number;
  /** The tax in the paid amount. */
  readonly tax: number;
  readonly shipping: number;
  readonly shipping_tier?: string;
  readonly discount: number;
  readonly coupon?: string;
  /** The share of the order that value vouchers paid for, from 0 to 1. */
  readonly deducted_share: number;
  /** The label of a payment method, or an error text for an unknown one. */
  readonly payment_type?: PaymentLabel;
  readonly express_payment: boolean;
  readonly items: readonly Item[];
}

export interface ListedItems {
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly currency: CurrencyCode;
  readonly items: readonly Item[];
}

export interface WishlistChange {
  readonly currency?: CurrencyCode;
  readonly value?: number;
  /** Without most fields if a product is known only by its id or the data of its heart. */
  readonly items: readonly (Partial<Item> & Pick<Item, 'item_id'>)[];
}

export interface PromotionFields {
  readonly promotion_id: string;
  readonly promotion_name: string;
  readonly creative_name?: string;
  readonly creative_slot?: string;
}

export interface TrackedPromotion extends PromotionFields {
  /** The advertised products, or the promotion itself as the only item, because GA4 reads these fields from items. */
  readonly items: readonly (PromotionFields & Pick<Item, 'item_id' | 'item_name'> & Partial<Item>)[];
}
