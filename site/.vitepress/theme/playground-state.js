/** What the playground shows. The address has each value that differs from these. */
export const defaults = {
  scenario: 'example',
  cart: '',
  tenant: 'JS_DE',
  theme: 'light',
  loggedIn: false,
  latency: 0,
  fault: '',
  call: 'api/cart/',
  accent: '',
  surface: '',
  radius: '',
  font: '',
};

export const tenants = {
  JS_DE: 'JS_DE: first brand, Germany',
  JS_AT: 'JS_AT: first brand, Austria',
  MD_DE: 'MD_DE: second brand, Germany',
  MD_AT: 'MD_AT: second brand, Austria',
  MD_CH: 'MD_CH: second brand, Switzerland',
};

export const scenarios = {
  example: 'a gift, tickets, a box and a voucher',
  single: 'one item',
  tickets: 'tickets only',
  boxes: 'boxes',
  vouchers: 'applied vouchers',
  friends: 'friends discount',
  'large-100': '100 items',
  empty: 'empty',
  own: 'your own JSON',
};

export const faults = {
  '': { label: 'none' },
  fails: { label: '500: the shop fails', fault: { kind: 'status', status: 500 } },
  refuses: { label: '409: the shop refuses', fault: { kind: 'status', status: 409 } },
  expired: { label: '401: the session has expired', fault: { kind: 'status', status: 401 } },
  busy: { label: '429 with Retry-After', fault: { kind: 'retry-after' } },
  lost: { label: 'connection breaks before the change', fault: { kind: 'drop-before' } },
  unsure: { label: 'connection breaks after the change', fault: { kind: 'drop-after' } },
  html: { label: 'a page of HTML', fault: { kind: 'html' } },
  stall: { label: 'no answer', fault: { kind: 'stall' } },
};

export const calls = {
  'api/cart/': 'every change',
  'set-item-quantity': 'the quantity',
  'remove-item': 'removals',
  'set-item-packaging': 'packaging',
  'set-shipping-method': 'shipping',
  'api/cart': 'the cart itself, and every change',
};

export const fonts = {
  '': "the page's font",
  'Georgia, serif': 'Georgia',
  'system-ui, sans-serif': 'the system font',
  'ui-monospace, monospace': 'monospace',
};

export function fromAddress(hash) {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const entries = Object.entries(defaults).map(([name, fallback]) => {
    const value = given.get(name);
    if (typeof fallback === 'number') return [name, Number(value) || fallback];
    if (typeof fallback === 'boolean') return [name, value === 'true'];
    return [name, value ?? fallback];
  });
  return Object.fromEntries(entries);
}

export function toAddress(state) {
  const isShown = (name) => name !== 'cart' || state.scenario === 'own';
  const changed = Object.entries(state).filter(([name, value]) => value !== defaults[name] && isShown(name));
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)])).toString();
}

/** The three texts to copy. */
export function cssOf({ accent, surface, radius, font }) {
  const lines = [
    accent && `--cart-color-accent: ${accent};`,
    surface && `--cart-color-surface: ${surface};`,
    radius && `--cart-radius: ${radius}px;`,
    radius && `--cart-radius-large: ${Math.round(Number(radius) * 1.5)}px;`,
    font && `--cart-font-family: ${font};`,
  ].filter(Boolean);
  return lines.length === 0 ? '' : `cart-fragment {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

export function dataOf({ tenant, loggedIn }) {
  return {
    baseUrl: 'https://shop.example/',
    tenant,
    rootComponentProps: { nextStepUrl: '/checkout', ...(loggedIn && { customerEmailHash: 'b7e2' }), canAddItems: true },
  };
}

export function tagOf(state) {
  const theme = state.theme === 'light' ? '' : ` data-theme="${state.theme}"`;
  const json = JSON.stringify(dataOf(state), null, 2).replaceAll(/^/gm, '    ');
  return `<link rel="stylesheet" href="/cart/0.2.0/placeholder.css" />
<script type="module" src="/cart/0.2.0/cart-fragment.js"></script>

<cart-fragment${theme}>
  <script type="application/json">
${json}
  </script>
</cart-fragment>
`;
}
