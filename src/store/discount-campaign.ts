import type { ChangeCalls } from '../api/change-calls.ts';
import { RefusedError } from '../api/errors.ts';
import { endsCampaign } from '../domain/coupon.ts';
import { acceptCart } from './accept-cart.ts';
import { type Campaign, forgetCampaign } from './campaign-cookies.ts';
import type { CartCore } from './cart-core.ts';
import { confirmedCart } from './cart-selectors.ts';
import { failureOf, isUnexplained } from './failure-of.ts';
import { addFailureNotice } from './notices.ts';

/** Redeems the campaign; true when its answer is the cart that is shown now. */
export async function redeemCampaign(
  core: CartCore,
  calls: ChangeCalls,
  { coupon, referer }: Campaign,
): Promise<boolean> {
  try {
    const cart = await calls.addCoupon(coupon, referer);
    acceptCart(core, cart, confirmedCart(core.state.getState()) ? 'change' : 'start');
    if (cart.coupon) forgetCampaign(core);
    return true;
  } catch (error) {
    if (error instanceof RefusedError && endsCampaign(error.answer.errorCode)) forgetCampaign(core);
    const failure = failureOf(error, () => null);
    if (isUnexplained(error)) core.world.report(error);
    // A lost connection is told by what is fetched next, if it stays lost.
    if (failure.kind !== 'connection') addFailureNotice(core, failure, false);
    return false;
  }
}
