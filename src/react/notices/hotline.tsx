import { hotlineHref, hotlineTexts } from '../../messages/hotline.ts';
import { useCart } from '../cart-context.tsx';

/** The hotline's number and hours, without line breaks inside the number or a range such as 8-20. */
export function Hotline() {
  const { hotline } = useCart(({ data }) => data.rootComponentProps.tenantConfig);
  const { name, is, weekdays, saturday, there } = hotlineTexts;
  return (
    <p>
      <span>{`${name} `}</span>
      {hotline && (
        <a className="hours" href={hotlineHref(hotline)}>
          {hotline}
        </a>
      )}
      <span>{hotline ? ` ${is} ` : `${is} `}</span>
      <span className="hours">{weekdays}</span>
      <span> </span>
      <span className="hours">{saturday}</span>
      <span>{` ${there}`}</span>
    </p>
  );
}
