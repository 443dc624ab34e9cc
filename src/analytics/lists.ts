import { currencyOf, type Tenant } from '../domain/tenant.ts';
import type { Analytics, ItemPlace, ProductList } from './analytics.ts';
import { createBatches } from './batch.ts';
import type { Item, List, Push } from './events.ts';
import { itemOf } from './items.ts';
import type { Observation } from './observation.ts';
import { readLine } from './read-shop-data.ts';
import type { SearchEvents } from './search-events.ts';
import type { ProductData } from './shop-data.ts';

interface ListsWorld {
  /** Runs if the visitor has consented. Returns whether it has run to its end. */
  attempt(run: () => void): boolean;
  push(push: Push): void;
  /** Remembers the product for later events that name its id alone. */
  know(product: ProductData): void;
  readonly tenant: Tenant;
  readonly observation: Observation;
  readonly search: SearchEvents | undefined;
}

/** Impressions of products in lists, and clicks on them. */
export function trackLists({ attempt, push, know, tenant, observation, search }: ListsWorld) {
  const seenItems = new Set<string>();
  const impressions = createBatches<Item>((list, items) => view(JSON.parse(list) as List, () => items));

  function view(list: List, items: () => readonly Item[]): void {
    attempt(() => push({ event: 'view_item_list', ecommerce: { ...list, items: items() } }));
  }

  function item(product: ProductData, { index }: ItemPlace = {}): Item {
    know(product);
    const line = readLine(product, currencyOf(tenant));
    return { ...itemOf(line, { tenant }), ...(index !== undefined && { index }) };
  }

  const methods: Pick<Analytics, 'viewItemList' | 'selectItem' | 'observeItem'> = {
    viewItemList(products, list) {
      view(tracked(list), () => products.map((product, index) => item(product, { index })));
    },
    selectItem(product, place = {}) {
      attempt(() => {
        push({ event: 'select_item', ecommerce: { ...tracked(place.list), items: [item(product, place)] } });
        if (place.search && product.id) search?.clicked(product.id, place.search);
      });
    },
    observeItem(element, product, place = {}) {
      const list = JSON.stringify(tracked(place.list));
      const key = JSON.stringify([list, product.id ?? product.manufacturerSku]);
      know(product);
      return observation.observe(element, {
        target: 'a[href]',
        seen: () =>
          attempt(() => {
            if (!seenItems.has(key)) impressions.add(list, item(product, place));
            seenItems.add(key);
          }),
        clicked: () => methods.selectItem(product, place),
      });
    },
  };
  return { methods, stop: () => impressions.stop() };
}

function tracked(list: ProductList | undefined): List {
  return { ...(list?.id && { item_list_id: list.id }), ...(list?.name && { item_list_name: list.name }) };
}
