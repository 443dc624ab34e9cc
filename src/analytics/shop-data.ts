/**
 * The products, carts and orders of a page, in the form of the shop's API or templates: enumerations in either spelling, and
 * optional fields null or missing.
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
  /** The SKU. The id replaces a missing one. */
  readonly manufacturerSku?: string | null;
  readonly id?: string | null;
  readonly trackingName?: string | null;
  /** Replaces a missing `trackingName`. */
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
  /** 1 if missing. */
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

/** The version of a cart that contains the pushed change. */
export interface CartVersion {
  readonly cartId?: string | null | undefined;
  readonly cartVersion?: number | null | undefined;
}

export interface OrderData {
  /** Starts with `1-` and the prefix of the tenant. */
  readonly orderId: string;
  readonly items: readonly (LineData & { readonly packaging?: { readonly type?: string | null } | null })[];
  /** The paid amount, after discounts and vouchers. */
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
        readonly deductedAtPurchase: MoneyData | null;
      }[]
    | null;
  readonly payment?: { readonly paymentType?: string | null; readonly isExpressPayment?: boolean | null } | null;
  /** The id of the ordered cart, if the shop continues to use that cart. */
  readonly cartId?: string | null;
}

/** A banner or teaser of the page. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  /** The name of the picture or text. */
  readonly creativeName?: string;
  /** The position on the page. */
  readonly creativeSlot?: string;
  /** The advertised products, if any. */
  readonly products?: readonly ProductData[];
}
