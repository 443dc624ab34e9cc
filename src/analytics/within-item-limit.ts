import type { EcommerceEvents, Item, Push } from './ga4-events.ts';
import { saleOf } from './items.ts';

/** GA4 drops further items of an event. */
const maxItems = 200;

/** Splits a push with too many items for GA4 into several pushes with the same total value and items. */
export function withinItemLimit(push: Push): readonly Push[] {
  if (push.event === 'cart_interaction' || push.ecommerce.items.length <= maxItems) return [push];
  const { event, ecommerce } = push;
  return inParts<object>(ecommerce.items).map(
    (items, part) =>
      ({ event, ecommerce: { ...ecommerce, items, ...amountsOf(push, items as readonly Item[], part === 0) } }) as Push,
  );
}

function inParts<Entry>(list: readonly Entry[]): Entry[][] {
  return list.flatMap((_, start) => (start % maxItems === 0 ? [list.slice(start, start + maxItems)] : []));
}

/** The amounts of one part. Those of an order are not sums of its items, so only the first part has them. */
function amountsOf({ event, ecommerce }: EcommercePush, items: readonly Item[], isFirst: boolean) {
  if (event === 'purchase') return isFirst ? {} : withoutAmounts;
  if (!('value' in ecommerce) || !ecommerce.currency) return {};
  return { value: saleOf(items, ecommerce.currency).value };
}

type EcommercePush = Exclude<Push, { event: 'cart_interaction' }>;

const withoutAmounts = { value: 0, tax: 0, shipping: 0, discount: 0 } satisfies Partial<EcommerceEvents['purchase']>;
