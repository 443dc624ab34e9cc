import { announceOnce, openChannel } from './tab-messages.ts';

/**
 * A channel that is open while something listens: a page with an open one may not be cached.
 * @param first the channel to listen to first, which may have messages already.
 */
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
