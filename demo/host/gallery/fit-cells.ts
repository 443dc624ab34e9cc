import type { GalleryChoices } from './gallery-choices.ts';

export const gap = 24;

/** Preferred display width for each page width. */
const bestWidths: Readonly<Record<GalleryChoices['width'], number>> = { '360': 340, '768': 460, '1200': 660 };

/** Returns the scale, at most 1, at which a whole number of pages fills a row. */
export function scaleOf(width: GalleryChoices['width'], room: number): number {
  const columns = Math.max(1, Math.round((room + gap) / (bestWidths[width] + gap)));
  const scale = (room - gap * (columns - 1)) / columns / Number(width);
  // Rounded down, so that the last page of a row fits.
  return Math.min(1, Math.floor(scale * 10_000) / 10_000);
}
