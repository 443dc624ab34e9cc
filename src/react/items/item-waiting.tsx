import type { LoadingState } from '../../domain/loading-state.ts';
import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button, RetryButton } from '../controls/button.tsx';
import { focusNearbyControl } from '../../dom/focus-nearby-control.ts';
import { movingFocus } from '../focus/moving-focus.ts';
import { useFocusBeforeRemoval } from '../focus/use-focus-before-removal.ts';

interface ItemWaitingProps {
  readonly itemId: string;
  readonly activity: LoadingState;
}

const movingToRow = movingFocus(focusNearbyControl);

/** Covers the picture, to avoid a layout shift: a spinner, and after a long wait buttons to cancel and retry. */
export function ItemWaiting({ itemId, activity }: ItemWaitingProps) {
  const { discardItemChanges, retry } = useActions();
  const place = useFocusBeforeRemoval(focusNearbyControl);

  return (
    <div className="item-waiting" ref={place}>
      <span className="spinner" />
      {activity === 'LongLoading' && (
        <>
          <p>{texts.longLoading}</p>
          <div className="buttons">
            <RetryButton onClick={movingToRow(retry)} />
            <Button variant="ghost" onClick={movingToRow(() => discardItemChanges(itemId))}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
