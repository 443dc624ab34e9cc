import { RefusedError } from '../api/errors.ts';
import { acceptCart } from './accept-cart.ts';
import type { CartCore } from './cart-core.ts';
import { confirmedCart } from './cart-selectors.ts';
import { failureOf } from './failure-of.ts';
import { addFailureNotice } from './notices.ts';

/** The codes after which a campaign is over for good (specification, 8). */
const finalCodes = [702, 716];

export interface Campaign {
  readonly coupon: string;
  readonly referer: string | null;
}

/** The discount campaign that the page was entered with, unless it was found to be over (rulings, 41). */
export function campaignOf(core: CartCore): Campaign | null {
  const { data } = core.state.getState();
  const { discountCampaignCookieName, initialErrorCode } = data.rootComponentProps;
  if (initialErrorCode !== null && finalCodes.includes(initialErrorCode)) {
    forgetCampaign(core);
    return null;
  }
  const coupon = discountCampaignCookieName && core.world.cookies.read(discountCampaignCookieName);
  return coupon ? { coupon, referer: refererOf(core) } : null;
}

/** Who sent the visitor: an add-coupon call carries it (specification, 7). */
export function refererOf({ state, world }: CartCore): string | null {
  const { refererCookieName } = state.getState().data.rootComponentProps;
  return refererCookieName && world.cookies.read(refererCookieName);
}

export function forgetCampaign({ state, world }: CartCore): void {
  const { discountCampaignCookieName, refererCookieName } = state.getState().data.rootComponentProps;
  for (const name of [discountCampaignCookieName, refererCookieName]) if (name) world.cookies.remove(name);
}

/** Redeems the campaign; true when its answer is the cart that is shown now. */
export async function redeemCampaign(core: CartCore, { coupon, referer }: Campaign): Promise<boolean> {
  try {
    const cart = await core.api.addCoupon(coupon, referer);
    acceptCart(core, cart, confirmedCart(core.state.getState()) ? 'change' : 'start');
    if (cart.coupon) forgetCampaign(core);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) {
      if (finalCodes.includes(error.answer.errorCode)) forgetCampaign(core);
      addFailureNotice(
        core,
        failureOf(error, () => null),
        false,
      );
    } else core.world.report(error);
    return false;
  }
}
