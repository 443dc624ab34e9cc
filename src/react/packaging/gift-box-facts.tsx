import { cartTenant } from '../../domain/tenant.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { useCart } from '../cart-context.tsx';

/** The size of a wrapped gift and the price of a box with a greeting card: from the fragment data, or else by brand. */
export function GiftBoxFacts() {
  const { tenant, rootComponentProps } = useCart(({ data }) => data);
  const { tenantConfig } = rootComponentProps;
  return (
    <p className="gift-box-facts muted">
      <span>{packagingTexts.size(tenantConfig, cartTenant(tenant))}</span>
      <br />
      <span>{packagingTexts.greetingCard(tenantConfig, cartTenant(tenant))}</span>
    </p>
  );
}
