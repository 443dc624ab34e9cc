import { texts } from '../../messages/texts.ts';
import { useCart } from '../cart-context.tsx';
import { Banner } from '../notices/banner.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';

interface ItemFailureProps {
  readonly itemId: string;
  /** Its appointment could not be reserved. */
  readonly gone: boolean;
}

/** What went wrong with this item alone. */
export function ItemFailure({ itemId, gone }: ItemFailureProps) {
  const failure = useCart((state) => (Object.hasOwn(state.itemFailures, itemId) ? state.itemFailures[itemId] : null));
  return (
    <div className="item-failure">
      {gone && (
        <Banner severity="error">
          <p>{texts.appointmentGone}</p>
        </Banner>
      )}
      {failure && <NoticeBanner content={{ kind: 'failure', failure }} />}
    </div>
  );
}
