import type { KeepingParts, keepIntents } from './keep-intents.ts';
import type { IntentStorage, IntentStorageLoader } from './intent-storage.ts';

export function createIntentStorageLoader(
  parts: KeepingParts,
  keeping: () => Promise<{ keepIntents: typeof keepIntents }>,
): IntentStorageLoader {
  let intentStorage: IntentStorage | undefined;
  let loading: Promise<unknown> | null = null;

  return {
    load: () =>
      (loading ??= keeping().then(
        ({ keepIntents }) => (intentStorage = keepIntents(parts)),
        () => (loading = null),
      )),
    follow: (...change) => intentStorage?.follow(...change),
    keeps: (entry) => intentStorage?.keeps(entry) ?? false,
    leaving: () => intentStorage?.leaving(),
    returned: () => intentStorage?.returned(),
  };
}
