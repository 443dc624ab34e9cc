import { type Cart, discountProblem } from '../../domain/cart.ts';
import type { DeliveryTerm } from '../../domain/delivery-term.ts';
import type { Failure } from '../../domain/failure.ts';
import type { FragmentData } from '../../domain/fragment-data.ts';
import type { Notice, NoticeContent } from '../../domain/notice.ts';
import type { SummaryKind } from '../../domain/summary.ts';
import type { Entry } from '../intents/entry.ts';
import type { Removal, ShownOrder } from './removal.ts';

/** `ready` retains the last confirmed cart while changes and fetches are in flight. */
export type CartPhase =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'ready'; readonly cart: Cart }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type Checkout =
  | { readonly kind: 'idle' }
  /** The next step is pressed, and goes on once everything is confirmed. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reserving'; readonly slow: boolean }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly canRetry: boolean };

/** What has changed the sums, while that is new. */
export interface SumChange {
  /** The cart that the shopper saw before. */
  readonly from: Cart;
  /** What is said about it; null until the code for that is loaded. */
  readonly told: ToldSums | null;
}

export interface ToldSums {
  /** Beside the amounts of the summary. */
  readonly notes: Readonly<Partial<Record<SummaryKind, string>>>;
  /** Where there is space for one. */
  readonly largest: string | undefined;
  /** For screen readers; empty unless the shipping has another price than in the cart that they have read. */
  readonly shippingSince: (read: Cart) => string;
}

/** The source of everything on the page. Nothing that can be derived is stored. */
export interface CartState {
  readonly data: FragmentData;
  /** A request number of the last change of login or tenant, which may bring another cart; see `createRequestClock`. */
  readonly loginAt: number;
  readonly phase: CartPhase;
  /** The cart came with the page and may be outdated. A fetch checks it; until then, nothing is announced. */
  readonly isStale: boolean;
  /** The cart is being fetched, so that its sums may be outdated. */
  readonly isFetching: boolean;
  /** A campaign's code is being redeemed. */
  readonly redeeming: boolean;
  readonly online: boolean;
  /** What the shopper wants of the shop, and a moment longer what has become of it; see `intents/entry.ts`. */
  readonly log: readonly Entry[];
  /** What was removed a moment ago, the rows of one item from top to bottom. Only the code of the lines adds to it. */
  readonly removed: readonly Removal[];
  /** Since then, the order of the lists on the screen; null as long as it is the one of the cart. */
  readonly order: ShownOrder | null;
  /** Why the last fetch failed. The cart on the screen may be out of date. */
  readonly fetchFailure: Failure | null;
  readonly checkout: Checkout;
  /** Notices about the page and the whole cart. `noticesOf` adds those derived from the rest of the state. */
  readonly notices: readonly Notice[];
  readonly failedAppointmentIds: readonly string[];
  readonly sumChange: SumChange | null;
  /** null until they are loaded. */
  readonly deliveryTerms: readonly DeliveryTerm[] | null;
}

/** The state of the first render, on the server and in the browser. */
export function initialState(data: FragmentData): CartState {
  const { initialCart } = data.rootComponentProps;
  const message = initialCart && discountProblem(initialCart);
  const discount: Notice | null = message
    ? { id: 'initial-discount', content: { kind: 'discount', message }, retry: false }
    : null;
  return {
    data,
    loginAt: 0,
    phase: initialCart ? { kind: 'ready', cart: initialCart } : { kind: 'absent' },
    isStale: false,
    isFetching: false,
    redeeming: false,
    online: true,
    log: [],
    removed: [],
    order: null,
    fetchFailure: null,
    checkout: { kind: 'idle' },
    notices: discount ? [...dataNotices(data), discount] : dataNotices(data),
    failedAppointmentIds: [],
    sumChange: null,
    deliveryTerms: null,
  };
}

export const initialNoticeId = 'initial';

export function dataNotices({ rootComponentProps: props }: FragmentData): readonly Notice[] {
  const show = (content: NoticeContent) => [{ id: initialNoticeId, content, retry: false }];
  if (props.initialErrorCode !== null) return show({ kind: 'initialError', errorCode: props.initialErrorCode });
  if (props.initialChangeset) return show({ kind: 'changeset', changeset: props.initialChangeset });
  return props.cartWasSynced ? show({ kind: 'synced' }) : [];
}
