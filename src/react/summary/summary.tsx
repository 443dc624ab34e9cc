import { summaryRows } from '../../domain/summary.ts';
import { formatMinor } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, isUpdating } from '../../store/cart/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';
import { DeliveryPromise } from '../shipping/delivery-promise.tsx';

/** The confirmed sums, marked as updating while a change is pending. The status region says what has changed, too. */
export function Summary() {
  const cart = useCart(confirmedCart);
  const mode = useCart((state) => state.data.rootComponentProps.mode);
  const updating = useCart(isUpdating);
  const notes = useCart((state) => state.sumChange?.told?.notes);
  if (!cart) return null;
  return (
    <section className="summary" part="summary" aria-labelledby="summary-title" aria-busy={updating}>
      <h2 className="section-title" id="summary-title">
        <span>{texts.summary}</span>
        {updating && <span className="unseen">{` ${texts.updating}`}</span>}
      </h2>
      <dl className="summary-rows">
        {summaryRows(cart, mode).map(({ kind, amount }) => {
          const note = notes?.[kind];
          const sum = formatMinor(amount, cart.total.gross.currencyCode);
          return (
            <div key={kind} data-kind={kind} part={kind === 'total' ? 'total' : undefined}>
              <dt>
                <span>{texts.summaryRow[kind]}</span>
                {note && (
                  <span className="sum-note" part="sum-change" aria-hidden="true" key={note}>
                    {note}
                  </span>
                )}
                {kind === 'total' && <small>{texts.taxIncluded}</small>}
              </dt>
              <dd>
                <span key={sum}>{sum}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <DeliveryPromise />
    </section>
  );
}
