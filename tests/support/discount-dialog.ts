import type { Locator } from '@playwright/test';
import type { CartPage } from './cart-page.ts';

/** Page object of the discount code dialog. */
export class DiscountDialog {
  readonly root: Locator;
  readonly code: Locator;
  readonly alert: Locator;

  constructor(cart: CartPage) {
    this.root = cart.dialog('Rabattcode einlösen');
    this.code = this.root.getByRole('textbox', { name: 'Rabattcode' });
    this.alert = this.root.getByRole('alert');
  }

  async send(code: string): Promise<void> {
    await this.code.fill(code);
    await this.root.getByRole('button', { name: 'Einlösen' }).click();
  }
}
