import type { EarlyCart } from '../../domain/server-markup.ts';
import { documentMember } from '../../dom/document-member.ts';
import { confirmedCartMark, pendingChanges, readSession } from './session-entry.ts';

export interface Visit extends PerformanceNavigationTiming {
  readonly deliveryType?: string;
  readonly activationStart?: number;
}

/** Whether the page comes from a cache or is prerendered, or this tab has newer data. */
export function mayBeOutdated(baseUrl: string, cart: EarlyCart['cart']): unknown {
  const last = readSession(confirmedCartMark) as (EarlyCart['cart'] & { readonly baseUrl: string }) | null;
  const [visit] = performance.getEntriesByType('navigation') as Visit[];
  const { type, deliveryType, activationStart }: Partial<Visit> = visit ?? {};
  return (
    /back|cache/.test(`${type}${deliveryType}`) ||
    // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- 0 means that it was not prerendered.
    activationStart ||
    (documentMember('prerendering' as keyof Document) as boolean) ||
    readSession(pendingChanges) ||
    (last?.baseUrl === baseUrl && (last.cartId !== cart.cartId || last.cartVersion > cart.cartVersion))
  );
}
