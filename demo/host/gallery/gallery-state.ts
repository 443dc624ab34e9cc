import type { Cart } from 'cart-fragment/contract';
import type { ScenarioName } from '../../backend/scenarios.ts';
import type { Tenant } from '../shop/shops.ts';
import type { GalleryShop } from './gallery-shop.ts';
import type { Shopper } from './shopper.ts';

/** One state of the cart, and how it comes about. */
export interface GalleryState {
  /** In addresses and in the names of screenshots. */
  readonly id: string;
  readonly title: string;
  /** The only tenant that has this state; without it all do. */
  readonly tenant?: Tenant;
  /** Shown as a whole rather than as much as a screen shows. */
  readonly tall?: boolean;
  /** The part that it is about: scrolled to, and all that there is to compare. */
  readonly part?: string;
  /** Where the page's timers stop; see `stopTimersAt`. */
  readonly timersEnd?: number;
  readonly scenario?: ScenarioName;
  readonly loggedIn?: boolean;
  /** Fields of `rootComponentProps` that differ from the demo's own. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** What differs in the carts that the shop answers. */
  readonly cart?: (cart: Cart) => Cart;
  /** The tag stands there without any data. */
  readonly withoutData?: boolean;
  /** Where crashes are reported; without it, nowhere. */
  readonly sentry?: (page: Location) => { readonly enabled: boolean; readonly dsn: string };
  /** What has happened before the page was opened. */
  readonly before?: (shop: GalleryShop) => Promise<void> | void;
  /** What the shopper does, and what can be seen in the end; without it the cart is waited for. */
  readonly reach?: (shopper: Shopper, shop: GalleryShop) => Promise<void>;
}

export interface GalleryGroup {
  readonly id: string;
  readonly title: string;
  readonly states: readonly GalleryState[];
}
