import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button, RetryButton } from '../controls/button.tsx';
import { focusNearbyControl } from '../../dom/focus-nearby-control.ts';

/** After a long wait, buttons to cancel and retry. Covers the picture, to avoid a layout shift. */
export function ItemWaiting({ itemId }: { readonly itemId: string }) {
  const { discardItemChanges, retry } = useActions();
  return (
    <div className="item-waiting stack">
      <p>{texts.longLoading}</p>
      <div className="buttons">
        <RetryButton focusNext={focusNearbyControl} onClick={() => retry()} />
        <Button variant="ghost" focusNext={focusNearbyControl} onClick={() => discardItemChanges(itemId)}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
