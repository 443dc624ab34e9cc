import type { CurrencyCode, Money, Price } from './money.ts';
import type { PackagingOption, SelectedPackaging } from './packaging.ts';
import type { PaymentType } from './payment.ts';
import type { Product } from './product.ts';
import type { ChosenShipping, ShippingMethod } from './shipping.ts';

/** A cart as computed by the server. */
export interface Cart {
  readonly cartId: string;
  /** Increases with every change. */
  readonly cartVersion: number;
  readonly items: readonly CartItem[];
  readonly packagingTotal: Price;
  readonly shipping: ChosenShipping;
  readonly total: Price;
  readonly totalDiscount: Money;
  readonly coupon: { readonly code: string } | null;
  readonly discount: { readonly campaign: string } | null;
  readonly discountStatus: DiscountStatus;
  readonly vouchers: readonly Voucher[];
  readonly leftoverTotal: Price;
  readonly payback: Payback;
  readonly selectedPaymentType: PaymentType | null;
  readonly availableShippingMethods: readonly ShippingMethod[];
  readonly rebuilt: boolean;
}

export interface CartItem {
  readonly id: string;
  readonly quantity: number;
  readonly experienceId: string | null;
  readonly product: Product;
  readonly total: Price;
  readonly discount: { readonly campaign: string } | null;
  readonly appointment: Appointment | null;
  /** The shop's page for choosing another appointment. */
  readonly appointmentUrl: string | null;
  readonly selectedPackaging: SelectedPackaging | null;
  readonly availablePackagingOptions: readonly PackagingOption[];
}

/** Date and place of a ticket. An item with an appointment is a ticket. */
export interface Appointment {
  /** Blank if only another id is known. */
  readonly appointmentId: string;
  readonly locationId: string | null;
  readonly reservationId: string | null;
  /** ISO timestamp; blank if unknown. */
  readonly date: string;
  readonly location: string;
}

export interface DiscountStatus {
  readonly success: boolean;
  readonly message: string | null;
}

/** A value voucher applied to the cart. */
export interface Voucher {
  readonly id: string;
  readonly balance: { readonly amount: number | null; readonly currencyCode: CurrencyCode };
  readonly deductedAtPurchase: Money;
}

/** The loyalty number and points of the cart. */
export interface Payback {
  readonly number: string | null;
  readonly scrid: string | null;
  readonly points: number | null;
}

/** The shop's own text on why the discount does not apply; null if it applies or no reason is given. */
export function discountProblem({ discountStatus: { success, message } }: Cart): string | null {
  return success ? null : message;
}

export function isTicket({ appointment }: { readonly appointment: object | null }): boolean {
  return appointment !== null;
}

export function withAppointments(cart: Cart | null, appointmentIds: readonly string[]): readonly CartItem[] {
  return (cart?.items ?? []).filter(
    ({ appointment }) => appointment && appointmentIds.includes(appointment.appointmentId),
  );
}

export function hasAppointment(cart: Cart | null, appointmentIds: readonly string[]): boolean {
  return withAppointments(cart, appointmentIds).length > 0;
}

/** Whether appointments have to be reserved before the cart is paid. */
export function hasTickets(cart: Cart): boolean {
  return cart.items.some(isTicket);
}

export function shippingTitle({ shipping, availableShippingMethods }: Cart): string | null {
  return availableShippingMethods.find(({ method }) => method === shipping.method)?.title || null;
}

export function isSameVersion(cart: Cart, other: Pick<Cart, 'cartId' | 'cartVersion'> | null): boolean {
  return other?.cartId === cart.cartId && other.cartVersion === cart.cartVersion;
}

export function countPieces(cart: Cart): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

const indexes = new WeakMap<Cart, Map<string, CartItem>>();

/** Uses an index per cart: every row looks up its item on every change, and a search would make long carts slow. */
export function findItem(cart: Cart, itemId: string): CartItem | undefined {
  let index = indexes.get(cart);
  if (!index) indexes.set(cart, (index = new Map(cart.items.map((item) => [item.id, item]))));
  return index.get(itemId);
}
