import type { Cart } from '../../domain/cart.ts';
import { readCouponCode } from '../../domain/coupon-code.ts';
import { endsCampaign, removableCoupon } from '../../domain/coupon.ts';
import { errorMessageKey } from '../../domain/error-message-key.ts';
import type { Notice } from '../../domain/notice.ts';
import { removeNotices } from '../cart/change-notices.ts';
import type { StoreContext } from '../cart/store-context.ts';

/** The discount campaign of the link that led to the page, unless the shop has found it to be over. */
export function campaignOf(context: StoreContext) {
  const { initialErrorCode } = context.state.getState().data.rootComponentProps;
  if (endsCampaign(initialErrorCode)) {
    forgetCampaign(context);
    return null;
  }
  const coupon = campaignCode(context);
  return coupon ? { coupon, referer: refererOf(context) } : null;
}

/** The site that referred the visitor, which is sent along with a coupon. */
export function refererOf({ state, environment }: StoreContext): string | null {
  const { refererCookieName } = state.getState().data.rootComponentProps;
  return refererCookieName && environment.cookies.read(refererCookieName);
}

export function forgetCampaign({ state, environment }: StoreContext): void {
  const { discountCampaignCookieName, refererCookieName } = state.getState().data.rootComponentProps;
  for (const name of [discountCampaignCookieName, refererCookieName]) if (name) environment.cookies.remove(name);
}

/** Once a cart has it, or another code applied meanwhile, here or elsewhere. An automatic discount does not count. */
export function forgetAppliedCampaign(context: StoreContext, cart: Cart, previous: Cart | null): void {
  const code = campaignCode(context)?.toLowerCase();
  const isShown = [cart.coupon?.code, cart.discount?.campaign].some((name) => name && name.toLowerCase() === code);
  const coupon = removableCoupon(cart);
  const isNew = previous !== null && coupon !== null && previous.coupon?.code !== coupon.code;
  if (!isNew && !isShown) return;
  forgetCampaign(context);
  removeNotices(context, isCodeRefused);
}

/** Whether a notice says that the code of a campaign, or of an earlier page, was not applied. */
function isCodeRefused({ content }: Notice): boolean {
  return content.kind === 'initialError'
    ? (errorMessageKey(content.errorCode)?.startsWith('discount') ?? false)
    : content.kind === 'failure' && content.failure.kind !== 'adjusted';
}

function campaignCode({ state, environment }: StoreContext): string | null {
  const { discountCampaignCookieName } = state.getState().data.rootComponentProps;
  const code = discountCampaignCookieName && environment.cookies.read(discountCampaignCookieName);
  return readCouponCode(code || '') || null;
}
