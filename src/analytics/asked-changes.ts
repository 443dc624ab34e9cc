import { type AnalyticsStorage, readField, writeField } from './storage.ts';

/**
 * The SKUs that shoppers have changed and no page has counted yet; blank for anything else of the cart. They outlive the
 * page, which may be loaded again while the request is under way.
 */
export interface AskedChanges {
  add(sku: string): void;
  /** Forgets what this page has asked for: it is counted, or never will be. */
  settle(): void;
  /** What any page has asked for. */
  all(): readonly string[];
  /** Forgets what is counted, whichever page has asked for it. */
  forget(skus: readonly string[]): void;
}

const name = 'asked';

export function createAskedChanges(storage: AnalyticsStorage): AskedChanges {
  const own = new Set<string>();

  function all(): readonly string[] {
    const given = readField(storage, name);
    return Array.isArray(given) ? given.filter((sku) => typeof sku === 'string') : [];
  }

  const write = (skus: readonly string[]) => writeField(storage, name, skus);

  return {
    add(sku) {
      // Each page adds its own, so that one does not settle what another one still waits for.
      if (!own.has(sku)) write([...all(), sku]);
      own.add(sku);
    },
    settle() {
      if (own.size === 0) return;
      const left = [...all()];
      for (const sku of own) if (left.includes(sku)) left.splice(left.indexOf(sku), 1);
      own.clear();
      write(left);
    },
    all,
    forget: (skus) => write(all().filter((sku) => !skus.includes(sku))),
  };
}
