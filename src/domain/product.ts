import type { Price } from './money.ts';
import type { Picture } from './picture.ts';
import { createSpelling, type OpenEnum } from './spelling.ts';

export const productTypes = createSpelling(['Experience', 'Box', 'ValueVoucher', 'GiftWrap']);
export type ProductType = OpenEnum<(typeof productTypes.known)[number]>;

export const discountTypes = createSpelling(['None', 'StrikePrice', 'FriendDiscount']);
export type DiscountType = OpenEnum<(typeof discountTypes.known)[number]>;

export interface Product {
  readonly id: string;
  readonly url: string;
  readonly slug: string;
  readonly title: string;
  readonly image: Picture | null;
  readonly trackingName: string;
  readonly manufacturerSku: string;
  /** Category path: the first is the main category, the last the sub category. */
  readonly trackingPath: readonly string[];
  readonly price: Price;
  readonly originalPrice: Price | null;
  readonly minParticipants: number | null;
  readonly maxParticipants: number | null;
  readonly discountBadgeId: string | null;
  readonly discountBadgeName: string | null;
  readonly hasFriendsDiscount: boolean;
  readonly discountType: DiscountType;
  readonly productType: ProductType;
  readonly preSelectedWrappingVariantId: string | null;
  readonly rating: { readonly value: number; readonly count: number } | null;
  readonly locationCount: number | null;
  /** Kilometres. */
  readonly closestLocationDistance: number | null;
  readonly nudge: { readonly id: string; readonly text: string } | null;
  readonly scoringFactor: { readonly noShow: number | null; readonly margin: number | null } | null;
  /** The name that the shop writes on the wrapping, if the shopper has given one. */
  readonly personalization?: { readonly recipient: string } | null | undefined;
  readonly productInformation: { readonly services: ProductServices | null } | null;
}

/** A product by itself, for example on the wishlist. */
export type ListedProduct = Omit<Product, 'price'> & { readonly price: Price | null };

/** Content of the services dialog: a caption, and one service per line. */
export interface ProductServices {
  readonly caption: string;
  readonly body: string;
}
