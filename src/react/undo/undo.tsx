import { loadChunk } from '../../store/calls/load-chunk.ts';
import type { Removal, RemovalPlace } from '../../store/cart/removal.ts';
import { useCart } from '../cart-context.tsx';
import type { KeptPlacesProps } from './keep-places.ts';
import type * as LoadedModule from './undo-lines.tsx';
import type { Lines } from './place-lines.ts';

let loaded: typeof LoadedModule | undefined;

export async function loadUndoLines(): Promise<void> {
  loaded = await loadChunk(() => import('./undo-lines.tsx'));
}

/** undefined until something is changed. */
export function useLines(at: RemovalPlace): Lines | undefined {
  return useCart((state) => loaded?.placedLines(state)[at]);
}

export function UndoLines({ removals }: { readonly removals: readonly Removal[] | undefined }) {
  return loaded && removals && <loaded.UndoLines removals={removals} />;
}

export function KeptPlaces({ page }: KeptPlacesProps) {
  const lines = useCart(() => loaded);
  return lines && <lines.KeptPlaces page={page} />;
}
