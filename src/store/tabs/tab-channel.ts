import { tryOrNull } from '../../domain/try-or-null.ts';
import type { TabChannel, TabMessage } from '../cart/environment.ts';

const cartChannel = 'cf_cart';
/** Older messages are ignored: a tab that was frozen may deliver them late. */
const messageLifetimeMs = 45_000;

/** @param first the channel to listen to first, which may have messages already. */
export function createTabChannel(now: () => number, first?: BroadcastChannel): TabChannel {
  let channel: BroadcastChannel | null = null;
  return {
    announce(message) {
      channel?.postMessage({ ...message, sentAt: now() });
    },
    listen(onMessage, signal) {
      channel = first ?? openChannel(cartChannel);
      first = undefined;
      if (!channel) return;
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = parseMessage(data, now());
        if (message) onMessage(message);
      };
      signal.addEventListener('abort', () => {
        channel?.close();
        channel = null;
      });
    },
  };
}

/** Announces a version where nothing listens to the other tabs. */
export function announceOnce(message: Omit<TabMessage, 'sentAt'>): void {
  const channel = openChannel(cartChannel);
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

/** Any script of the origin can send messages: null unless this one is well-formed and recent. */
function parseMessage(message: unknown, now: number): TabMessage | null {
  if (typeof message !== 'object' || message === null) return null;
  const { cartVersion, sentAt } = message as Record<string, unknown>;
  if (!Number.isSafeInteger(cartVersion) || typeof sentAt !== 'number' || now - sentAt > messageLifetimeMs) return null;
  return message as TabMessage;
}
