import { noAdjustments, type Adjustments } from '../assortment.ts';
import type { ShopTenant } from '../catalogue/shop-tenant.ts';
import type { CartState } from '../rules/cart-state.ts';
import { noChanges, type PendingChanges } from '../rules/pending-changes.ts';
import { noFaults, type FaultPlan } from '../faults/fault-plan.ts';

/** Everything that the shop remembers of one visitor; plain data, so that every store can keep it. */
export interface ShopState {
  readonly loggedIn: boolean;
  /** The customer's wishlist: product ids, newest first. */
  readonly wishlist: readonly string[];
  /** Numbers orders and carts. */
  readonly serial: number;
  readonly shops: Readonly<Partial<Record<ShopTenant, TenantState>>>;
  readonly orders: readonly Order[];
  /** The latest event posts, oldest first. */
  readonly events: readonly PostedEvent[];
  readonly faults: FaultPlan;
}

/** A visitor has one cart with each tenant. */
export interface TenantState {
  readonly cart: CartState;
  readonly adjustments: Adjustments;
  readonly changes: PendingChanges;
}

export interface Order {
  readonly orderId: string;
  readonly paypalOrderId: string | null;
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

export function openTenant(cart: CartState): TenantState {
  return { cart, adjustments: noAdjustments, changes: noChanges };
}
