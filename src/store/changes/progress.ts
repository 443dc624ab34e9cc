import { loadingDelayMs, longLoadingDelayMs } from '../../domain/loading-state.ts';
import type { Progress } from './pending-change.ts';
import type { StoreContext } from '../store-context.ts';

/** Moves a change through the loading states by the time since its present attempt began (rulings, 17). */
export function trackProgress({ state, later }: StoreContext, id: number): void {
  const attempt = state.getState().pendingChanges.find((pending) => pending.id === id)?.attempt;
  const advance = (progress: Progress) =>
    state.setState(({ pendingChanges }) => ({
      pendingChanges: pendingChanges.map((pending) =>
        pending.id === id && pending.attempt === attempt ? { ...pending, progress } : pending,
      ),
    }));
  later(() => advance('Loading'), loadingDelayMs);
  later(() => advance('LongLoading'), longLoadingDelayMs);
}
