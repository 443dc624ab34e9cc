import { asRecord } from '../../domain/as-record.ts';
import { type Goal, goalKinds } from './goal.ts';

const maxValues = 99;

/** Returns null for what this version has not written. */
export function asGoal(value: unknown): Goal | null {
  const { kind, key, itemId, productId, wanted, cartId, cartVersion, from, time, rows, failed, wished, abandoned } =
    asRecord(value) ?? {};
  const known = goalKinds.find((name) => name === kind);
  if (!known || !isText(key) || !isText(cartId) || !isTextOrNull(itemId) || !isTextOrNull(productId)) return null;
  if (!isGoalValue(wanted) || (known === 'quantity' && !(isCount(wanted) && wanted > 0))) return null;
  if (known === 'move' && !isCount(wanted)) return null;
  if (typeof cartVersion !== 'number' || typeof time !== 'number') return null;
  return {
    kind: known,
    key,
    itemId,
    productId,
    wanted,
    cartId,
    cartVersion,
    from: listOf(from, isGoalValue),
    time,
    rows: listOf(rows, isCount),
    failed: failed === true,
    wished: wished === true,
    abandoned: abandoned === true,
  };
}

export function listOf<Value>(list: unknown, isValue: (value: unknown) => value is Value): readonly Value[] {
  return Array.isArray(list) ? list.slice(0, maxValues).filter(isValue) : [];
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isGoalValue = (value: unknown): value is Goal['wanted'] => typeof value === 'number' || isTextOrNull(value);
