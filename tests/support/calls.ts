import type { Page } from '@playwright/test';

/** A call of the cart to its shop. */
export interface SentCall {
  /** Behind `api/`, such as `cart/set-item-quantity`. */
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
}

/** Everything that the page sends to the shop's API from now on, in its order. */
export function recordCalls(page: Page) {
  const calls: SentCall[] = [];
  page.on('request', (request) => {
    const path = /\/api\/([^?]*)/.exec(request.url())?.[1];
    if (path) calls.push({ path, method: request.method(), body: readBody(request.postData()) });
  });
  return {
    all: calls,
    of: (path: string) => calls.filter((call) => call.path === path),
    bodies: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
    forget: () => calls.splice(0),
  };
}

/** Keeps what is asked for at these addresses waiting until the answer is called. */
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
