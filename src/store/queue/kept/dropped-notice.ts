import { type Cart, findItem } from '../../../domain/cart.ts';
import type { NoticeContent } from '../../../domain/notice.ts';
import { droppedTexts } from '../../../messages/dropped-texts.ts';
import { type Intent, itemIdOf } from '../../intents/intent.ts';
import type { KeptEntry } from './kept-entry.ts';

/** Says which entries of an earlier page were dropped. Those that the cart has no names for are only counted. */
export function droppedNotice(entries: readonly KeptEntry[], cart: Cart): NoticeContent {
  const items = entries.flatMap(({ intent }) => nameOf(intent, cart) ?? []).map((text) => ({ text }));
  return { kind: 'dropped', severity: 'warning', text: droppedTexts.text(entries.length), items };
}

function nameOf(intent: Intent, cart: Cart): string | null {
  const title = findItem(cart, itemIdOf(intent) ?? '')?.product.title;
  switch (intent.kind) {
    case 'shipping':
    case 'couponRemoval':
    case 'voucherRemoval':
      return droppedTexts[intent.kind];
    case 'quantity':
      return title ? droppedTexts.quantity(title, intent.quantity) : null;
    case 'removal':
    case 'move':
    case 'packaging':
      return title ? droppedTexts[intent.kind](title) : null;
    default:
      return null;
  }
}
