import { withAppointments } from '../../domain/cart.ts';
import { focusNotices } from '../../dom/focus-nearby-control.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, confirmedItem, obstacleOf } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { slotOf } from '../../store/intents/definitions.ts';
import { hasFailed, openEntries } from '../../store/intents/entry.ts';
import { itemIdOf } from '../../store/intents/intent.ts';
import { itemSlot, shippingSlot } from '../../store/intents/slots.ts';
import { useCart, useShallow } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';

/** Why the shopper cannot proceed, with a button that leads to the cause. */
export function ReasonLine() {
  const { text, severity, target } = useCart(useShallow(proceedReason));
  return (
    <div className={target ? 'proceed-reason notice' : 'proceed-reason'} data-severity={target && severity}>
      {target && <Icon name={severity} />}
      <p id="proceed-reason">{text}</p>
      {target && (
        <Button
          name="show"
          variant="outlined"
          size="small"
          onClick={({ currentTarget }) => focusNotices(currentTarget, target)}
        >
          {texts.show}
        </Button>
      )}
    </div>
  );
}

interface ProceedReason {
  /** Empty if the shopper can. */
  readonly text: string;
  readonly severity: 'error' | 'warning';
  /** The slot of the entry whose notices say more; absent if the reason passes by itself. */
  readonly target?: string | undefined;
}

function proceedReason(state: CartState): ProceedReason {
  const open = openEntries(state);
  const severity = 'warning';
  const obstacle = obstacleOf(state);
  switch (obstacle) {
    case 'unsaved': {
      const failed = open.find(hasFailed);
      const intent = (failed ?? open[0])?.intent;
      const item = intent && confirmedItem(state, itemIdOf(intent) ?? '');
      const text = texts.unsaved(item?.product.title);
      return { text, severity: failed ? 'error' : severity, target: intent && slotOf(intent) };
    }
    case 'appointmentGone': {
      const [item] = withAppointments(confirmedCart(state), state.failedAppointmentIds);
      return { text: texts.chooseAppointment, severity: 'error', target: item && itemSlot(item.id) };
    }
    case 'noShipping':
      return { text: texts.noShipping, severity, target: shippingSlot };
    default:
      return { text: obstacle ? texts[state.checkout.kind === 'waiting' ? 'proceeding' : obstacle] : '', severity };
  }
}
