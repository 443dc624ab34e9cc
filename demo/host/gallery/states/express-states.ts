import type { GalleryGroup, GalleryState } from '../gallery-state.ts';
import { holdScripts } from '../hold-scripts.ts';
import type { Shopper } from '../shopper.ts';

const part = 'payment-methods';
const missing = 'host/stand-ins/missing.js';

const payments = {
  paypalScriptUrl: 'host/stand-ins/paypal.js',
  amazonPay: { scriptUrl: 'host/stand-ins/amazon.js', publicKeyId: 'DEMO', storeId: 'demo-store' },
  stripePublishableKey: 'pk_test_demo',
};

/** Express payment with stand-ins for the providers. */
export const expressStates: GalleryGroup = {
  id: 'express',
  title: 'Direkt bezahlen',
  ownPages: true,
  states: [
    {
      ...offering(payments),
      id: 'express',
      title: 'Alle Anbieter',
      async reach(shopper) {
        await approach(shopper);
        await drawn('PayPal', 'Amazon Pay', 'Google Pay', 'Apple Pay');
      },
    },
    {
      ...offering(payments),
      id: 'express-loading',
      title: 'Anbieter laden noch',
      before(shop) {
        holdScripts();
        return shop.fail('availability', { kind: 'stall' });
      },
      async reach(shopper) {
        await approach(shopper);
        await shopper.sees('.payment-slot[data-state="loading"]');
      },
    },
    {
      ...offering({
        ...payments,
        paypalScriptUrl: missing,
        amazonPay: { ...payments.amazonPay, scriptUrl: `${missing}?amazon` },
      }),
      id: 'express-failed',
      title: 'Anbieter fehlen',
      async reach(shopper) {
        await approach(shopper);
        await shopper.seesText('PayPal ist gerade nicht verfügbar.');
        await shopper.seesText('Amazon Pay ist gerade nicht verfügbar.');
        await drawn('Google Pay', 'Apple Pay');
      },
    },
    {
      ...offering(payments),
      id: 'express-refused',
      title: 'Zahlung fehlgeschlagen',
      async reach(shopper, shop) {
        await shop.fail('payment-methods/paypal/order', { kind: 'html', status: 503 });
        await approach(shopper);
        await drawn('PayPal', 'Amazon Pay', 'Google Pay', 'Apple Pay');
        standIn('PayPal')?.click();
        await shopper.seesText('Es wurde nichts abgebucht.');
      },
    },
    {
      ...offering(payments),
      id: 'express-confirming',
      title: 'Bestellung wird vorbereitet',
      async reach(shopper, shop) {
        await shop.fail('paypal/order/', { kind: 'stall' });
        await approach(shopper);
        await drawn('PayPal', 'Amazon Pay', 'Google Pay', 'Apple Pay');
        standIn('PayPal')?.click();
        const pay = () => [...document.querySelectorAll('dialog button')].find((one) => one.textContent === 'Bezahlen');
        await once(pay);
        (pay() as HTMLElement).click();
        await shopper.sees('.express-confirming');
      },
    },
  ],
};

function offering(given: object): Pick<GalleryState, 'part' | 'props'> {
  return { part, props: { payments: given } };
}

function standIn(label: string): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('cart-fragment button')];
  return buttons.find((button) => button.textContent === `${label} (Attrappe)`);
}

/** Scrolls to the buttons, which are drawn near the viewport only. */
async function approach(shopper: Shopper): Promise<void> {
  await shopper.sees('.payment-slot');
  const area = document.querySelector('cart-fragment')?.shadowRoot?.querySelector('#payment-methods');
  window.scrollBy({ top: area?.getBoundingClientRect().top ?? 0 });
}

/** Waits for the buttons, which are children of the cart's element. */
function drawn(...labels: readonly string[]): Promise<void> {
  return once(() => labels.every(standIn));
}

function once(isTrue: () => unknown): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isTrue()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
