import { couponTexts } from '../../messages/coupon-texts.ts';
import { texts } from '../../messages/texts.ts';
import { useCart } from '../cart-context.tsx';
import { useCheckedHref } from '../controls/use-checked-href.ts';
import { Banner } from '../notices/banner.tsx';

/** Guests have to log in before they apply a code (specification, 6); one who tries all the same is told it anew. */
export function LoginHint({ tried }: { readonly tried: boolean }) {
  const href = useCheckedHref(useCart(({ data }) => data.rootComponentProps.tenantConfig.urls.login));
  const severity = tried ? 'error' : 'warning';
  return (
    <Banner key={severity} severity={severity}>
      <p>
        <span className="unseen">{texts.severity[severity]}: </span>
        {couponTexts.loginRequired}
      </p>
      {href && (
        <a className="plain-link" href={href}>
          {couponTexts.login}
        </a>
      )}
    </Banner>
  );
}
