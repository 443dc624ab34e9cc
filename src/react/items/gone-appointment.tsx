import type { CartItem } from '../../domain/cart.ts';
import { safeLink } from '../../domain/urls.ts';
import { texts } from '../../messages/texts.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { Banner } from '../notices/banner.tsx';

/** Says that an appointment cannot be reserved, and links to the shop's page with others, if there is one. */
export function GoneAppointment({ item: { appointmentUrl, product } }: { readonly item: CartItem }) {
  const href = safeLink(appointmentUrl ?? '', useBaseUrl());
  return (
    <Banner severity="error">
      <p>{texts.appointmentGone}</p>
      {href && (
        <a href={href} aria-label={texts.itemNewAppointment(product.title)}>
          {texts.newAppointment}
        </a>
      )}
    </Banner>
  );
}
