import type { NoticeSeverity } from '../domain/notice.ts';

/** The text of a banner. */
export interface NoticeText {
  readonly severity: NoticeSeverity;
  readonly headline?: string;
  readonly text: string;
  /** One entry for each of several changes. */
  readonly items?: readonly NoticeItem[];
  readonly link?: NoticeLink;
  /** Whether the hotline can help. */
  readonly hotline?: true;
}

export interface NoticeItem {
  readonly text: string;
  readonly href?: string;
}

export interface NoticeLink {
  readonly text: string;
  readonly href: string;
  /** The key of the change whose place on the page it leads to. */
  readonly target?: string;
}

export const errorNotice = (text: string): NoticeText => ({ severity: 'error', text });
export const warningNotice = (text: string): NoticeText => ({ severity: 'warning', text });

/** Returns a link to be spread into a notice; empty without an href. */
export function linkTo(text: string, href: string | null): { link?: NoticeLink } {
  return href === null ? {} : { link: { text, href } };
}
