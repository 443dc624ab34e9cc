import type { RefObject } from 'react';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import type { Removal, RemovalPlace } from '../../store/cart/removal.ts';
import { useCart } from '../cart-context.tsx';
import type * as LoadedModule from './removed-lines.tsx';
import type { Lines } from './place-lines.ts';

let loaded: typeof LoadedModule | undefined;

/** Loads the code of the lines. */
export async function loadRemovedLines(): Promise<void> {
  loaded = await loadChunk(() => import('./removed-lines.tsx'));
}

/** Where the lines of a list stand; undefined as long as nothing was removed. */
export function useLines(at: RemovalPlace): Lines | undefined {
  return useCart((state) => loaded?.placedLines(state)[at]);
}

/** The lines in place of what was removed. */
export function RemovedLines({ removals }: { readonly removals: readonly Removal[] | undefined }) {
  return loaded && removals?.[0] && <loaded.RemovedLines removals={removals} />;
}

/** Passes on focus and place between rows and their lines. */
export function KeptPlaces({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const removed = useCart((state) => state.removed);
  return loaded && <loaded.KeepPlaces page={page} removed={removed} />;
}
