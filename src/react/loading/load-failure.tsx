import { texts } from '../../messages/texts.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { RetryButton } from '../controls/button.tsx';
import { focusCart } from '../../dom/focus-cart.ts';
import { NoticeBanner } from '../notices/notice-banner.tsx';

/** Replaces the list if the first cart could not be loaded. The empty view would be wrong: the cart may have items. */
export function LoadFailure() {
  const failure = useCart(({ phase }) => (phase.kind === 'failed' ? phase.failure : null));
  const { retry } = useActions();
  if (!failure) return null;
  return (
    <div className="main">
      <NoticeBanner content={{ kind: 'failure', failure }} urgent headline={texts.loadFailed}>
        <RetryButton focusNext={focusCart} onClick={() => retry()} />
      </NoticeBanner>
    </div>
  );
}
