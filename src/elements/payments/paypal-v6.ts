import { CodedError } from '../../domain/coded-error.ts';
import type { OneTimePaymentSession, PayPalV6Namespace } from '@paypal/paypal-js/sdk-v6';
import { unclobbered } from '../../dom/unclobbered.ts';
import type { PaymentButtons, PaypalFlow } from '../../store/cart/provider-interface.ts';
import { withLoadingTimeout } from '../../store/calls/timeout.ts';
import { loadScript } from './load-script.ts';

/** Draws the button of PayPal's SDK v6, an element that PayPal defines. */
export async function paypalV6(
  container: HTMLElement,
  scriptUrl: string,
  currencyCode: string,
  flow: PaypalFlow,
): Promise<PaymentButtons | null> {
  const url = new URL(scriptUrl, unclobbered(document).baseURI);
  const clientId = url.searchParams.get('client-id');
  if (!clientId) throw new CodedError('CF-503', "the URL of PayPal's SDK v6 has no client-id");
  // The script has no such parameter, and the host page may have loaded it already.
  url.searchParams.delete('client-id');
  const sdk = await loadScript<PayPalV6Namespace>({ url: url.href, nonce: container.nonce, api });
  const instance = await withLoadingTimeout(
    sdk.createInstance({ clientId, components: ['paypal-payments'], locale: 'de-DE', pageType: 'cart' }),
    'PayPal',
  );
  const methods = await withLoadingTimeout(instance.findEligibleMethods({ currencyCode }), 'PayPal');
  if (!methods.isEligible('paypal')) return null;

  let isOpen = false;
  /** Once for each attempt: PayPal may report the same failure by a callback and by rejecting `start`. */
  const ending = (report: () => void) => () => {
    if (isOpen) report();
    isOpen = false;
  };
  const failed = ending(flow.failed);
  const session = instance.createPayPalOneTimePaymentSession({
    // The order is placed at the last check.
    commit: false,
    onApprove: ({ orderId }) => flow.approved(orderId),
    onCancel: ending(flow.canceled),
    onError: failed,
  });
  const button = unclobbered(document).createElement('paypal-button');
  button.type = 'checkout';
  Object.assign(button.style, { display: 'block', width: '100%', height: '45px' });
  button.addEventListener('click', () => {
    // A second click must not end the attempt.
    if (!flow.clicked()) return;
    isOpen = true;
    void open(session, flow).catch(failed);
  });
  container.append(button);
  return {
    remove() {
      session.destroy();
      button.remove();
    },
  };
}

/** The namespace has the same name in v5. */
function api(): PayPalV6Namespace | null {
  const { paypal } = window as { readonly paypal?: Partial<PayPalV6Namespace> | null };
  return paypal?.createInstance ? (paypal as PayPalV6Namespace) : null;
}

/** To call within the click, because browsers block windows that open later. */
async function open(session: OneTimePaymentSession, flow: PaypalFlow): Promise<void> {
  const order = flow.createOrder().then((orderId) => ({ orderId }));
  // Its failure is shown already, even if PayPal does not report it.
  order.catch(() => {});
  await session.start({ presentationMode: 'auto' }, order);
}
