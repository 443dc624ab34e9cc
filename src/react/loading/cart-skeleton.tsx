import { texts } from '../../messages/texts.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { RetryButton } from '../controls/button.tsx';
import { focusCart } from '../../dom/focus-cart.ts';

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
