import { texts } from '../../messages/texts.ts';
import { confirmedCart, confirmedItem, obstacleOf } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { itemKey, shippingKey } from '../../store/changes/change-keys.ts';
import { hasFailed } from '../../store/changes/pending-change.ts';
import { withAppointments } from '../../store/checkout/has-appointment.ts';

/** Why the shopper cannot proceed. */
export interface ProceedReason {
  /** Empty if the shopper can. */
  readonly text: string;
  readonly severity: 'error' | 'warning';
  /** The key of the change whose notices say more; absent if the reason passes by itself. */
  readonly target?: string | undefined;
}

export function proceedReason(state: CartState): ProceedReason {
  const { pendingChanges, failedAppointmentIds } = state;
  const severity = 'warning';
  const obstacle = obstacleOf(state);
  switch (obstacle) {
    case 'unsaved': {
      const { itemId = null, key } = pendingChanges.find(hasFailed)?.change ?? {};
      const item = itemId === null ? undefined : confirmedItem(state, itemId);
      return { text: texts.unsaved(item?.product.title), severity: 'error', target: key };
    }
    case 'appointmentGone': {
      const [item] = withAppointments(confirmedCart(state), failedAppointmentIds);
      return { text: texts.anyAppointmentGone, severity: 'error', target: item && itemKey(item.id) };
    }
    case 'offline':
      return { text: texts.offline, severity, target: pendingChanges[0]?.change.key };
    case 'noShipping':
      return { text: texts.noShipping, severity, target: shippingKey };
    default:
      return { text: obstacle ? texts[obstacle] : '', severity };
  }
}
