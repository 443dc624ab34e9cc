import { type Cart, findItem } from '../../domain/cart.ts';
import type { NoticeContent } from '../../domain/notice.ts';
import { droppedTexts } from '../../messages/dropped-texts.ts';
import type { Goal } from './goal.ts';

/** Says which goals of an earlier page were dropped. Those that the cart has no names for are only counted. */
export function droppedNotice(goals: readonly Goal[], cart: Cart): NoticeContent {
  const items = goals.flatMap((goal) => nameOf(goal, cart) ?? []).map((text) => ({ text }));
  return { kind: 'dropped', severity: 'warning', text: droppedTexts.text(goals.length), items };
}

function nameOf({ kind, itemId, wanted }: Goal, cart: Cart): string | null {
  if (kind === 'shipping' || kind === 'couponRemoval' || kind === 'voucherRemoval') return droppedTexts[kind];
  const title = findItem(cart, itemId ?? '')?.product.title;
  if (!title) return null;
  return kind === 'quantity' ? droppedTexts.quantity(title, Number(wanted)) : droppedTexts[kind](title);
}
