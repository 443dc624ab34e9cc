import type { MouseEvent } from 'react';
import type { LoadingState } from '../../domain/loading-state.ts';
import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { focusRow } from '../focus/focus-row.ts';

interface ItemWaitingProps {
  readonly itemId: string;
  readonly activity: LoadingState;
}

/** Lies over the picture, so that nothing moves: a spinner, and after a while what the shopper can do about it. */
export function ItemWaiting({ itemId, activity }: ItemWaitingProps) {
  const { discardItemChanges, retry } = useActions();

  // The pressed button goes away with the wait; the row keeps the focus.
  const then = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    focusRow(event.currentTarget);
    act();
  };

  return (
    <div className="item-waiting">
      <span className="spinner" />
      {activity === 'LongLoading' && (
        <>
          <p>{texts.longLoading}</p>
          <div className="item-waiting-actions">
            <Button variant="ghost" onClick={then(() => discardItemChanges(itemId))}>
              {texts.cancel}
            </Button>
            <Button variant="outlined" size="small" onClick={then(retry)}>
              {texts.retry}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
