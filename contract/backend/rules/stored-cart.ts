import type { Appointment, PaymentType, ShippingMethodName } from 'cart-fragment/api';

/** The stored state of a cart, from which the answer is computed. */
export interface StoredCart {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly lines: readonly CartLine[];
  /** Number for the next line's id. Ids are never reused. */
  readonly nextLine: number;
  /** The shopper's choice; null means the first available method. */
  readonly shippingMethod: ShippingMethodName | null;
  readonly coupon: { readonly code: string } | null;
  readonly vouchers: readonly AppliedVoucher[];
  readonly paybackNumber: string | null;
  /** Whether the shopper came from the loyalty program. */
  readonly scrid: string | null;
  readonly selectedPaymentType: PaymentType | null;
  readonly rebuilt: boolean;
}

export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly appointment: ReservedAppointment | null;
  /** Null for products without a choice of packaging. */
  readonly packagingVariantId: string | null;
}

export interface ReservedAppointment extends Appointment {
  /** ISO timestamp at which the reservation expires. */
  readonly reservedUntil: string;
}

export interface AppliedVoucher {
  readonly id: string;
  /** Minor units of the tenant's currency. */
  readonly balance: number;
}

export function emptyCart(cartId: string, cartVersion = 0): StoredCart {
  return {
    cartId,
    cartVersion,
    lines: [],
    nextLine: 1,
    shippingMethod: null,
    coupon: null,
    vouchers: [],
    paybackNumber: null,
    scrid: null,
    selectedPaymentType: null,
    rebuilt: false,
  };
}
