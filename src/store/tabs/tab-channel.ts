import { asRecord } from '../../domain/as-record.ts';
import type { TabChannel, TabMessage } from '../cart/environment.ts';
import { announceOnce, cartChannel, openChannel } from './tab-messages.ts';

/** Older messages are ignored: a tab that was frozen may deliver them late. */
const messageLifetimeMs = 45_000;

/** @param first the channel to listen to first, which may have messages already. */
export function createTabChannel(first?: BroadcastChannel | null): TabChannel {
  const { announce, listen } = createChannel(cartChannel, first);
  return {
    announce,
    listen(onMessage, signal) {
      listen((data) => {
        const message = parseMessage(data);
        if (message) onMessage(message);
      }, signal);
    },
  };
}

/** A channel that is open while something listens: a page with an open one may not be cached. */
export function createChannel(name: string, first?: BroadcastChannel | null) {
  let channel: BroadcastChannel | null = null;
  return {
    announce(message: object = {}): void {
      if (channel) channel.postMessage({ ...message, sentAt: Date.now() });
      else announceOnce(message, name);
    },
    listen(onMessage: (data: unknown) => void, signal: AbortSignal): void {
      channel = first ?? openChannel(name);
      first = undefined;
      if (channel) channel.onmessage = ({ data }) => onMessage(data);
      signal.addEventListener('abort', () => {
        channel?.close();
        channel = null;
      });
    },
  };
}

/** Any script of the origin can send messages: null unless this one is well-formed and recent. */
function parseMessage(message: unknown): TabMessage | null {
  const { cartVersion, sentAt } = asRecord(message) ?? {};
  const isRecent = Date.now() - Number(sentAt) <= messageLifetimeMs;
  return Number.isSafeInteger(cartVersion) && isRecent ? (message as TabMessage) : null;
}
