import { loadOnce } from '../../calls/load-once.ts';
import type { KeepingParts, keepIntents } from './keep-intents.ts';
import type { IntentStorage, IntentStorageLoader } from './intent-storage.ts';

export function createIntentStorageLoader(
  parts: KeepingParts,
  keeping: () => Promise<{ keepIntents: typeof keepIntents }>,
): IntentStorageLoader {
  let intentStorage: IntentStorage | undefined;

  return {
    load: loadOnce(() => keeping().then(({ keepIntents }) => (intentStorage = keepIntents(parts)))),
    follow: (...change) => intentStorage?.follow(...change),
    keeps: (entry) => intentStorage?.keeps(entry) ?? false,
    leaving: () => intentStorage?.leaving(),
    returned: () => intentStorage?.returned(),
  };
}
