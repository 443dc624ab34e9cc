import { loadingAfter, longLoadingAfter, idleAfter } from '../domain/loading-state.ts';
import type { LoadingState } from '../domain/loading-state.ts';
import type { CartCore } from './cart-core.ts';
import { subjectOf, type Wish } from './wish.ts';

/** Moves a wish through the loading states by the time since it began (rulings, 17). */
export function followActivity(core: CartCore, { id, activity }: Wish): void {
  if (activity === 'Offline') return;
  core.later(() => advance(core, id, 'Loading'), loadingAfter);
  core.later(() => advance(core, id, 'LongLoading'), longLoadingAfter);
}

function advance({ state }: CartCore, id: number, activity: LoadingState): void {
  state.setState(({ wishes }) => ({
    wishes: wishes.map((wish) =>
      wish.id === id && !wish.failed && wish.activity !== 'Offline' ? { ...wish, activity } : wish,
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
