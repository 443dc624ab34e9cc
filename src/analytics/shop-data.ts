/**
 * What a page knows of products, carts and orders (specification, 3), as the shop's API or its templates give them:
 * either spelling of an enumeration, and null or missing where a field is optional.
 */

interface MoneyData {
  /** Decimal major units. */
  readonly amount: number;
  readonly currencyCode?: string | null;
}

interface PriceData {
  readonly gross: MoneyData;
}

export interface ProductData {
  /** The SKU; without it, the id stands for it. */
  readonly manufacturerSku?: string | null;
  readonly id?: string | null;
  readonly trackingName?: string | null;
  /** Stands for a missing `trackingName`. */
  readonly title?: string | null;
  readonly trackingPath?: readonly string[] | null;
  readonly price: PriceData;
  readonly originalPrice?: PriceData | null;
  readonly productType?: string | null;
  readonly discountType?: string | null;
  readonly scoringFactor?: { readonly noShow?: number | null; readonly margin?: number | null } | null;
}

/** An item of a cart or an order, or a product with its quantity. */
export interface LineData {
  readonly product: ProductData;
  /** 1 if it is missing. */
  readonly quantity?: number | null;
  readonly appointment?: {
    readonly appointmentId?: string | null;
    readonly locationId?: string | null;
    readonly reservationId?: string | null;
  } | null;
  readonly discount?: { readonly campaign?: string | null } | null;
}

export interface CartData {
  readonly items: readonly LineData[];
  readonly coupon?: { readonly code?: string | null } | null;
  readonly discount?: { readonly campaign?: string | null } | null;
  readonly shipping?: { readonly method?: string | null } | null;
}

/** Which version of a cart shows what a page pushes. */
export interface CartVersion {
  readonly cartId?: string | null | undefined;
  readonly cartVersion?: number | null | undefined;
}

export interface OrderData {
  /** Begins with `1-` and the prefix of the tenant. */
  readonly orderId: string;
  readonly items: readonly (LineData & { readonly packaging?: { readonly type?: string | null } | null })[];
  /** What is paid, after discounts and vouchers. */
  readonly total: PriceData;
  readonly shipping?: { readonly id?: string | null; readonly price?: PriceData | null } | null;
  readonly discount?: {
    readonly campaign?: string | null;
    readonly coupon?: { readonly code?: string | null } | null;
  } | null;
  readonly discountTotal?: MoneyData | PriceData | null;
  readonly paymentVouchers?:
    | readonly {
        /** `value_voucher` or `experience`; only the former counts for the deducted share. */
        readonly type?: string | null;
        readonly deductedAtPurchase: MoneyData;
      }[]
    | null;
  readonly payment?: { readonly paymentType?: string | null; readonly isExpressPayment?: boolean | null } | null;
  /** The cart that was ordered, if the shop uses it again afterwards. */
  readonly cartId?: string | null;
}

/** A banner or teaser of the page. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  /** The picture or text that is shown. */
  readonly creativeName?: string;
  /** The place on the page. */
  readonly creativeSlot?: string;
  /** What it advertises, if that is single products. */
  readonly products?: readonly ProductData[];
}
