import type { Locator, Page } from '@playwright/test';
import { openHostPage } from './host-page.ts';

/** The settings of the demo's stand-ins, without the wallets. */
export const payments = {
  paypalScriptUrl: 'host/stand-ins/paypal.js?client-id=demo',
  amazonPay: { scriptUrl: 'host/stand-ins/amazon.js', publicKeyId: 'SANDBOX-DEMO', storeId: 'demo' },
};
const stripe = '<script src="host/stand-ins/stripe.js" defer></script>';

/** Page object of the payment area with the demo's stand-ins for the providers. */
export class ExpressPage {
  readonly area: Locator;
  readonly paypal: Locator;
  readonly amazon: Locator;
  readonly googlePay: Locator;
  readonly applePay: Locator;

  constructor(readonly page: Page) {
    this.area = page.locator('cart-fragment #payment-methods');
    this.paypal = this.button('PayPal');
    this.amazon = this.button('Amazon Pay');
    this.googlePay = this.button('Google Pay');
    this.applePay = this.button('Apple Pay');
  }

  /** Opens the cart and waits until the buttons are drawn. */
  async visit(path = 'index.html'): Promise<void> {
    await this.page.goto(path);
    await this.buttonsDrawn();
  }

  /** Opens the cart on a host page with all payments. */
  async visitHost({ head = '', payments: more = {} } = {}): Promise<void> {
    const offered = { ...payments, stripePublishableKey: 'pk_test_demo', ...more };
    const props = { lastCheckUrl: './last-check.html', payments: offered };
    await openHostPage(this.page, { props, head: stripe + head });
    await this.buttonsDrawn();
  }

  private async buttonsDrawn(): Promise<void> {
    await this.area.scrollIntoViewIfNeeded();
    await this.paypal.waitFor();
  }

  button(provider: string): Locator {
    return this.page.getByRole('button', { name: `${provider} (Attrappe)` });
  }

  /** The window that a provider opens. */
  window(provider: string): Locator {
    return this.page.getByRole('dialog', { name: `${provider} (Attrappe)` });
  }

  /** Opens the provider's window and pays there. */
  async pay(provider: string, fall?: string): Promise<void> {
    await this.open(provider);
    if (fall !== undefined) await this.window(provider).getByRole('combobox', { name: 'Fall' }).selectOption(fall);
    await this.press(provider, provider === 'Amazon Pay' ? 'Weiter' : 'Bezahlen');
  }

  async open(provider: string): Promise<void> {
    await this.button(provider).click();
    await this.window(provider).waitFor();
  }

  async press(provider: string, button: string): Promise<void> {
    await this.window(provider).getByRole('button', { name: button }).click();
  }

  /** The data that the payment has stored for the last check, without the cart's marker, which every page stores. */
  kept(): Promise<Readonly<Record<string, string>>> {
    return this.page.evaluate(() =>
      Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => /^cf_(?!confirmed_cart)/.test(name))),
    );
  }

  /** The parts that have shifted since the page was opened, except the proceed bar, which moves on purpose. */
  shiftedParts(): Promise<readonly string[]> {
    return this.page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          interface Shift extends PerformanceEntry {
            readonly hadRecentInput: boolean;
            readonly sources: readonly { readonly node: Node | null }[];
          }
          new PerformanceObserver((list) => {
            const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
            const cart = document.querySelector('cart-fragment')!;
            // The page's web font shifts the page's own parts above the cart. Parts inside the cart are null.
            const isAbove = (node: Node) => node.compareDocumentPosition(cart) & Node.DOCUMENT_POSITION_FOLLOWING;
            const nodes = shifts
              .flatMap(({ sources }) => sources.map(({ node }) => node as Element | null))
              .filter((node) => !node || !isAbove(node));
            resolve(nodes.map((node) => node?.className ?? '').filter((name) => name !== 'proceed-bar'));
          }).observe({ type: 'layout-shift', buffered: true });
          // Without any shift, nothing is observed.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
        }),
    );
  }
}
