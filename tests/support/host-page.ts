import type { Page } from '@playwright/test';

/** Contents of a host page. */
export interface HostTemplate {
  readonly tenant?: string;
  readonly props?: object;
  /** Replaces or adds fields of the fragment data. */
  readonly data?: object;
  /** Raw text of the JSON script, instead of `data` and `props`. */
  readonly json?: string;
  /** Attributes of the tag, as markup. */
  readonly attributes?: string;
  readonly head?: string;
  /** Markup before the tag. */
  readonly before?: string;
  /** Markup of the whole body, instead of the tag. */
  readonly body?: string;
  /** Classic script that runs before everything else. */
  readonly script?: string;
  /** Content-Security-Policy header. */
  readonly policy?: string;
  /** Query of the page's URL, for example `?error=700`. */
  readonly query?: string;
}

/**
 * Opens a minimal host page with the cart, which uses only the backend of the demo shop.
 * @param waitUntil `commit` for a page whose scripts are held.
 */
export async function openHostPage(
  page: Page,
  template: HostTemplate = {},
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await page.route(/\/host-page\.html/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: template.policy ? { 'content-security-policy': template.policy } : {},
      body: markup(template),
    }),
  );
  await page.route('**/host-style.css', (route) => route.fulfill({ contentType: 'text/css', body: style }));
  await page.route('**/host-script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: template.script ?? '' }),
  );
  await page.goto(`host-page.html${template.query ?? ''}`, { waitUntil });
}

/** Returns the fragment data as JSON that is safe in markup. */
export function fragmentJson({ tenant = 'JS_DE', props = {}, data = {} }: HostTemplate = {}): string {
  const rootComponentProps = { nextStepUrl: './checkout.html', ...props };
  const fragment = { baseUrl: `shop/${tenant.toLowerCase()}/`, locale: 'de', tenant, rootComponentProps, ...data };
  return JSON.stringify(fragment).replaceAll('<', '\\u003c');
}

/** Returns the tag with its data. */
export function cartTag(template: HostTemplate = {}): string {
  const json = template.json ?? fragmentJson(template);
  return `<cart-fragment ${template.attributes ?? ''}><script type="application/json">${json}</script></cart-fragment>`;
}

/** The page brings its own font, so that its layout does not depend on the machine. */
const style = `
  @font-face {
    font-family: Figtree;
    font-weight: 300 900;
    src: url('host/fonts/figtree.woff2') format('woff2');
    font-display: optional;
  }
  html { font-family: Figtree, sans-serif }`;

function markup(template: HostTemplate): string {
  return `<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Warenkorb</title>
        <link rel="preload" href="host/fonts/figtree.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="host-style.css" />
        <script src="host-script.js"></script>
        <script type="module" src="package/cart-fragment.js"></script>
        ${template.head ?? ''}
      </head>
      <body>
        ${template.before ?? ''}
        ${template.body ?? cartTag(template)}
      </body>
    </html>`;
}
