import { focusCart } from '../../dom/focus-cart.ts';
import { texts } from '../../messages/texts.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { RetryButton } from '../controls/button.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';

/** Reserves the space of the items and the summary until the first cart is loaded. */
export function CartSkeleton() {
  return (
    <>
      <div className="main" part="skeleton">
        <div className="items">
          {[<SlowLoadingNote key="1" />, <Lines key="2" />].map((lines) => (
            <div className="item card" key={lines.key}>
              <div className="bone item-picture" />
              <div className="item-main stack">{lines}</div>
              <div className="bone packaging skeleton-packaging" />
            </div>
          ))}
        </div>
      </div>
      <div className="side" aria-busy="true">
        <div className="bone skeleton-side" />
      </div>
    </>
  );
}

/** Skeleton lines, replaced by a note after a long wait. */
function SlowLoadingNote() {
  const slow = useCart(({ phase }) => phase.kind === 'loading' && phase.slow);
  const { refresh } = useActions();
  if (slow) {
    return (
      <div className="slow stack" role="alert">
        <p>{texts.longLoading}</p>
        <RetryButton focusNext={focusCart} onClick={() => void refresh()} />
      </div>
    );
  }
  return (
    <>
      <p className="unseen">{texts.loading}</p>
      <Lines />
    </>
  );
}

function Lines() {
  return (
    <>
      <div className="bone skeleton-title" />
      <div className="bone skeleton-line" />
      <div className="bone skeleton-line" />
    </>
  );
}

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
