import type { Locator, Page } from '@playwright/test';

/** Page object of the cart. Locates by the roles and names that assistive technology uses. */
export class CartPage {
  readonly root: Locator;
  readonly region: Locator;
  readonly heading: Locator;
  readonly emptyHeading: Locator;
  readonly items: Locator;
  /** Pictures of products and packagings. */
  readonly pictures: Locator;
  readonly proceed: Locator;
  /** Contains the proceed button and sticks to the bottom of a narrow page. */
  readonly proceedBar: Locator;
  readonly status: Locator;
  /** All status elements. Only one is expected. */
  readonly statuses: Locator;
  readonly summary: Locator;
  readonly alerts: Locator;
  readonly retry: Locator;
  readonly snackbar: Locator;
  /** The lines in place of what was removed. */
  readonly removed: Locator;

  constructor(
    readonly page: Page,
    root: Locator = page.locator('cart-fragment'),
  ) {
    this.root = root;
    this.region = root.getByRole('region', { name: 'Warenkorb' });
    this.heading = root.getByRole('heading', { level: 1, name: 'Deine Bestellung' });
    this.emptyHeading = root.getByRole('heading', { level: 1, name: 'Dein Warenkorb' });
    this.items = root.locator('[part~="item"]');
    this.pictures = root.locator('img');
    this.proceedBar = root.locator('[part~="proceed-bar"]');
    // Playwright would take half a minute to find the name among the buttons of 1,000 rows.
    this.proceed = this.proceedBar.getByRole('button', { name: 'Weiter zu den Bestelldaten' });
    this.status = root.locator('.root > [role="status"]');
    this.statuses = root.getByRole('status');
    this.summary = root.getByRole('region', { name: /^Zusammenfassung/ });
    this.alerts = root.getByRole('alert');
    this.retry = root.getByRole('button', { name: 'Erneut versuchen' });
    this.removed = root.locator('[part~="removed"]');
    this.snackbar = root.locator('[part~="snackbar"]');
  }

  /** Waits until the engine has taken over the picture. */
  async takenOver(): Promise<void> {
    await this.page.waitForFunction(() => {
      const container = document.querySelector('cart-fragment')?.shadowRoot?.querySelector('div');
      return Object.keys(container ?? {}).some((key) => key.startsWith('__reactContainer'));
    });
  }

  /** Rows of a product; tickets have several. */
  item(title: string): Locator {
    return this.items.filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  quantity(title: string): Locator {
    return this.root.getByRole('combobox', { name: `Anzahl, ${title}` });
  }

  remove(title: string): Locator {
    return this.root.getByRole('button', { name: `${title} entfernen` });
  }

  undo(name: string): Locator {
    return this.root.getByRole('button', { name: `Rückgängig, ${name}` });
  }

  services(title: string): Locator {
    return this.root.getByRole('button', { name: `Leistungen, ${title}` });
  }

  packaging(title: string, option: string): Locator {
    return this.root.getByRole('radiogroup', { name: `Verpackung, ${title}` }).getByRole('radio', { name: option });
  }

  chooseDesign(title: string): Locator {
    return this.root.getByRole('button', { name: `Design wählen, ${title}` });
  }

  shipping(method: string): Locator {
    return this.root.getByRole('radiogroup', { name: 'Versandart' }).getByRole('radio', { name: method, exact: true });
  }

  get shippingTitles(): Locator {
    return this.root.locator('[part~="shipping"] .choice-title');
  }

  get loyaltyNumber(): Locator {
    return this.root.getByRole('textbox', { name: 'PAYBACK Kundennummer' });
  }

  get loyaltyPoints(): Locator {
    return this.root.locator('[part~="loyalty-points"]');
  }

  get discount(): Locator {
    return this.root.locator('[part~="discount"]');
  }

  get vouchers(): Locator {
    return this.root.getByRole('region', { name: 'Eingelöste Gutscheine' });
  }

  /** The amount of a row of the summary. */
  sum(label: string): Locator {
    return this.summary.locator('div').filter({ hasText: label }).getByRole('definition');
  }

  get total(): Locator {
    return this.sum('Gesamtsumme');
  }

  notice(text: string | RegExp): Locator {
    return this.root.locator('[part~="notice"]').filter({ hasText: text });
  }

  /** `error`, `warning`, `success` or `promo`. */
  noticeOf(severity: string): Locator {
    return this.root.locator(`[part~="notice"][data-severity="${severity}"]`);
  }

  dialog(name: string): Locator {
    return this.root.getByRole('dialog', { name });
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }
}
