import type { Page } from '@playwright/test';

/** What a host's template writes around and into the tag. */
export interface HostTemplate {
  readonly tenant?: string;
  readonly props?: object;
  /** Replaces or adds fields of the fragment data. */
  readonly data?: object;
  /** The text of the JSON script, as it is; instead of `data` and `props`. */
  readonly json?: string;
  /** Attributes of the tag, as written. */
  readonly attributes?: string;
  readonly head?: string;
  /** Before the tag. */
  readonly before?: string;
  /** The whole body; instead of the tag. */
  readonly body?: string;
  /** A classic script of the host that runs before everything else. */
  readonly script?: string;
  /** Of the page's answer. */
  readonly policy?: string;
  /** Behind the page's path, such as `?error=700`. */
  readonly query?: string;
}

/** Opens a bare host page with the cart in it; nothing of the demo shop but its backend. */
export async function openHostPage(page: Page, template: HostTemplate = {}): Promise<void> {
  await page.route(/\/host-page\.html/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: template.policy ? { 'content-security-policy': template.policy } : {},
      body: markup(template),
    }),
  );
  await page.route('**/host-script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: template.script ?? '' }),
  );
  await page.goto(`host-page.html${template.query ?? ''}`);
}

/** The JSON of a page's script, safe to stand in markup. */
export function fragmentJson({ tenant = 'JS_DE', props = {}, data = {} }: HostTemplate = {}): string {
  const rootComponentProps = { nextStepUrl: './checkout.html', ...props };
  const fragment = { baseUrl: `shop/${tenant.toLowerCase()}/`, locale: 'de', tenant, rootComponentProps, ...data };
  return JSON.stringify(fragment).replaceAll('<', '\\u003c');
}

/** The tag with its data. */
export function cartTag(template: HostTemplate = {}): string {
  const json = template.json ?? fragmentJson(template);
  return `<cart-fragment ${template.attributes ?? ''}><script type="application/json">${json}</script></cart-fragment>`;
}

function markup(template: HostTemplate): string {
  return `<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Warenkorb</title>
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
