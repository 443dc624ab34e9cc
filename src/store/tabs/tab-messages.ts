import { tryOrNull } from '../../domain/try-or-null.ts';
import type { TabMessage } from '../cart/environment.ts';

export const cartChannel = 'cf_cart';

/** Announces something where nothing listens to the other tabs. */
export function announceOnce(message: object, name = cartChannel): void {
  const channel = openChannel(name);
  channel?.postMessage({ ...message, sentAt: Date.now() });
  channel?.close();
}

/** Whether a message is about the cart of this shop: several shops may share an origin. */
export function isOfShop(message: TabMessage, shop: Record<'baseUrl' | 'tenant', string>): boolean {
  const { baseUrl = shop.baseUrl, tenant = shop.tenant } = message;
  return shop.baseUrl === baseUrl && shop.tenant === tenant;
}

/** null where channels do not exist: in older browsers, or where the page has no access to storage. */
export function openChannel(name: string): BroadcastChannel | null {
  return tryOrNull(() => new BroadcastChannel(name));
}
