import { useShallow } from 'zustand/react/shallow';
import { texts } from '../../messages/texts.ts';
import { useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { focusNotices } from '../../dom/focus-nearby-control.ts';
import { useFocusBeforeRemoval } from '../focus/use-focus-before-removal.ts';
import { Icon } from '../icons/icon.tsx';
import { proceedReason } from './proceed-reason.ts';

/** Why the shopper cannot proceed, with a button that leads to the cause. */
export function ReasonLine() {
  const { text, severity, target } = useCart(useShallow(proceedReason));
  return (
    // With a new key, the reason fades in.
    <div className={target ? 'proceed-reason notice' : 'proceed-reason'} data-severity={target && severity} key={text}>
      {target && <Icon name={severity} />}
      <p id="proceed-reason">{text}</p>
      {target && <ShowButton target={target} />}
    </div>
  );
}

function ShowButton({ target }: { readonly target: string }) {
  const button = useFocusBeforeRemoval(focusStep);
  return (
    <Button
      ref={button}
      name="show"
      variant="outlined"
      size="small"
      onClick={({ currentTarget }) => focusNotices(currentTarget, target)}
    >
      {texts.show}
    </Button>
  );
}

function focusStep(removed: HTMLElement): void {
  removed.closest('.proceed-bar')?.querySelector<HTMLElement>('.proceed')?.focus({ preventScroll: true });
}
