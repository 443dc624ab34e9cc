import { loyaltyTexts } from '../../messages/loyalty-texts.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedItem, obstacleOf } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import type { Change } from '../../store/changes.ts';

/** Why the shopper cannot proceed, in a sentence or two; empty if nothing is in the way. */
export function proceedReason(state: CartState): string {
  const obstacle = obstacleOf(state);
  if (obstacle !== 'unsaved') return obstacle ? texts.obstacle[obstacle] : '';
  const failed = state.pendingChanges.find(({ status }) => status === 'failed');
  return failed ? texts.unsaved(subjectOf(state, failed.change)) : '';
}

const blocks: Partial<Record<Change['kind'], string>> = {
  shipping: texts.shipping,
  coupon: texts.coupon,
  couponRemoval: texts.coupon,
  voucherRemoval: texts.summaryRow.vouchers,
  loyaltyNumber: loyaltyTexts.title,
};

/** What a change is about, by the name that stands at its row or block. */
function subjectOf(state: CartState, { kind, itemId }: Change): string {
  return (itemId !== null && confirmedItem(state, itemId)?.product.title) || (blocks[kind] ?? texts.cart);
}
