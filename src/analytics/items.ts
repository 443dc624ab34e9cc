import { type CurrencyCode, fromMinor, toMinor } from '../domain/money.ts';
import { packagingPropertiesOf, type PackagingType } from '../domain/packaging.ts';
import { brandOf, type Tenant } from '../domain/tenant.ts';
import type { Item, Sale } from './ga4-events.ts';
import { isDiscountable, itemVariantOf, priceCategoryOf } from './item-kind.ts';
import type { Line } from './read-shop-data.ts';

/** Shared by the items of a push. */
export interface Discounted {
  readonly tenant: Tenant;
  /** The code that was redeemed for the cart. */
  readonly coupon?: string | null;
  /** The campaign of that code. */
  readonly campaign?: string | null;
}

export function itemOf(line: Line, { tenant, coupon, campaign }: Discounted): Item {
  const { product } = line;
  const { price, originalPrice, trackingPath, scoringFactor } = product;
  const [main, sub] = [trackingPath[0], trackingPath.at(-1)];
  const variant = itemVariantOf(line);
  const discountMinor = originalPrice ? Math.max(0, toMinor(originalPrice.gross) - toMinor(price.gross)) : 0;
  const itemCampaign = line.discount?.campaign;
  const hasCartCoupon = itemCampaign ? itemCampaign === campaign : isDiscountable(line);
  const itemCoupon = (hasCartCoupon && coupon) || itemCampaign;
  return {
    item_id: skuOf(line),
    item_name: truncate(product.trackingName || product.title),
    item_brand: brandOf(tenant),
    ...(main && { item_category: truncate(main) }),
    ...(sub && { item_category2: truncate(sub) }),
    ...(variant && { item_variant: variant }),
    price: price.gross.amount,
    quantity: line.quantity,
    discount: discountMinor / 100,
    ...(itemCoupon && { coupon: itemCoupon }),
    price_category: priceCategoryOf(line),
    no_show_factor: scoringFactor?.noShow ?? (variant === 'experience_ticket' ? 0 : 0.395),
    margin: scoringFactor?.margin ?? 0.3332,
  };
}

/** GA4 rejects longer texts. */
function truncate(text: string): string {
  return text.slice(0, 100);
}

export function skuOf({ product }: Pick<Line, 'product'>): string {
  return product.manufacturerSku || product.id;
}

/** The packaging: `Envelope`, `Pdf` or `GiftBox`. A product that includes its box counts as a gift box. */
export function packagingLabel(type: PackagingType): PackagingType {
  return packagingPropertiesOf(type)?.countsAs ?? type;
}

/** The items with the sum of their prices, computed in minor units. */
export function saleOf(items: readonly Item[], currency: CurrencyCode): Sale {
  const sum = items.reduce((total, { price, quantity }) => {
    return total + toMinor({ amount: price, currencyCode: currency }) * quantity;
  }, 0);
  return { currency, value: fromMinor(sum, currency).amount, items };
}
