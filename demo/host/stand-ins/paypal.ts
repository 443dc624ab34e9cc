/**
 * Stand-in for PayPal's script (v5 buttons), for the demo and its tests. It refuses what PayPal refuses.
 */
import type { PayPalButtonsComponent, PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js';
import { openWindow, requireKnown, requireContainer, standInButton } from './window-of.ts';

const provider = 'PayPal';

function Buttons(options: PayPalButtonsComponentOptions = {}): PayPalButtonsComponent {
  const { style = {}, onClick, createOrder, onApprove, onCancel, onError } = options;
  requireKnown(provider, options, ['style', 'onClick', 'createOrder', 'onApprove', 'onCancel', 'onError']);
  requireKnown(provider, style, ['height', 'layout', 'tagline', 'color', 'shape', 'label', 'borderRadius']);
  const { height = 45, layout = 'vertical', tagline } = style;
  if (height < 25 || height > 55) throw new Error(`${provider}: style.height must be between 25 and 55`);
  if (layout === 'vertical' && tagline) throw new Error(`${provider}: style.tagline needs the horizontal layout`);
  if (!createOrder) throw new Error(`${provider}: createOrder is missing`);
  let drawn: HTMLElement | null = null;
  let isOpen = false;

  async function pressed(): Promise<void> {
    if (isOpen) return;
    let isAccepted = true;
    await onClick?.({}, { resolve: () => Promise.resolve(), reject: () => Promise.resolve(void (isAccepted = false)) });
    if (!isAccepted) return;
    isOpen = true;
    try {
      const orderID = await createOrder?.({ paymentSource: 'paypal' }, {} as never);
      if (typeof orderID !== 'string' || orderID === '') throw new Error(`${provider}: createOrder returned no id`);
      const outcome = await openWindow({
        provider,
        sum: null,
        choices: [
          { name: 'paid', label: 'Zahlung freigeben' },
          { name: 'closed', label: 'Freigeben, dann schließen' },
          { name: 'broken', label: 'PayPal hat eine Störung' },
        ],
      });
      if (outcome === null) onCancel?.({ orderID }, { redirect() {} });
      else if (outcome === 'broken') throw new Error(`${provider}: something went wrong`);
      else {
        const approved = onApprove?.({ orderID, payerID: 'DEMO' }, { redirect() {}, restart() {} });
        if (outcome === 'closed') onCancel?.({ orderID }, { redirect() {} });
        await approved;
      }
    } catch (error) {
      onError?.({ message: String(error) });
    } finally {
      isOpen = false;
    }
  }

  return {
    isEligible: () => true,
    async render(target) {
      const container = requireContainer(
        typeof target === 'string' ? document.querySelector(target) : target,
        provider,
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (!container.isConnected) throw new Error(`${provider}: the container was removed`);
      drawn = standInButton({ label: provider, height, background: '#ffc439', color: '#111' }, () => void pressed());
      container.append(drawn);
    },
    async close() {
      drawn?.remove();
    },
    updateProps: () => Promise.resolve(),
    resume() {},
    hasReturned: () => false,
  };
}

if (window.paypal) throw new Error(`${provider}: the script was loaded twice`);
const paypal: PayPalNamespace = { Buttons, version: 'stand-in' };
window.paypal = paypal;
