import { expect, type Page, type ViewportSize } from '@playwright/test';
import type { GalleryState } from '../../demo/host/gallery/gallery-state.ts';
import { axeFaults } from './axe.ts';

/**
 * Font smoothing differs a little from one Chromium to the next; pictures of another size differ in any case.
 * `threshold` is about one pixel's colour, the other about how many pixels.
 */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/** One state of the gallery after the other. One that is about a part of the cart is asked about that part alone. */
export class GalleryPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open({ id, part }: GalleryState, tenant: string, size: ViewportSize): Promise<void> {
    // Where a bar sticks to the window's end, the window is so high that the bar covers no part.
    const isNarrow = size.width < 992;
    await this.#page.setViewportSize(part !== undefined && isNarrow ? { ...size, height: 4000 } : size);
    // Its load event tells nothing. `waitFor` hears of an attribute at once, where `expect` would look now and then.
    await this.#page.goto(`gallery-state.html?state=${id}&tenant=${tenant}`, { waitUntil: 'commit' });
    const html = this.#page.locator('html:is([data-ready], [data-failed])');
    await html.waitFor({ state: 'attached', timeout: 20_000 });
    expect.soft(await html.getAttribute('data-failed'), `${id} is reached`).toBeNull();
    await this.#page.evaluate(loadPictures);
  }

  async expectNoFaults({ id, part }: GalleryState): Promise<void> {
    const faults = await axeFaults(this.#page, part && { fromShadowDom: ['cart-fragment', `[part~="${part}"]`] });
    expect.soft(faults, `axe finds nothing in ${id}`).toEqual([]);
  }

  /** @param whole also what can only be seen by scrolling. */
  async expectLook({ part }: GalleryState, picture: string, whole: boolean): Promise<void> {
    const options = { ...tolerance, animations: 'disabled', caret: 'hide' } as const;
    // The window grows with it: what sticks to its end would stand in the middle otherwise.
    if (whole) await this.#page.setViewportSize(await this.#page.evaluate(pageSize));
    if (part === undefined) await expect.soft(this.#page).toHaveScreenshot(picture, options);
    else await expect.soft(this.#page.locator(`[part~="${part}"]`).first()).toHaveScreenshot(picture, options);
  }
}

/** Those further down would come only when the page is scrolled. */
async function loadPictures(): Promise<void> {
  const pictures = [...(document.querySelector('cart-fragment')?.shadowRoot?.querySelectorAll('img') ?? [])];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

function pageSize() {
  return { width: window.innerWidth, height: document.documentElement.scrollHeight };
}
