import { currencyOf, type Tenant } from '../domain/tenant.ts';
import type { Analytics } from './analytics.ts';
import { lineSale } from './cart-events.ts';
import type { Push, TrackedPromotion } from './events.ts';
import type { Observation } from './observation.ts';
import { readLine } from './read-shop-data.ts';
import type { Promotion } from './shop-data.ts';

interface PromotionsEnvironment {
  /** Runs if the visitor has consented. Returns whether it has run to its end. */
  attempt(run: () => void): boolean;
  push(push: Push): void;
  readonly tenant: Tenant;
  readonly observe: Observation['observe'];
}

/** Each promotion is viewed and selected once for each page. */
export function trackPromotions({ attempt, push, tenant, observe }: PromotionsEnvironment) {
  const told = new Set<string>();

  function once(event: 'view_promotion' | 'select_promotion', promotion: Promotion): boolean {
    return attempt(() => {
      const key = `${event} ${promotion.id}`;
      if (!told.has(key)) push({ event, ecommerce: trackedPromotion(promotion, tenant) });
      told.add(key);
    });
  }

  const methods: Pick<Analytics, 'viewPromotion' | 'selectPromotion' | 'observePromotion'> = {
    viewPromotion: (promotion) => void once('view_promotion', promotion),
    selectPromotion: (promotion) => void once('select_promotion', promotion),
    observePromotion: (element, promotion) =>
      observe(element, {
        target: 'a[href], button',
        seen: () => once('view_promotion', promotion),
        clicked: () => void once('select_promotion', promotion),
      }),
  };
  return methods;
}

function trackedPromotion(promotion: Promotion, tenant: Tenant): TrackedPromotion {
  const { id, name, creativeName, creativeSlot, products = [] } = promotion;
  const fields = {
    promotion_id: id,
    promotion_name: name,
    ...(creativeName && { creative_name: creativeName }),
    ...(creativeSlot && { creative_slot: creativeSlot }),
  };
  const { items } = lineSale(
    products.map((product) => readLine(product, currencyOf(tenant))),
    tenant,
  );
  const advertised = items.length > 0 ? items : [{ item_id: id, item_name: name }];
  return { ...fields, items: advertised.map((item) => ({ ...item, ...fields })) };
}
