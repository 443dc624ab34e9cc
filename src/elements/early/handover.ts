import type { EarlyCart } from '../../domain/server-markup.ts';
import type { FragmentData } from '../../domain/fragment-data.ts';
import type { Cart } from '../../domain/cart.ts';
import type { DataSource, PageData } from '../page-data/page-data.ts';
import { ofPage } from '../of-page.ts';
import type { Control } from './control.ts';

/** A picture that the element has drawn itself. */
export interface Drawn {
  /** What the page said when it was drawn. */
  readonly page: PageData;
  /** What it shows, with a fetched cart as `initialCart`. */
  readonly data: FragmentData;
  readonly source: DataSource | null;
  /** Joins the request for the cart, as long as the cart is not drawn. The signal cancels it. */
  readonly join: ((signal: AbortSignal) => Promise<Cart>) | null;
  /** When the drawn cart was fetched, in `performance.now()`; null if the page has brought it along. */
  readonly fetchedAt: number | null;
}

/** Passed from the early script to the program when it takes over an element. */
export interface Handover {
  /** The controls that the shopper has touched, most recent last. */
  readonly touched: readonly Control[];
  /** Whether the cart may be older than the shop's. */
  readonly isOutdated?: boolean | undefined;
  /** The version of a cart that was announced to the host page. */
  readonly announcedVersion: EarlyCart['cart'] | null;
  /** Open, so that no announcement of another tab is lost. */
  readonly channel?: BroadcastChannel | null;
  /** null in server markup. */
  readonly drawn?: Drawn;
}

/** Stops watching an element. Changes in a removed one stay stored for the next cart. */
export type StopWatching = (isRemoved?: boolean) => Handover;

/** Each cart with the function that stops watching it: the early script is a file of its own. */
export const watchedCarts = () => ofPage('early', () => new Map<Element, StopWatching>());

/** Elements whose page has called `refresh`, or was restored, before their carts started. */
export const outdatedEarly = new WeakSet<Element>();

/** The record of an element that nobody has watched. */
export const untouched: Handover = { touched: [], announcedVersion: null };
