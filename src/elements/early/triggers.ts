import type { ShownCart } from '../../domain/server-markup.ts';
import { documentMember } from './document-member.ts';
import { confirmedCartMark, pendingChanges, readSession } from './session-entry.ts';

const messageLifetimeMs = 45_000;

export interface Visit extends PerformanceNavigationTiming {
  readonly deliveryType?: string;
  readonly activationStart?: number;
}

interface Mark {
  readonly baseUrl: string;
  readonly cartId: string;
  readonly cartVersion: number;
}

/**
 * Whether the cart in the markup may be older than the shop's: the page comes from a cache or is prerendered, or this tab knows
 * of something newer.
 */
export function mayBeOutdated(baseUrl: string, cart: ShownCart['cart']): unknown {
  const last = readSession(confirmedCartMark) as Mark | null;
  const [visit = {}] = performance.getEntriesByType('navigation') as Partial<Visit>[];
  const { type, deliveryType, activationStart } = visit;
  return (
    /back|cache/.test(`${type}${deliveryType}`) ||
    !!activationStart ||
    !!documentMember('prerendering' as keyof Document) ||
    readSession(pendingChanges) ||
    (last?.baseUrl === baseUrl && (last.cartId !== cart.cartId || last.cartVersion > cart.cartVersion))
  );
}

/** Calls back when another tab has another version. Returns a function that ends this. */
export function whenChangedElsewhere(cart: ShownCart['cart'], changed: () => void): () => void {
  try {
    const channel = new BroadcastChannel('cf_cart');
    channel.onmessage = ({ data }: MessageEvent<{ cartVersion?: unknown; sentAt?: number } | null>) => {
      const isRecent = Date.now() - (data?.sentAt ?? 0) < messageLifetimeMs;
      if (isRecent && data?.cartVersion !== cart.cartVersion) changed();
    };
    return () => channel.close();
  } catch {
    // Some browsers refuse channels.
    return () => {};
  }
}

/** Calls back when an element comes near the viewport, like the express payments of the hydrated cart. */
export function whenNear(element: Element | null | false, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    {
      rootMargin: '200px',
    },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
