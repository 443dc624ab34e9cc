import type { StoreParts } from '../store-parts.ts';
import type { keepIntents } from './keep-intents.ts';
import type { Keeper, KeeperLoader } from './keeper.ts';

export function createKeeperLoader(
  parts: StoreParts,
  keeping: () => Promise<{ keepIntents: typeof keepIntents }>,
): KeeperLoader {
  let keeper: Keeper | undefined;
  let loading: Promise<unknown> | null = null;

  return {
    load: () =>
      (loading ??= keeping().then(
        ({ keepIntents }) => (keeper = keepIntents(parts)),
        () => (loading = null),
      )),
    keeps: (entry) => keeper?.keeps(entry) ?? false,
    leaving: () => keeper?.leaving(),
    returned: () => keeper?.returned(),
  };
}
