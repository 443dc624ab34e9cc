import type { NoticeLink } from '../../messages/notice-text.ts';

/** What a snackbar tells for a while (specification, 2 and 4). */
export interface SnackbarMessage {
  readonly text: string;
  /** An error is told at once, everything else when there is a pause. */
  readonly severity?: 'success' | 'error';
  readonly link?: NoticeLink;
  /** Milliseconds until it hides by itself; the move to the wishlist takes 8000 (specification, 9). */
  readonly duration?: number;
}

/** Milliseconds for which a snackbar stays (specification, 9). */
export const snackbarDuration = 10_000;
