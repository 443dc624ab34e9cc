import type { Page } from '@playwright/test';

/** A call to the shop's API. */
export interface SentCall {
  /** Below `api/`, for example `cart/set-item-quantity`. */
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
}

/** Records the page's calls to the shop's API in order, but not the delivery terms, which follow the first cart by themselves. */
export function recordCalls(page: Page) {
  const calls: SentCall[] = [];
  page.on('request', (request) => {
    const path = /\/api\/([^?]*)/.exec(request.url())?.[1];
    if (path && path !== 'delivery-terms')
      calls.push({ path, method: request.method(), body: readBody(request.postData()) });
  });
  return {
    all: calls,
    of: (path: string) => calls.filter((call) => call.path === path),
    bodies: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
    forget: () => calls.splice(0),
  };
}

/** Holds requests for matching URLs until the returned function is called. */
export async function holdCalls(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function readBody(text: string | null): unknown {
  return text ? (JSON.parse(text) as unknown) : null;
}
