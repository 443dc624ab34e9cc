import type { Cart } from 'cart-fragment-contract';
import type { ScenarioName } from 'cart-fragment-contract/backend';
import type { Tenant } from '../shop/shops.ts';
import type { GalleryShop } from './gallery-shop.ts';
import type { Shopper } from './shopper.ts';

/** A state of the cart or of the wishlist, and how to reach it. */
export interface GalleryState {
  /** Used in URLs and in names of screenshots. */
  readonly id: string;
  readonly title: string;
  /** What is shown; the cart by default. */
  readonly element?: 'wishlist' | 'hearts';
  /** The guest's wishlist, or the customer's with `loggedIn`. */
  readonly wishlist?: readonly string[];
  /** The only tenant with this state; by default, all have it. */
  readonly tenant?: Tenant;
  /** Has the dark theme. */
  readonly dark?: boolean;
  /** Shows the whole page instead of one screen. */
  readonly tall?: boolean;
  /** The relevant part, which is scrolled to and compared with the screenshot. */
  readonly part?: string;
  /** Time at which the page's timers stop; see `stopTimersAt`. */
  readonly timersEnd?: number;
  /** Delay of timers that never run, although they are shorter. */
  readonly skippedTimer?: number;
  readonly scenario?: ScenarioName;
  readonly loggedIn?: boolean;
  /** Overrides of the demo's `rootComponentProps`. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Changes the carts that the shop returns. */
  readonly cart?: (cart: Cart) => Cart;
  /** Shows the tag without any data. */
  readonly withoutData?: boolean;
  /** Settings of the error reporting; off by default. */
  readonly sentry?: (page: Location) => { readonly enabled: boolean; readonly dsn: string };
  /** Changes the page beyond its shop and its cart, so that no other state can be shown in it. */
  readonly ownPage?: boolean;
  /** Prepares the shop before the page opens. */
  readonly before?: (shop: GalleryShop) => Promise<void> | void;
  /** Actions of the shopper, and the expected result. By default, waits for the cart. */
  readonly reach?: (shopper: Shopper, shop: GalleryShop) => Promise<void>;
}

export interface GalleryGroup {
  readonly id: string;
  readonly title: string;
  /** Whether each state has `ownPage`. */
  readonly ownPages?: boolean;
  readonly states: readonly GalleryState[];
}
