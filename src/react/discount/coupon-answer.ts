import type { NoticeContent } from '../../domain/notice.ts';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { isFulfilled, subjectOf } from '../../store/wish.ts';

export type CouponAnswer =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'applied' }
  /** What to tell; some of it the page tells, too, but behind the dialog. */
  | { readonly kind: 'failed'; readonly content: NoticeContent };

/** What became of a code that was sent. */
export function couponAnswer(state: CartState, code: string): CouponAnswer {
  const wish = state.wishes.findLast(({ change }) => subjectOf(change) === 'coupon');
  if (wish?.activity === 'Offline') return failed({ kind: 'failure', failure: { kind: 'offline' } });
  // A wish that failed is looked after for a while before it is given up and told.
  if (wish?.failed && wish.activity === 'Idle') return failed(lastFailure(state));
  if (wish) return { kind: 'waiting' };
  if (state.couponFailure) return failed({ kind: 'failure', failure: state.couponFailure });

  const cart = confirmedCart(state);
  if (cart && isFulfilled({ kind: 'coupon', code, referer: null }, cart)) return { kind: 'applied' };
  const { success, message } = cart?.discountStatus ?? { success: true, message: null };
  return failed(!success && message ? { kind: 'discount', message } : silentlyRejected);
}

/** The server took the code and gave a cart without it: the same as a refusal that says nothing else. */
const silentlyRejected: NoticeContent = { kind: 'initialError', errorCode: 700 };

function lastFailure({ notices }: CartState): NoticeContent {
  const content = notices.findLast((notice) => notice.content.kind === 'failure')?.content;
  return content ?? { kind: 'failure', failure: { kind: 'connection' } };
}

function failed(content: NoticeContent): CouponAnswer {
  return { kind: 'failed', content };
}
