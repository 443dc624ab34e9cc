import { expect, type Page, type ViewportSize } from '@playwright/test';
import type { GalleryState } from '../../demo/host/gallery/gallery-state.ts';
import { axeFaults } from './axe.ts';

/**
 * Font smoothing differs slightly between Chromium versions. `threshold` is the color tolerance of a pixel, the other
 * value the share of pixels that may differ. Screenshots of different size never match.
 */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/** Page object of the gallery. Shows one state at a time, and checks only the part of the cart that it concerns. */
export class GalleryPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Most states share a page, because loading it takes longer than reaching them. */
  async open({ id, part, ownPage }: GalleryState, tenant: string, size: ViewportSize): Promise<void> {
    // On narrow pages the window is high enough that the sticky bar covers nothing.
    const isNarrow = size.width < 992;
    await this.#page.setViewportSize(part !== undefined && isNarrow ? { ...size, height: 4000 } : size);
    const address = `${ownPage ? '?' : '#'}state=${id}&tenant=${tenant}&width=${size.width}`;
    // The load event is too early. `waitFor` notices the attribute at once, while `expect` polls.
    await this.#page.goto(`gallery-state.html${address}`, { waitUntil: 'commit' });
    const html = this.#page.locator(`html[data-ready="${address}"]`);
    await html.waitFor({ state: 'attached' });
    expect.soft(await html.getAttribute('data-failed'), `${id} is reached`).toBeNull();
    await this.#page.evaluate(loadPictures);
  }

  async expectNoFaults({ id, part }: GalleryState): Promise<void> {
    // A control that the bar covers in part would be too small, although it can be scrolled into view.
    await this.#placeBar('static');
    const faults = await axeFaults(this.#page, part && { fromShadowDom: ['cart-fragment', `[part~="${part}"]`] });
    await this.#placeBar('');
    expect.soft(faults, `axe finds nothing in ${id}`).toEqual([]);
  }

  async #placeBar(position: string): Promise<void> {
    const bars = this.#page.locator('[part~="proceed-bar"]');
    await bars.evaluateAll((all, value) => {
      for (const bar of all as HTMLElement[]) bar.style.position = value;
    }, position);
  }

  /** @param whole includes the part of the page outside the viewport. */
  async expectLook({ part }: GalleryState, picture: string, whole: boolean): Promise<void> {
    const options = { ...tolerance, animations: 'disabled', caret: 'hide' } as const;
    // The window must be as high as the page; otherwise sticky parts would appear in the middle.
    if (whole) await this.#page.setViewportSize(await this.#page.evaluate(pageSize));
    if (part === undefined) await expect.soft(this.#page).toHaveScreenshot(picture, options);
    else await expect.soft(this.#page.locator(`[part~="${part}"]`).first()).toHaveScreenshot(picture, options);
  }
}

/** Loads pictures that would otherwise load on scrolling. */
async function loadPictures(): Promise<void> {
  const pictures = [
    ...(document.querySelector('cart-fragment, wishlist-fragment')?.shadowRoot?.querySelectorAll('img') ?? []),
  ];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

function pageSize() {
  return { width: window.innerWidth, height: document.documentElement.scrollHeight };
}
