import type { Fields } from '../../../domain/as-record.ts';
import type { EarlyIntent } from '../../../domain/server-markup.ts';
import { type KeptEntry, readKeptEntry } from './kept-entry.ts';

/** The entries in a record of the early script, which it writes before the program has loaded. */
export function earlyEntriesIn({ early, cartId, cartVersion, time }: Fields): readonly KeptEntry[] {
  if (!Array.isArray(early)) return [];
  const rest = { rows: [], madeAt: time, wished: false, failed: false, abandoned: false };
  return early.flatMap((goal: unknown) => {
    const [intent, seen] = Array.isArray(goal) ? readIntent(goal as unknown as EarlyIntent) : [];
    return readKeptEntry({ ...rest, intent, base: { cartId, cartVersion, seen: [seen] } }) ?? [];
  });
}

function readIntent([name, wanted, from = null]: EarlyIntent) {
  const [, kind, itemId] = /^(quantity|removal|packaging)-(.+)$/.exec(name) ?? [];
  if (kind === 'packaging') {
    const [type, variantId] = wanted.split(/ (.*)/);
    return [{ kind, itemId, type, variantId: variantId || null }, from] as const;
  }
  const quantity = Number(kind === 'removal' ? from : wanted);
  return kind
    ? ([{ kind, itemId, quantity }, Number(from)] as const)
    : ([{ kind: name, method: wanted }, from] as const);
}
