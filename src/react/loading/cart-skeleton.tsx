import { texts } from '../../messages/texts.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { focusCart } from '../focus/focus-cart.ts';
import { movingFocus } from '../focus/moving-focus.ts';

/** Holds the places of the items and the summary while the first cart is on its way. */
export function CartSkeleton() {
  return (
    <>
      <div className="main" part="skeleton">
        <div className="items">
          {[<Progress key="1" />, <Lines key="2" />].map((lines) => (
            <div className="item" key={lines.key}>
              <div className="bone item-picture" />
              <div className="item-main">{lines}</div>
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

/** Lines, until the wait gets long enough to speak of it. */
function Progress() {
  const slow = useCart(({ phase }) => phase.kind === 'loading' && phase.slow);
  const { refresh } = useActions();
  if (slow) {
    return (
      <div className="slow" role="alert">
        <p>{texts.longLoading}</p>
        <Button variant="outlined" size="small" onClick={movingFocus(focusCart)(() => void refresh())}>
          {texts.retry}
        </Button>
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
