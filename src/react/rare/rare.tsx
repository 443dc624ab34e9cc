import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { loadChunk } from '../../store/load-chunk.ts';
import { ReloadNotice } from '../crash/reload-notice.tsx';
import type { rareParts } from './rare-parts.ts';

type RareParts = typeof rareParts;
type RareProps<Name extends keyof RareParts> = { readonly part: Name } & ComponentProps<RareParts[Name]>;

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

/** Whether the server's markup cannot be taken over without the rare parts. */
export function holdsRareParts(container: HTMLElement): boolean {
  return container.querySelector('.empty, .notices > *') !== null;
}

/** A rare part; it takes no room until it is there. */
export function Rare<Name extends keyof RareParts>({ part, ...props }: RareProps<Name>) {
  const [known, setKnown] = useState<RareParts | 'missing' | null>(parts);
  useEffect(() => {
    if (known !== null) return;
    loadRareParts().then(
      () => setKnown(parts),
      () => setKnown('missing'),
    );
  }, [known]);
  if (known === null) return null;
  if (known === 'missing') return <ReloadNotice />;
  const Part = known[part] as ComponentType<typeof props>;
  return <Part {...props} />;
}
