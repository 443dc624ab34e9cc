import type { Change } from '../changes/changes.ts';
import type { StoreContext } from '../store-context.ts';

/**
 * Sends what is not confirmed once more, in requests that outlive the page. The ordinary requests stay: a browser may
 * refuse these, for example after a redirect, and the next page sends what the cart does not show. Not to another origin,
 * which would be asked for permission first. Two changes cannot be sent like this: a move has two requests that depend on
 * each other, and an addition would add twice. Returns what was sent.
 */
export function sendBeforeLeaving({ state, environment: { page }, call }: StoreContext): readonly Change[] {
  const { data, pendingChanges } = state.getState();
  if (new URL(data.baseUrl, page.url()).origin !== page.origin()) return [];
  return pendingChanges.flatMap(({ change, status }) => {
    const isUnanswered = status.kind === 'queued' || status.kind === 'sending';
    if (!isUnanswered || change.kind === 'move' || change.kind === 'addition') return [];
    change.send(call, { keepalive: true }).catch(() => {});
    return [change];
  });
}
