import type { PackagingVariant } from '../../domain/packaging.ts';
import type { CartStore } from '../../store/create-cart-store.ts';

/** The designs that each store has loaded, by their variant id. */
const loaded = new WeakMap<CartStore, Map<string, PackagingVariant>>();

export function addLoadedDesigns(store: CartStore, designs: readonly PackagingVariant[]): void {
  const known = loaded.get(store) ?? new Map<string, PackagingVariant>();
  for (const design of designs) known.set(design.variantId, design);
  loaded.set(store, known);
}

export function loadedDesign(store: CartStore, variantId: string): PackagingVariant | undefined {
  return loaded.get(store)?.get(variantId);
}
