import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../../store/load-chunk.ts';
import { useCartPlace } from '../cart-context.tsx';
import { ReloadNotice } from '../crash/reload-notice.tsx';
import { needsRareParts } from './needs-rare-parts.ts';
import type { rareParts } from './rare-parts.ts';

type RareParts = typeof rareParts;
type RareProps<Name extends keyof RareParts> = ComponentProps<RareParts[Name]> & {
  readonly part: Name;
  /** The page does without it when it cannot be had. */
  readonly quiet?: boolean;
  /** Holds its place until it is there. */
  readonly place?: ReactNode;
};

let parts: RareParts | null = null;

/**
 * The rare parts come after the first paint. The server hands them in before it renders, and the browser loads them
 * before it takes over markup that holds one, so that both render the same.
 */
export function provideRareParts(loaded: RareParts): void {
  parts = loaded;
}

/** Rejects when the chunk cannot be had. */
export async function loadRareParts(): Promise<void> {
  parts ??= (await loadChunk(() => import('./rare-parts.ts'))).rareParts;
}

/** The rare parts; null while they are on their way. What could not be had is fetched when the network is back. */
function useRareParts(): RareParts | 'missing' | null {
  const [known, setKnown] = useState<RareParts | 'missing' | null>(parts);
  useEffect(() => {
    if (known === null) {
      loadRareParts().then(
        () => setKnown(parts),
        () => setKnown('missing'),
      );
    }
    if (known !== 'missing') return undefined;
    const again = () => setKnown(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [known]);
  return known;
}

/** Milliseconds. After that, a page that moves once more is better than none. */
const longestWait = 1000;

/** What begins with rare parts comes with them, since they would move what the shopper is about to press. */
export function TogetherWithRareParts({
  place,
  children,
}: {
  readonly place: ReactNode;
  readonly children: ReactNode;
}) {
  const { store } = useCartPlace();
  const known = useRareParts();
  const [waiting, setWaiting] = useState(() => needsRareParts(store.state.getState()));
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return waiting && known === null ? place : children;
}

/** A rare part, or what holds its place. */
export function Rare<Name extends keyof RareParts>({ part, quiet = false, place, ...props }: RareProps<Name>) {
  const known = useRareParts();
  if (known === 'missing') return !quiet && <ReloadNotice />;
  if (known === null) return place;
  const Part = known[part] as ComponentType<typeof props>;
  return <Part {...props} />;
}
