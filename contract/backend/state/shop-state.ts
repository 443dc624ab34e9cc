import { noAdjustments, type Adjustments } from '../assortment.ts';
import type { ShopTenant } from '../catalog/shop-tenant.ts';
import type { StoredCart } from '../rules/stored-cart.ts';
import { noChanges, type UnreportedChanges } from '../rules/unreported-changes.ts';
import { noFaults, type FaultPlan } from '../faults/fault-plan.ts';

/** The stored state of one visitor. Plain data, so that every store can serialize it. */
export interface ShopState {
  readonly loggedIn: boolean;
  /** The customer's wishlist: product ids, newest first. */
  readonly wishlist: readonly string[];
  /** Counter for the ids of orders and carts. */
  readonly serial: number;
  readonly shops: Readonly<Partial<Record<ShopTenant, TenantState>>>;
  readonly orders: readonly Order[];
  /** The key of the last order, whose answer may have been lost. */
  readonly orderKey?: string | undefined;
  /** The latest answers to calls with an `Idempotency-Key`, oldest first. Missing in the state of an earlier version. */
  readonly answers?: readonly KeyedAnswer[];
  /** The latest posted events, oldest first. */
  readonly events: readonly PostedEvent[];
  readonly faults: FaultPlan;
}

/** The visitor's state with one tenant. */
export interface TenantState {
  readonly cart: StoredCart;
  readonly adjustments: Adjustments;
  readonly changes: UnreportedChanges;
}

/** An order that waits for the last check. */
export interface Order {
  readonly orderId: string;
  readonly paypalOrderId: string | null;
  /** What it is for; see `createOrder`. */
  readonly contents: string;
}

export interface KeyedAnswer {
  readonly operation: string;
  readonly key: string;
  readonly answer: unknown;
}

export interface PostedEvent {
  readonly name: string;
  readonly body: unknown;
}

export const freshShop: ShopState = {
  loggedIn: false,
  wishlist: [],
  serial: 0,
  shops: {},
  orders: [],
  events: [],
  faults: noFaults,
};

export function openTenant(cart: StoredCart): TenantState {
  return { cart, adjustments: noAdjustments, changes: noChanges };
}
