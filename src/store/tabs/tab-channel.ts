import type { TabChannel, TabMessage } from '../environment.ts';

const channelName = 'cf_cart';
const lifetime = 45_000;

/** Announces cart versions over a BroadcastChannel as `{cartVersion, sentAt}` (rulings, 18). */
export function createTabChannel(now: () => number): TabChannel {
  let channel: BroadcastChannel | null = null;
  return {
    announce(cartVersion) {
      channel?.postMessage({ cartVersion, sentAt: now() });
    },
    listen(heard) {
      channel = openChannel(channelName);
      if (!channel) return () => {};
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = freshMessage(data, now());
        if (message) heard(message);
      };
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}

/** null where there are no channels: in older browsers, or where storage is refused to the page. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** A message that is well-formed and young enough, else null; messages are never believed further. */
function freshMessage(message: unknown, now: number): TabMessage | null {
  if (typeof message !== 'object' || message === null) return null;
  const { cartVersion, sentAt } = message as Record<string, unknown>;
  if (!Number.isSafeInteger(cartVersion) || typeof sentAt !== 'number' || now - sentAt > lifetime) return null;
  return { cartVersion: cartVersion as number, sentAt };
}
