/** Attribute of server-rendered markup. The element removes it on hydration. */
export const serverRenderedAttribute = 'data-server-rendered';

/** Attribute of the buttons in server markup, which do not work before hydration. */
export const earlyAttribute = 'data-early';

/** Attribute that says when the early script loads the program. */
export const hydrateAttribute = 'hydrate';

/** When the program of a server-rendered cart is loaded; at the latest when the pointer or the focus reaches a control. */
export type Hydration = 'load' | 'idle' | 'visible' | 'interaction';

/** Attribute with what the early script knows of the cart in server markup, as JSON. */
export const earlyCartAttribute = 'data-cart';

export interface EarlyCart {
  readonly shop: {
    /** May be relative to the page. */
    readonly baseUrl: string;
    readonly tenant: string;
  };
  readonly cart: { readonly cartId: string; readonly cartVersion: number };
  /** Whether the page has just fetched it, rather than brought it along. */
  readonly isFresh?: boolean;
  readonly numberOfItems: number;
  /** Whether the next step reserves appointments. */
  readonly hasTickets: boolean;
  /** The cookie with a code that is still to be redeemed. */
  readonly campaignCookie: string | null;
  /** The properties of the element; its attributes are spelled accordingly. */
  readonly properties: readonly string[];
  /** What the early script says; it has no texts of its own. */
  readonly texts: Readonly<Record<EarlyText, string>>;
}

/** The change that a control in server markup represents: its name, the value that the shopper wants, and that of the server. */
export type EarlyIntent = readonly [name: string, wanted: string, from: string | null | undefined];

export type EarlyText = 'changing' | 'saving' | 'offline' | 'checking' | 'proceeding';
