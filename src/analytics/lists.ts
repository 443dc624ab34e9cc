import type { Tenant } from '../domain/tenant.ts';
import type { Analytics, ItemPlace, ProductList } from './analytics.ts';
import { createBatches } from './batch.ts';
import type { Item, ListedItems, Push } from './events.ts';
import { itemOf } from './items.ts';
import type { Observation } from './observation.ts';
import type { Line } from './read-shop-data.ts';
import type { SearchEvents } from './search-events.ts';
import type { ProductData } from './shop-data.ts';

interface ListsWorld {
  /** Runs if the visitor has consented. Returns whether it has run to its end. */
  attempt(run: () => void): boolean;
  push(push: Push): void;
  /** Reads a product, and remembers it for later events that name its id alone. @throws TypeError if it is unusable. */
  take(product: ProductData): Line;
  readonly tenant: Tenant;
  readonly observe: Observation['observe'];
  readonly search: SearchEvents | undefined;
}

/** Impressions of products in lists, and clicks on them. */
export function trackLists({ attempt, push, take, tenant, observe, search }: ListsWorld) {
  const seenItems = new Set<string>();
  const impressions = createBatches<Item>((list, items) => {
    attempt(() => push({ event: 'view_item_list', ecommerce: { ...(JSON.parse(list) as TrackedList), items } }));
  });

  function item(line: Line, { index }: ItemPlace): Item {
    return { ...itemOf(line, { tenant }), ...(index !== undefined && { index }) };
  }

  function select(line: Line, place: ItemPlace): void {
    const { id } = line.product;
    push({ event: 'select_item', ecommerce: { ...tracked(place.list, line), items: [item(line, place)] } });
    if (place.search && id) search?.clicked(id, place.search);
  }

  const methods: Pick<Analytics, 'viewItemList' | 'selectItem' | 'observeItem'> = {
    viewItemList(products, list) {
      attempt(() => {
        const lines = products.map(take);
        if (!lines[0]) return;
        const items = lines.map((line, index) => item(line, { index }));
        push({ event: 'view_item_list', ecommerce: { ...tracked(list, lines[0]), items } });
      });
    },
    selectItem(product, place = {}) {
      attempt(() => select(take(product), place));
    },
    observeItem(element, product, place = {}) {
      const line = take(product);
      const list = JSON.stringify(tracked(place.list, line));
      const key = JSON.stringify([list, line.product.id || line.product.manufacturerSku]);
      return observe(element, {
        target: 'a[href]',
        seen: () =>
          attempt(() => {
            if (!seenItems.has(key)) impressions.add(list, item(line, place));
            seenItems.add(key);
          }),
        clicked: () => void attempt(() => select(line, place)),
      });
    },
  };
  return { methods, stop: () => impressions.stop() };
}

type TrackedList = Omit<ListedItems, 'items'>;

function tracked(list: ProductList | undefined, { product }: Line): TrackedList {
  return {
    currency: product.price.gross.currencyCode,
    ...(list?.id && { item_list_id: list.id }),
    ...(list?.name && { item_list_name: list.name }),
  };
}
