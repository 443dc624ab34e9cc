import { texts } from '../../messages/texts.ts';
import { confirmedItem, obstacleOf } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';

/** Why the shopper cannot proceed; empty if the shopper can. */
export function proceedReason(state: CartState): string {
  const obstacle = obstacleOf(state);
  if (obstacle !== 'unsaved') return obstacle ? texts[obstacle] : '';
  const itemId = state.pendingChanges.find(({ status }) => status.kind === 'failed')?.change.itemId;
  return texts.unsaved(itemId == null ? undefined : confirmedItem(state, itemId)?.product.title);
}
