import { loginLink } from '../../domain/urls.ts';
import { texts } from '../../messages/texts.ts';
import { useBaseUrl, useCart } from '../cart-context.tsx';
import { Banner } from '../notices/banner.tsx';

/** Asks guests to log in before they apply a code, and repeats that as an error after an attempt. */
export function LoginHint({ tried }: { readonly tried: boolean }) {
  const baseUrl = useBaseUrl();
  const href = useCart(({ data }) => loginLink(data.rootComponentProps, baseUrl));
  const severity = tried ? 'error' : 'warning';
  return (
    <Banner key={severity} severity={severity}>
      <p>{texts.loginRequired}</p>
      {href && (
        <a className="plain-link" href={href}>
          {texts.login}
        </a>
      )}
    </Banner>
  );
}
