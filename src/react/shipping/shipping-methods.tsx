import { expressWarning } from '../../domain/shipping-restrictions.ts';
import type { ShippingMethod } from '../../domain/shipping.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, shownShipping } from '../../store/cart/cart-selectors.ts';
import { shippingSlot } from '../../store/intents/slots.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { freeOrPrice } from '../controls/free-or-price.ts';
import { Banner } from '../notices/banner.tsx';
import { InlineNotices } from '../notices/notices.tsx';

export function ShippingMethods() {
  const methods = useCart((state) => confirmedCart(state)?.availableShippingMethods);
  const chosen = useCart(shownShipping);
  if (!methods) return null;
  return (
    <section className="shipping" part="shipping">
      <h2 className="section-title" tabIndex={-1}>
        {texts.shipping}
      </h2>
      <div className="shipping-methods stack" role="radiogroup" aria-label={texts.shipping}>
        {methods.map((method, index) => (
          <ShippingChoice
            key={method.method}
            method={method}
            id={`shipping-${index}`}
            checked={method.method === chosen}
          />
        ))}
      </div>
      <InlineNotices target={shippingSlot}>
        {methods.length === 0 && <Banner severity="warning" text={texts.noShipping} />}
      </InlineNotices>
    </section>
  );
}

interface ShippingChoiceProps {
  readonly method: ShippingMethod;
  /** Of the elements that describe the radio button. */
  readonly id: string;
  readonly checked: boolean;
}

function ShippingChoice({ method, id, checked }: ShippingChoiceProps) {
  const { chooseShipping } = useActions();
  const warning = expressWarning(method);
  const { title, subtitle, details, price } = method;
  const summary = (details?.description && !warning && (details.label || texts.details)) || undefined;
  return (
    <div className="card tile">
      <label className="choice line">
        <input
          type="radio"
          name="shipping"
          value={method.method}
          checked={checked}
          aria-label={title}
          aria-describedby={`${id}-term ${id}-price`}
          onChange={() => chooseShipping(method.method)}
        />
        <span className="choice-text" aria-hidden="true">
          <span className="choice-title">{title}</span>
          <span className="shipping-line row muted" data-details={summary} id={`${id}-term`}>
            {subtitle}
          </span>
        </span>
        <span className="choice-price" aria-hidden="true" id={`${id}-price`}>
          {freeOrPrice(price)}
        </span>
      </label>
      {warning ? (
        <Banner severity="warning" text={warning} />
      ) : (
        summary && (
          <details className="shipping-details">
            <summary className="line">
              <span>{summary}</span>
              <span className="unseen">{say`, ${title}`}</span>
            </summary>
            <p>{details?.description}</p>
          </details>
        )
      )}
    </div>
  );
}
