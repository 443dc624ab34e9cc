import type { Fields } from '../../domain/as-record.ts';
import type { EarlyGoal } from '../../domain/server-markup.ts';
import { itemKey, packagingChangeKey, shippingKey } from '../changes/change-keys.ts';
import { asGoal, isText, listOf } from './as-goal.ts';
import type { Goal } from './goal.ts';

/** The goals in a record of the early script, which it writes before the program has loaded. */
export function earlyGoalsIn(record: Fields): readonly Goal[] {
  return listOf(record['early'], isEarlyGoal).flatMap((early) => asGoal({ ...record, ...aimOf(early) }) ?? []);
}

function isEarlyGoal(value: unknown): value is EarlyGoal {
  return Array.isArray(value) && isText(value[0]) && isText(value[1]);
}

function aimOf([name, wanted, from]: EarlyGoal) {
  const [, kind, itemId] = /^(quantity|removal|packaging)-(.+)$/.exec(name) ?? [];
  const aim = { productId: null, itemId: itemId ?? null };
  switch (kind) {
    case 'quantity':
    case 'removal':
      return { ...aim, kind, key: itemKey(itemId ?? ''), wanted: Number(wanted), from: [Number(from)] };
    case 'packaging':
      return { ...aim, kind, key: packagingChangeKey(itemId ?? ''), wanted, from: [from ?? null] };
    default:
      return { ...aim, kind: name, key: shippingKey, wanted, from: [from ?? null] };
  }
}
