import type { NoticeSeverity } from '../domain/notice.ts';

/** A banner, ready to be shown. */
export interface NoticeText {
  readonly severity: NoticeSeverity;
  readonly headline?: string;
  readonly text: string;
  /** Several changes, one each. */
  readonly items?: readonly NoticeItem[];
  readonly link?: NoticeLink;
  /** When the hotline can help, as a sentence. */
  readonly hotline?: string;
}

export interface NoticeItem {
  readonly text: string;
  readonly href?: string;
}

export interface NoticeLink {
  readonly text: string;
  readonly href: string;
}

/** A link where there is somewhere to go, to be spread into a notice. */
export function linkTo(text: string, href: string | null): { link?: NoticeLink } {
  return href === null ? {} : { link: { text, href } };
}
