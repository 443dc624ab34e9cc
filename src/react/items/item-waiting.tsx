import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button, RetryButton } from '../controls/button.tsx';
import { focusNearbyControl } from '../../dom/focus-nearby-control.ts';
import { movingFocus } from '../focus/moving-focus.ts';
import { useFocusBeforeRemoval } from '../focus/use-focus-before-removal.ts';

const movingToRow = movingFocus(focusNearbyControl);

/** After a long wait, buttons to cancel and retry. Covers the picture, to avoid a layout shift. */
export function ItemWaiting({ itemId }: { readonly itemId: string }) {
  const { discardItemChanges, retry } = useActions();
  const place = useFocusBeforeRemoval(focusNearbyControl);
  return (
    <div className="item-waiting" ref={place}>
      <p>{texts.longLoading}</p>
      <div className="buttons">
        <RetryButton onClick={movingToRow(retry)} />
        <Button variant="ghost" onClick={movingToRow(() => discardItemChanges(itemId))}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
