import { expect, type Page } from '@playwright/test';

/** The strictest policy that a page with the cart works under. */
export const strictPolicy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** Sets `window.pwned` where it is taken for code or markup. */
export const hostileText = `"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script><style>*{display:none}</style>{{7*7}}\${pwned=1}`;

interface Watched {
  readonly pwned?: unknown;
  readonly violations: readonly string[];
}

/** For `HostTemplate.script`: remembers what the page's policy complains about. */
export const watchPolicy = `
  window.violations = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    violations.push([violatedDirective, blockedURI, sourceFile].join(' ')));`;

/** Watches where a page sends requests; what it answers checks that nothing hostile has come true. */
export function watchPage(page: Page, baseURL: string | undefined): () => Promise<void> {
  const { host } = new URL(baseURL ?? '');
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) foreign.push(url.href);
  });
  return async () => {
    expect(foreign, 'requests to other hosts').toEqual([]);
    const { pwned, violations, polluted } = await page.evaluate(() => ({
      pwned: 'pwned' in window,
      violations: (window as unknown as Watched).violations,
      polluted: ({} as { polluted?: unknown }).polluted,
    }));
    expect({ pwned, violations, polluted }).toEqual({ pwned: false, violations: [], polluted: undefined });
  };
}
