import type { Push } from './ga4-events.ts';

export const defaultLayerName = 'dataLayer';

/**
 * Pushes to a data layer of the page, which is created if necessary. A push that resets `ecommerce` precedes each push,
 * because tag managers merge pushes. While the browser prerenders the page, pushes wait until the visitor opens it.
 * @param name the name of the global variable.
 */
export function pushTo(name: string, push: Push): void {
  if ((document as { readonly prerendering?: unknown }).prerendering === true) {
    return window.addEventListener('prerenderingchange', () => pushTo(name, push), { capture: true, once: true });
  }
  const layer = layerOf(name);
  layer.push({ ecommerce: null });
  layer.push(push);
}

interface DataLayer {
  push(entry: object): unknown;
}

/** Replaces an element whose id is that name: it would be a global variable, too, but is not a data layer. */
function layerOf(name: string): DataLayer {
  const present: unknown = Reflect.get(window, name);
  if (Array.isArray(present) || isPlainLayer(present)) return present as DataLayer;
  const layer: object[] = [];
  // A `var` of the page cannot be redefined, and the name of an element cannot be assigned.
  if (Object.hasOwn(window, name)) Reflect.set(window, name, layer);
  else Object.defineProperty(window, name, { value: layer, writable: true, configurable: true, enumerable: true });
  return layer;
}

function isPlainLayer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'push') === 'function';
}
