import type { ExpressProvider } from '../../domain/express-method.ts';
import { isSamePurchase, purchaseOf, type Purchase } from '../../domain/purchase.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { subscribe } from '../../store/cart/subscribe.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import type { CartStore } from '../../store/create-cart-store.ts';
import type { Express } from '../../store/express/create-express.ts';
import { canPay, canPaySoon } from '../../store/express/express-flow.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import { createPause, isEmpty } from '../../dom/container-focus.ts';
import type { PaymentButtons, PaymentOffer } from '../../store/cart/provider-interface.ts';
import { placeContainer } from '../../dom/place-container.ts';
import { uniqueId } from '../../dom/unique-id.ts';

/** `none`: the provider has nothing to offer here. */
export type ButtonsState = 'loading' | 'ready' | 'none' | 'failed';

interface Drawing extends Pick<PaymentOffer, 'settings' | 'wallets'> {
  readonly host: HTMLElement;
  readonly store: CartStore;
  readonly express: Express;
  readonly provider: ExpressProvider;
}

/**
 * Draws a provider's buttons and updates them with the cart. Returns a function that removes them. As providers refuse
 * containers in a shadow tree, theirs is a child of the cart's element, slotted into the page.
 * @param lost called when the page has removed the container, or if it cannot be shown where the cart is.
 * @param emptied called when the page is shown again without the buttons: providers may remove them when it is left.
 */
export function drawButtons(
  { host, store, express, provider, settings, wallets }: Drawing,
  changed: (state: ButtonsState) => void,
  lost: () => void,
  emptied: () => void,
): (() => void) | undefined {
  const slot = `payment-${provider}`;
  const container = createContainer(host, slot);
  const removeContainer = placeContainer(host, slot, container, lost);
  if (!removeContainer) return void lost();

  let buttons: PaymentButtons | null = null;
  let drawn: Purchase | null = null;
  let isOffered = true;
  const removal = new AbortController();
  const { signal } = removal;
  const pause = createPause(container);

  function update(): void {
    const state = store.state.getState();
    const cart = confirmedCart(state);
    const { kind } = express.state.getState().phase;
    container.ariaDisabled = canPaySoon(state) ? 'true' : null;
    pause(!takesPress(state, provider) || kind === 'confirming' || kind === 'leaving');
    // Once for several changes at the same time, and not for an open window, whose sum the shopper has seen.
    if (!cart || !buttons || !canPay(state) || kind !== 'idle') return;
    const purchase = purchaseOf(cart);
    if (drawn && isSamePurchase(drawn, purchase)) return;
    drawn = purchase;
    try {
      buttons.update?.(purchase);
    } catch (error) {
      // It must not stop the other subscribers of the store.
      express.report(error);
    }
  }

  async function draw(): Promise<void> {
    const cart = confirmedCart(store.state.getState());
    if (!cart) return;
    drawn = purchaseOf(cart);
    buttons = await express.providers[provider](container, { settings, wallets, purchase: drawn }, express);
    if (signal.aborted) return void buttons?.remove?.();
    isOffered = buttons !== null;
    changed(isOffered ? 'ready' : 'none');
    update();
  }

  changed('loading');
  draw().catch((error: unknown) => {
    if (signal.aborted) return;
    express.report(error);
    changed('failed');
  });
  const shown = ({ persisted = true }: Partial<PageTransitionEvent>) =>
    persisted && isOffered && isEmpty(container) && emptied();
  // `resume` is an event of the document.
  for (const type of ['pageshow', 'resume']) window.addEventListener(type, shown, { capture: true, signal });
  subscribe(store.state, update, signal);
  subscribe(express.state, update, signal);
  update();
  return () => {
    removal.abort();
    endPayment(express, provider);
    buttons?.remove?.();
    removeContainer();
  };
}

/** A wallet shows its sum at once, so it cannot wait for another one. */
function takesPress(state: CartState, provider: ExpressProvider): boolean {
  return canPay(state) || (provider !== 'wallets' && canPaySoon(state));
}

function createContainer(host: HTMLElement, slot: string): HTMLElement {
  // A copied element has the containers of its original.
  for (const child of [...host.children]) if (child.slot === slot) child.remove();
  const container = unclobbered(document).createElement('div');
  container.id = uniqueId(`cart-${slot}`);
  // The nonce of the page's Content Security Policy, from the cart's tag or else from the page's scripts.
  const nonces = [host, ...unclobbered(document).scripts].map(({ nonce }) => nonce);
  container.nonce = nonces.find(Boolean) ?? '';
  return container;
}

/** A provider's window closes with its buttons, so neither an approval nor a cancellation can follow. */
function endPayment(express: Express, provider: ExpressProvider): void {
  const { kind } = express.state.getState().phase;
  if (kind === 'started' && provider !== 'amazon') express[provider].canceled();
}
