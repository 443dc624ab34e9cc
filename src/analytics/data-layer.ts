import type { Push } from './ga4-events.ts';

export const defaultLayerName = 'dataLayer';

/**
 * Pushes to a data layer of the page, and makes it if there is none. Each push follows one that resets `ecommerce`,
 * because a tag manager merges the pushes.
 * @param name of the global variable.
 */
export function pushTo(name: string, push: Push): void {
  const layer = layerOf(name);
  layer.push({ ecommerce: null });
  layer.push(push);
}

interface DataLayer {
  push(entry: object): unknown;
}

/** An element with that name as its id is no data layer. */
function layerOf(name: string): DataLayer {
  const present: unknown = Reflect.get(window, name);
  if (Array.isArray(present) || isPlainLayer(present)) return present as DataLayer;
  const layer: object[] = [];
  Object.defineProperty(window, name, { value: layer, writable: true, configurable: true, enumerable: true });
  return layer;
}

function isPlainLayer(given: unknown): boolean {
  return typeof given === 'object' && given !== null && typeof Reflect.get(given, 'push') === 'function';
}
