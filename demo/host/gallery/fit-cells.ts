import type { GalleryChoices } from './gallery-choices.ts';

export const gap = 24;

/** How wide a page of each width is best shown. */
const bestWidths: Readonly<Record<GalleryChoices['width'], number>> = { '360': 340, '768': 460, '1200': 660 };

/** How much smaller pages of a width are shown, so that a whole number of them fills a row; never larger. */
export function scaleOf(width: GalleryChoices['width'], room: number): number {
  const columns = Math.max(1, Math.round((room + gap) / (bestWidths[width] + gap)));
  const scale = (room - gap * (columns - 1)) / columns / Number(width);
  // Rounded down, so that the last of a row is not a hair too wide for it.
  return Math.min(1, Math.floor(scale * 10_000) / 10_000);
}
