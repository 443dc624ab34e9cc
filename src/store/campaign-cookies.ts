import { endsCampaign } from '../domain/coupon.ts';
import type { CartCore } from './cart-core.ts';

export interface Campaign {
  readonly coupon: string;
  readonly referer: string | null;
}

/** The discount campaign that the page was entered with, unless it was found to be over (rulings, 41). */
export function campaignOf(core: CartCore): Campaign | null {
  const { data } = core.state.getState();
  const { discountCampaignCookieName, initialErrorCode } = data.rootComponentProps;
  if (initialErrorCode !== null && endsCampaign(initialErrorCode)) {
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
