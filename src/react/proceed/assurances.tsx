import { texts } from '../../messages/texts.ts';
import { useCart } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';

/** Up to three short promises of the host, such as how long a voucher is valid, and how its checkout can be paid. */
export function Assurances() {
  const { assurances, paymentNames } = useCart(({ data }) => data.rootComponentProps);
  return (
    <>
      {assurances.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets.
        <ul className="item-facts assurances" part="assurances" role="list">
          {assurances.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon ?? 'success'} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {paymentNames.length > 0 && <p className="ways muted">{texts.paymentNames(paymentNames)}</p>}
    </>
  );
}
