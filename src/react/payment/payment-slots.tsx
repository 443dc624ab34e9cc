import type { ExpressProvider } from '../../domain/express-method.ts';

/** Reserves the height of the providers' buttons until they are drawn. */
export function PaymentSlots({ providers }: { readonly providers: readonly ExpressProvider[] }) {
  return (
    <div className="express-rows stack">
      {providers.map((provider) => (
        <div className="payment-slot" data-provider={provider} key={provider} />
      ))}
    </div>
  );
}
