import { type Changeset, changesetSchema, withoutWrapper } from 'cart-fragment/api';
import type { ShopRequest } from './shop-description.ts';
import { assert } from './violation.ts';
import { described, type Visitor } from './visitor.ts';

/** Reads the changeset of a page, of its data, or of an answer that is one; null if there is none. */
export async function readChangeset(visitor: Visitor, request: ShopRequest): Promise<Changeset | null> {
  const answer = await visitor.request({ method: 'GET', ...request });
  const blocks = answer.text.matchAll(/<script[^>]*type=["']?application\/json[^>]*>(.*?)<\/script>/gis);
  const data = answer.body === undefined ? [...blocks].map(([, json = '']) => parsed(json)) : [answer.body];
  const found = data.map(changesetIn).find((one) => one !== null && one !== undefined) ?? null;
  if (found === null) return null;
  const read = changesetSchema.safeParse(found);
  const hasLists = typeof (found as { changes?: unknown }).changes === 'object';
  assert(read.success && hasLists, `${answer.call}: a changeset as the schema Changeset describes it`, () =>
    described(answer),
  );
  return read.data;
}

function changesetIn(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return null;
  if (!('rootComponentProps' in data)) return 'changes' in data || 'type' in data ? data : null;
  return (data.rootComponentProps as { readonly initialChangeset?: unknown } | null)?.initialChangeset;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(withoutWrapper(json)) as unknown;
  } catch {
    return null;
  }
}
