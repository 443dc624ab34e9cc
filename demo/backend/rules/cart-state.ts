import type { Appointment, PaymentType, ShippingMethodName } from 'cart-fragment/contract';

/** What the shop remembers of a cart; everything else of the answer is computed from it. */
export interface CartState {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly lines: readonly CartLine[];
  /** Number of the next line's id; ids are never given twice. */
  readonly nextLine: number;
  /** The shopper's wish; null means the first method on offer. */
  readonly shippingMethod: ShippingMethodName | null;
  readonly coupon: { readonly code: string } | null;
  readonly vouchers: readonly AppliedVoucher[];
  readonly paybackNumber: string | null;
  readonly selectedPaymentType: PaymentType | null;
  readonly rebuilt: boolean;
}

export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly appointment: ReservedAppointment | null;
  /** null for what comes packed already. */
  readonly packagingVariantId: string | null;
}

export interface ReservedAppointment extends Appointment {
  /** ISO timestamp; later than this the seats are free for others. */
  readonly reservedUntil: string;
}

export interface AppliedVoucher {
  readonly id: string;
  /** Minor units of the tenant's currency. */
  readonly balance: number;
}

export function emptyCart(cartId: string, cartVersion = 0): CartState {
  return {
    cartId,
    cartVersion,
    lines: [],
    nextLine: 1,
    shippingMethod: null,
    coupon: null,
    vouchers: [],
    paybackNumber: null,
    selectedPaymentType: null,
    rebuilt: false,
  };
}
