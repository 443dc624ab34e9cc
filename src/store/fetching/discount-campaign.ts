import { ApiError } from '../../api/errors.ts';
import { addCoupon } from '../../api/operations/cart.ts';
import { endsCampaign, removableCoupon } from '../../domain/coupon.ts';
import { acceptCart } from './accept-cart.ts';
import { campaignOf, forgetCampaign } from './campaign-cookies.ts';
import { isAmbiguous, isUnexplained, secondsUntilRetry, statusOf } from '../calls/classify-error.ts';
import { explainError } from '../cart/explain-error.ts';
import { addNotice } from '../cart/change-notices.ts';
import type { StoreContext } from '../cart/store-context.ts';

/** Redeems the campaign after every pause that the shop asks for, unless another code was applied by then. */
export async function redeemCampaign(context: StoreContext, signal: AbortSignal): Promise<void> {
  const { environment, rateLimit, requestClock } = context;
  if (rateLimit.isActive()) await rateLimit.over();
  const campaign = signal.aborted ? null : campaignOf(context);
  if (!campaign) return;
  const request = requestClock.startRequest();
  try {
    const cart = await context.call(addCoupon, { body: campaign }, { signal });
    if (signal.aborted) return;
    // Any coupon counts: the shop may list the code under another name.
    if (removableCoupon(cart)) forgetCampaign(context);
    acceptCart(context, { cart, source: 'change', request });
  } catch (error) {
    if (signal.aborted) return;
    if (secondsUntilRetry(error) !== null) return redeemCampaign(context, signal);
    if (isAmbiguous(error)) requestClock.outcomeLost();
    if (error instanceof ApiError && endsCampaign(error.answer.errorCode)) forgetCampaign(context);
    if (isUnexplained(error)) environment.report(error);
    // If the connection is still lost, the next fetch fails visibly.
    if (statusOf(error) !== null) addNotice(context, { kind: 'failure', failure: explainError(context, error, true) });
  }
}
