import type { Analytics, ItemPlace, ProductList } from './analytics.ts';
import { createBatches } from './batch.ts';
import type { Item, ListedItems } from './ga4-events.ts';
import { itemOf } from './items.ts';
import type { Line } from './read-shop-data.ts';
import type { Observe } from './observation.ts';
import type { TrackingContext } from './create-tracking-context.ts';

export function trackLists(
  { tenant, search, attempt, push, readAndShare, withLines }: TrackingContext,
  observe: Observe,
): Pick<Analytics, 'viewItemList' | 'selectItem' | 'observeItem' | 'stop'> {
  const seenItems = new Set<string>();
  const impressions = createBatches<Item>((list, items) => {
    attempt(() => push({ event: 'view_item_list', ecommerce: { ...(JSON.parse(list) as TrackedList), items } }));
  });

  function toItem(line: Line, { index }: ItemPlace): Item {
    return { ...itemOf(line, { tenant }), ...(index !== undefined && { index }) };
  }

  function select(line: Line, place: ItemPlace): void {
    const { id } = line.product;
    push({ event: 'select_item', ecommerce: { ...trackedList(place.list, line), items: [toItem(line, place)] } });
    if (place.search && id) search?.clicked(id, place.search);
  }

  return {
    viewItemList(products, list) {
      withLines(products, (lines) => {
        if (!lines[0]) return;
        const items = lines.map((line, index) => toItem(line, { index }));
        push({ event: 'view_item_list', ecommerce: { ...trackedList(list, lines[0]), items } });
      });
    },
    selectItem(product, place = {}) {
      withLines(product, ([line]) => line && select(line, place));
    },
    observeItem: (element, product, place = {}) =>
      observe(element, () => {
        const line = readAndShare(product);
        const list = JSON.stringify(trackedList(place.list, line));
        const key = JSON.stringify([list, line.product.id || line.product.manufacturerSku]);
        return {
          target: 'a[href]',
          seen: () =>
            attempt(() => {
              if (!seenItems.has(key)) impressions.add(list, toItem(line, place));
              seenItems.add(key);
            }),
          clicked: () => void attempt(() => select(line, place)),
        };
      }),
    /** Pushes pending impressions. */
    stop: impressions.stop,
  };
}

type TrackedList = Omit<ListedItems, 'items'>;

function trackedList(list: ProductList | undefined, { product }: Line): TrackedList {
  return {
    currency: product.price.gross.currencyCode,
    ...(list?.id && { item_list_id: list.id }),
    ...(list?.name && { item_list_name: list.name }),
  };
}
