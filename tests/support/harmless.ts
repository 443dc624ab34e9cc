import { expect, type Page } from '@playwright/test';

/** The strictest CSP under which the cart works. */
export const strictPolicy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** Sets `window.pwned` if interpreted as code or markup. */
export const hostileText = `"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script><style>*{display:none}</style>{{7*7}}\${pwned=1}`;

interface Watched {
  readonly pwned?: unknown;
  readonly violations: readonly string[];
}

/** For `HostTemplate.script`: records violations of the page's CSP. */
export const watchPolicy = `
  window.violations = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    violations.push([violatedDirective, blockedURI, sourceFile].join(' ')));`;

/**
 * Records a page's requests to other hosts. The returned function checks that there were none, that no injected code has
 * run, and that the page's CSP was not violated.
 */
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
