import { ApiError } from '../../api/errors.ts';
import { addCoupon } from '../../api/operations/cart.ts';
import { endsCampaign } from '../../domain/coupon.ts';
import { acceptCart } from './accept-cart.ts';
import { type Campaign, forgetCampaign } from './campaign-cookies.ts';
import { isUnexplained } from '../classify-error.ts';
import { explainError } from '../explain-error.ts';
import { addNotice } from '../notices.ts';
import type { StoreContext } from '../store-context.ts';

/** Redeems the campaign; true when its answer is the cart that is shown now. */
export async function redeemCampaign(context: StoreContext, { coupon, referer }: Campaign): Promise<boolean> {
  const request = context.verification.startRequest();
  try {
    const cart = await context.call(addCoupon, { body: { coupon, referer } });
    if (!context.isRunning()) return false;
    // The shop may know the code by another name.
    if (cart.coupon) forgetCampaign(context);
    return acceptCart(context, { cart, source: 'change', request });
  } catch (error) {
    if (error instanceof ApiError && endsCampaign(error.answer.errorCode)) forgetCampaign(context);
    const failure = explainError(context, error);
    if (isUnexplained(error)) context.environment.report(error);
    // If the connection stays lost, the next fetch shows it.
    if (failure.kind !== 'connection') addNotice(context, { kind: 'failure', failure });
    return false;
  }
}
