import type { StoreParts } from '../store-parts.ts';
import type { Keeper, KeeperLoader } from './keeper.ts';

export function createKeeperLoader(parts: StoreParts): KeeperLoader {
  const { keptGoals } = parts.context.environment;
  let keeper: Keeper | undefined;
  let loading: Promise<unknown> | null = null;
  return {
    load: () =>
      (loading ??= keptGoals.load().then(
        (keep) => (keeper = keep(parts)),
        () => (loading = null),
      )),
    keeps: (pending) => keeper?.keeps(pending) ?? false,
    leaving: () => keeper?.leaving(),
    returned: () => keeper?.returned(),
  };
}
