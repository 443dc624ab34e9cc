import type { ExpressProvider, WalletMethod } from '../../domain/express-method.ts';
import type { ExpressSettings, PaymentSettings } from '../../domain/fragment-data.ts';
import { isSamePurchase, purchaseOf, type Purchase } from '../../domain/purchase.ts';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartStore } from '../../store/cart-store.ts';
import type { Express } from '../../store/express/create-express.ts';
import { canPay } from '../../store/express/express-flow.ts';
import { unclobbered } from '../unclobbered.ts';
import type { PaymentButtons } from '../../store/express/provider-interface.ts';

/** `none`: the provider has nothing to offer here. */
export type ButtonsState = 'loading' | 'ready' | 'none' | 'failed';

interface Drawing {
  readonly host: HTMLElement;
  readonly store: CartStore;
  readonly express: Express;
  readonly provider: ExpressProvider;
  readonly settings: PaymentSettings & ExpressSettings;
  /** The wallets that the shop offers. */
  readonly wallets: readonly WalletMethod[];
}

let lastId = 0;

/**
 * Providers draw frames and look their containers up in the document, so a container is a child of the cart's element,
 * slotted into the page (rulings, 29). Returns a function that takes the buttons away.
 */
export function drawButtons(drawing: Drawing, changed: (state: ButtonsState) => void): () => void {
  const { host, store, express, provider } = drawing;
  const slot = `payment-${provider}`;
  const container = unclobbered(document).createElement('div');
  // Leftovers of a copied element.
  for (const child of [...host.children]) if (child.slot === slot) child.remove();
  container.slot = slot;
  container.id = `cart-${slot}-${++lastId}`;
  host.append(container);

  let buttons: PaymentButtons | null = null;
  let shown: Purchase | null = null;
  let isGone = false;

  function follow(): void {
    const state = store.state.getState();
    const cart = confirmedCart(state);
    const { kind } = express.state.getState().phase;
    container.inert = !canPay(state) || kind === 'confirming' || kind === 'leaving';
    const purchase = cart && purchaseOf(cart);
    if (!purchase || !buttons || (shown && isSamePurchase(shown, purchase))) return;
    shown = purchase;
    try {
      buttons.update(purchase);
    } catch (error) {
      // A provider must not keep the cart from following its own state.
      express.report(error);
    }
  }

  async function draw(): Promise<void> {
    const cart = confirmedCart(store.state.getState());
    if (!cart) return;
    const purchase = purchaseOf(cart);
    shown = purchase;
    buttons = await mount(drawing, container, purchase);
    if (isGone) return void buttons?.remove();
    changed(buttons ? 'ready' : 'none');
    follow();
  }

  changed('loading');
  draw().catch((error: unknown) => {
    if (isGone) return;
    express.report(error);
    changed('failed');
  });
  const stops = [store.state.subscribe(follow), express.state.subscribe(follow)];
  follow();
  return () => {
    isGone = true;
    stops.forEach((stop) => stop());
    buttons?.remove();
    container.remove();
  };
}

async function mount(
  { express, provider, settings, wallets }: Drawing,
  container: HTMLElement,
  purchase: Purchase,
): Promise<PaymentButtons | null> {
  const { providers } = express;
  const { stripePublishableKey: publishableKey, phoneRequired, amazonPay } = settings;
  const scriptUrl = settings.paypal?.scriptUrl || settings.paypalScriptUrl;
  if (provider === 'paypal' && scriptUrl) return providers.paypal(container, { scriptUrl }, express.paypal);
  if (provider === 'paypal') express.paypal.failed();
  if (provider === 'amazon' && amazonPay) {
    const merchant = await express.amazonMerchant();
    return providers.amazon(container, { ...amazonPay, ...merchant, purchase }, express.amazon);
  }
  if (provider !== 'wallets' || !publishableKey || wallets.length === 0) return null;
  return providers.wallets(container, { publishableKey, phoneRequired, purchase, methods: wallets }, express.wallets);
}
