import { idleAfter, isDimmed, loadingAfter, longLoadingAfter } from '../domain/loading-state.ts';
import type { LoadingState } from '../domain/loading-state.ts';
import type { CartCore } from './cart-core.ts';
import { subjectOf, type Wish } from './wish.ts';

/** Moves a wish through the loading states by the time since it began (rulings, 17). */
export function followActivity(core: CartCore, wish: Wish): void {
  if (wish.activity === 'Offline') return;
  core.later(() => advance(core, wish, 'Loading'), loadingAfter);
  core.later(() => advance(core, wish, 'LongLoading'), longLoadingAfter);
}

/** What has come to rest stays there, and the time of an earlier attempt is not that of this one. */
function advance({ state }: CartCore, { id, attempts }: Wish, activity: LoadingState): void {
  state.setState(({ wishes }) => ({
    wishes: wishes.map((wish) =>
      wish.id === id && wish.attempts === attempts && isDimmed(wish.activity) ? { ...wish, activity } : wish,
    ),
  }));
}

/** Shows subjects as finished for a second. */
export function showFinished(core: CartCore, wishes: readonly Wish[]): void {
  const subjects = wishes.map((wish) => subjectOf(wish.change));
  if (subjects.length === 0) return;
  core.state.setState(({ finished }) => ({ finished: [...new Set([...finished, ...subjects])] }));
  core.later(
    () => core.state.setState(({ finished }) => ({ finished: finished.filter((one) => !subjects.includes(one)) })),
    idleAfter,
  );
}
