import { ApiError } from '../../api/errors.ts';
import { addCoupon } from '../../api/operations/cart.ts';
import { endsCampaign } from '../../domain/coupon.ts';
import { acceptCart } from './accept-cart.ts';
import { type Campaign, forgetCampaign } from './campaign-cookies.ts';
import { isUnexplained } from '../classify-error.ts';
import { explainError } from '../explain-error.ts';
import { addNotice } from '../notices.ts';
import type { StoreContext } from '../store-context.ts';

/** Redeems the campaign. Resolves to whether its answer is the cart that is shown now. */
export async function redeemCampaign(context: StoreContext, { coupon, referer }: Campaign): Promise<boolean> {
  const request = context.verification.startRequest();
  try {
    const cart = await context.call(addCoupon, { body: { coupon, referer } });
    if (!context.isRunning()) return false;
    // Any coupon counts: the shop may list the code under another name.
    if (cart.coupon) forgetCampaign(context);
    return acceptCart(context, { cart, source: 'change', request });
  } catch (error) {
    if (error instanceof ApiError && endsCampaign(error.answer.errorCode)) forgetCampaign(context);
    const failure = explainError(context, error);
    if (isUnexplained(error)) context.environment.report(error);
    // If the connection is still lost, the next fetch fails visibly.
    if (failure.kind !== 'connection') addNotice(context, { kind: 'failure', failure });
    return false;
  }
}
