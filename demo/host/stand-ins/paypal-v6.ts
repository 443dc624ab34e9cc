/**
 * Stand-in for PayPal's script (SDK v6), for the demo and its tests. It refuses what PayPal's types do not have, and fails
 * in the ways that they leave open.
 */
import type {
  CreateInstanceOptions,
  EligiblePaymentMethodsOutput,
  FindEligibleMethodsOptions,
  OneTimePaymentSession,
  OnErrorData,
  PayPalButtonElement,
  PayPalOneTimePaymentSessionOptions,
  PayPalV6Namespace,
  SdkInstance,
} from '@paypal/paypal-js/sdk-v6';
import { openWindow, requireKnown, standInButton } from './window-of.ts';

const provider = 'PayPal';
type Components = readonly ['paypal-payments'];
type Instance = SdkInstance<Components>;
type Options = CreateInstanceOptions<Components>;

class PayPalButton extends HTMLElement implements PayPalButtonElement {
  type: NonNullable<PayPalButtonElement['type']> = 'pay';
  disabled = false;

  connectedCallback(): void {
    if (this.shadowRoot) return;
    this.dataset['standIn'] = '';
    const look = { label: provider, height: 48, background: '#ffc439', color: '#111' };
    const button = standInButton(look, () => {});
    Object.assign(button.style, { height: '100%', minHeight: '25px' });
    button.addEventListener('click', (event) => {
      if (this.disabled) event.stopPropagation();
    });
    this.attachShadow({ mode: 'open', delegatesFocus: true }).append(button);
  }
}

function paypalError(code: string): OnErrorData {
  return Object.assign(new Error(`${provider}: ${code}`), { code, isRecoverable: false });
}

function createSession(options: PayPalOneTimePaymentSessionOptions): OneTimePaymentSession {
  requireKnown(provider, options, [
    ...(['commit', 'onApprove', 'onCancel', 'onComplete', 'onError', 'onShippingAddressChange'] as const),
    ...(['onShippingOptionsChange', 'orderId', 'savePayment', 'testBuyerCountry'] as const),
  ]);
  const { onApprove, onCancel, onError } = options;
  let state: 'idle' | 'open' | 'destroyed' = 'idle';

  async function approve(order: Promise<{ orderId: string }>): Promise<void> {
    const { orderId } = await order;
    if (typeof orderId !== 'string' || orderId === '') throw paypalError('INVALID_ORDER_ID');
    const outcome = await openWindow({
      provider,
      sum: null,
      choices: [
        { name: 'paid', label: 'Zahlung freigeben' },
        { name: 'closed', label: 'Freigeben, dann schließen' },
        { name: 'broken', label: 'PayPal hat eine Störung' },
      ],
    });
    if (outcome === null) return onCancel?.({ orderId });
    if (outcome === 'broken') throw paypalError('SOMETHING_WENT_WRONG');
    const approved = onApprove?.({ fundingSource: 'paypal', orderId, payerId: 'DEMO' });
    if (outcome === 'closed') onCancel?.({ orderId });
    await approved;
  }

  return {
    async start(presentation = { presentationMode: 'auto' }, order) {
      requireKnown(provider, presentation, ['presentationMode', 'fullPageOverlay', 'autoRedirect']);
      if (state !== 'idle') throw paypalError(`SESSION_${state.toUpperCase()}`);
      // Some browsers open windows only within the click.
      if (window.event?.type !== 'click') throw paypalError('POPUP_BLOCKED');
      if (!order) throw paypalError('ORDER_MISSING');
      state = 'open';
      try {
        await approve(order);
      } catch (error) {
        // The types leave open which of the two PayPal does.
        onError?.(paypalError(String(error)));
        throw error;
      } finally {
        if (state === 'open') state = 'idle';
      }
    },
    cancel() {},
    destroy() {
      state = 'destroyed';
    },
  };
}

async function createInstance(options: Options): Promise<Instance> {
  requireKnown<Partial<Record<keyof Options, unknown>>>(provider, options, [
    ...(['clientId', 'clientToken', 'components', 'locale', 'pageType', 'clientMetadataId', 'merchantId'] as const),
    ...(['partnerAttributionId', 'shopperSessionId', 'testBuyerCountry'] as const),
  ]);
  const { clientId, clientToken, components, locale = 'de-DE' } = options;
  if (Boolean(clientId) === Boolean(clientToken)) throw paypalError('CLIENT_ID_OR_TOKEN');
  if (components.join() !== 'paypal-payments') throw paypalError('COMPONENTS');
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) throw paypalError('LOCALE');
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (!customElements.get('paypal-button')) customElements.define('paypal-button', PayPalButton);
  const instance: Pick<Instance, 'findEligibleMethods' | 'createPayPalOneTimePaymentSession'> = {
    async findEligibleMethods(query: FindEligibleMethodsOptions = {}): Promise<EligiblePaymentMethodsOutput> {
      requireKnown(provider, query, ['amount', 'currencyCode', 'paymentFlow']);
      if (!/^[A-Z]{3}$/.test(query.currencyCode ?? 'EUR')) throw paypalError('CURRENCY');
      return {
        isEligible: (method) => method === 'paypal',
        getDetails() {
          throw paypalError('NOT_SUPPORTED');
        },
      };
    },
    createPayPalOneTimePaymentSession: createSession,
  };
  return instance as Instance;
}

if ((window as { paypal?: unknown }).paypal) throw new Error(`${provider}: the script was loaded twice`);
const paypal: PayPalV6Namespace = {
  createInstance: createInstance as PayPalV6Namespace['createInstance'],
  version: '6.0.0',
};
Object.assign(window, { paypal });
