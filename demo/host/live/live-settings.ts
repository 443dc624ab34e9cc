import type { Tenant } from '../shop/shops.ts';

/** What the page around the frame asks for. */
export interface LiveSettings {
  /** Markup of a host page, as the documentation shows it. */
  readonly html: string;
  readonly css: string;
  readonly tenant: Tenant;
  readonly theme: 'light' | 'dark' | 'auto';
  /** One of the mock shop's carts. */
  readonly scenario: string;
  /** A cart as answered by `GET api/cart`, instead of the scenario's. */
  readonly cart: object | null;
  readonly loggedIn: boolean;
  readonly latencyMs: number;
  /** What happens to calls whose path contains `faultyCall`. */
  readonly fault: { readonly kind: string; readonly status?: number } | null;
  readonly faultyCall: string;
}

export const plainSettings: Omit<LiveSettings, 'html'> = {
  css: '',
  tenant: 'JS_DE',
  theme: 'light',
  scenario: 'example',
  cart: null,
  loggedIn: false,
  latencyMs: 0,
  fault: null,
  faultyCall: '',
};
