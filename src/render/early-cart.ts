import { countPieces, hasTickets } from '../domain/cart.ts';
import { type FragmentData, shopOf } from '../domain/fragment-data.ts';
import type { EarlyCart } from '../domain/server-markup.ts';
import { hrefOf } from '../domain/urls.ts';
import { earlyTexts } from '../messages/early-texts.ts';

/** null without a cart, and during an express payment, of which only the program clears what is stored. */
export function earlyCartOf(data: FragmentData): Omit<EarlyCart, 'properties'> | null {
  const { initialCart: cart, discountCampaignCookieName } = data.rootComponentProps;
  if (!cart || cart.selectedPaymentType) return null;
  return {
    shop: { ...shopOf(data), baseUrl: hrefOf(new URL(data.baseUrl)) },
    cart: { cartId: cart.cartId, cartVersion: cart.cartVersion },
    numberOfItems: countPieces(cart),
    hasTickets: hasTickets(cart),
    campaignCookie: discountCampaignCookieName,
    texts: earlyTexts,
  };
}
