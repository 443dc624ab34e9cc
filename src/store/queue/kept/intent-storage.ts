import { loadOnce } from '../../calls/load-once.ts';
import type { CartState } from '../../cart/cart-state.ts';
import type { OpenEntry } from '../../intents/entry.ts';
import type { KeepingParts, keepIntents } from './keep-intents.ts';

export type IntentStorage = ReturnType<typeof createIntentStorage>;

/** `keepIntents`, loaded later. Until then, it keeps nothing. */
export function createIntentStorage(
  parts: KeepingParts,
  keeping: () => Promise<{ readonly keepIntents: typeof keepIntents }>,
) {
  let loaded: ReturnType<typeof keepIntents> | undefined;
  return {
    /** Never rejects: without its code, entries are not kept. */
    load: loadOnce(() => keeping().then(({ keepIntents }) => (loaded = keepIntents(parts)))),
    follow: (now: CartState, before: CartState) => loaded?.follow(now, before),
    keeps: (entry: OpenEntry) => loaded?.keeps(entry) ?? false,
    leaving: () => loaded?.leaving(),
    returned: () => loaded?.returned(),
  };
}
