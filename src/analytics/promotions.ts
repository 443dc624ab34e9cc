import { currencyOf, type Tenant } from '../domain/tenant.ts';
import type { Analytics } from './analytics.ts';
import { lineSale } from './ga4-cart-events.ts';
import type { TrackedPromotion } from './ga4-events.ts';
import { readLine } from './read-shop-data.ts';
import type { Promotion } from './shop-data.ts';
import type { Observe } from './observation.ts';
import type { TrackingContext } from './create-tracking-context.ts';

export function trackPromotions({ tenant, attempt, push }: TrackingContext, observe: Observe) {
  const trackedKeys = new Set<string>();

  function trackOnce(event: 'view_promotion' | 'select_promotion', promotion: Promotion): boolean {
    return attempt(() => {
      const key = `${event} ${promotion.id}`;
      if (!trackedKeys.has(key)) push({ event, ecommerce: trackedPromotion(promotion, tenant) });
      trackedKeys.add(key);
    });
  }

  return {
    viewPromotion: (promotion) => void trackOnce('view_promotion', promotion),
    selectPromotion: (promotion) => void trackOnce('select_promotion', promotion),
    observePromotion: (element, promotion) =>
      observe(element, () => ({
        target: 'a[href], button',
        seen: () => trackOnce('view_promotion', promotion),
        clicked: () => void trackOnce('select_promotion', promotion),
      })),
  } satisfies Partial<Analytics>;
}

function trackedPromotion(promotion: Promotion, tenant: Tenant): TrackedPromotion {
  const { id, name, creativeName, creativeSlot, products = [] } = promotion;
  const fields = {
    promotion_id: id,
    promotion_name: name,
    ...(creativeName && { creative_name: creativeName }),
    ...(creativeSlot && { creative_slot: creativeSlot }),
  };
  const lines = products.map((product) => readLine(product, currencyOf(tenant)));
  const { items } = lineSale(lines, { tenant });
  const advertised = items.length > 0 ? items : [{ item_id: id, item_name: name }];
  return { ...fields, items: advertised.map((item) => ({ ...item, ...fields })) };
}
