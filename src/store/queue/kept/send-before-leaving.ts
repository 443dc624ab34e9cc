import type { StoreContext } from '../../cart/store-context.ts';
import { sendIntent } from '../../intents/definitions.ts';
import { openEntries } from '../../intents/entry.ts';

/**
 * Sends what is not confirmed once more, in requests that outlive the page. The ordinary requests stay: a browser may
 * refuse these, for example after a redirect, and the next page sends what the cart does not show. Not to another origin,
 * which would be asked for permission first. Two kinds cannot be sent like this: a move has two requests that depend on
 * each other, and an addition would add twice. Returns the ids of what was sent.
 */
export function sendBeforeLeaving({ state, environment: { page }, call }: StoreContext): readonly number[] {
  const { data } = state.getState();
  if (new URL(data.baseUrl, page.url()).origin !== page.origin()) return [];
  return openEntries(state.getState()).flatMap(({ id, intent, status }) => {
    const isUnanswered = status.kind === 'queued' || status.kind === 'sending';
    if (!isUnanswered || intent.kind === 'move' || intent.kind === 'addition') return [];
    sendIntent(intent, call, { keepalive: true }).catch(() => {});
    return [id];
  });
}
