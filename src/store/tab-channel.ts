import type { TabChannel } from './cart-world.ts';

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
      channel = openChannel();
      if (!channel) return () => {};
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const version = freshVersion(data, now());
        if (version !== null) heard(version);
      };
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}

/** null where there are no channels: in older browsers, or where storage is refused to the page. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

/** The version in a message that is well-formed and young enough; messages are never believed further. */
function freshVersion(message: unknown, now: number): number | null {
  if (typeof message !== 'object' || message === null) return null;
  const { cartVersion, sentAt } = message as Record<string, unknown>;
  const wellFormed = Number.isSafeInteger(cartVersion) && typeof sentAt === 'number' && now - sentAt <= lifetime;
  return wellFormed ? (cartVersion as number) : null;
}
