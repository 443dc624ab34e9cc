import type { NoticeLink, NoticeText } from '../domain/notice.ts';

export const errorNotice = (text: string): NoticeText => ({ severity: 'error', text });
export const warningNotice = (text: string): NoticeText => ({ severity: 'warning', text });

/** Returns a link to be spread into a notice; empty without an href. */
export function linkTo(text: string, href: string | null): { link?: NoticeLink } {
  return href === null ? {} : { link: { text, href } };
}
