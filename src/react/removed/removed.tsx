import { loadChunk } from '../../store/calls/load-chunk.ts';
import type { FollowRemovals, RemovalPlace } from '../../store/cart/removal.ts';
import { useCart } from '../cart-context.tsx';
import type * as RemovedLinesModule from './removed-lines.tsx';

let lines: typeof RemovedLinesModule | undefined;

/** Loads the code of the lines. @param host the element whose cart they are in. */
export async function loadRemovedLines(host: HTMLElement): Promise<FollowRemovals> {
  lines = await loadChunk(() => import('./removed-lines.tsx'));
  return lines.followIn(host);
}

/** The lines in place of what was removed, once their code is loaded. */
export function Removed({ at }: { readonly at: RemovalPlace }) {
  // Renders again with the first line.
  useCart(({ removed }) => removed);
  return lines && <lines.RemovedLines at={at} />;
}
