import type { NoticeLink } from '../../domain/notice.ts';

export interface SnackbarMessage {
  readonly text: string;
  /** Errors are announced assertively, everything else politely. */
  readonly severity?: 'success' | 'error';
  readonly link?: NoticeLink;
  /** Milliseconds until it hides automatically; `snackbarDurationMs` by default. */
  readonly duration?: number;
}

export const snackbarDurationMs = 10_000;
