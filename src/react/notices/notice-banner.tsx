import type { ReactNode } from 'react';
import type { NoticeContent } from '../../domain/notice.ts';
import { noticeMessage } from '../../messages/notice-message.ts';
import { texts } from '../../messages/texts.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { Banner } from './banner.tsx';
import { Hotline } from './hotline.tsx';

interface NoticeBannerProps {
  readonly content: NoticeContent;
  /** Said before the notice's own words, when those bring no headline. */
  readonly headline?: string;
  /** Told at once even where it is no error in itself. */
  readonly urgent?: boolean | undefined;
  /** Actions below the text. */
  readonly children?: ReactNode;
  /** What closes the banner, at its end. */
  readonly closing?: ReactNode;
}

/** A notice in the page's voice. */
export function NoticeBanner({ content, headline, urgent, children, closing }: NoticeBannerProps) {
  const text = noticeMessage(content, { baseUrl: useBaseUrl() });
  const title = text.headline ?? headline;
  return (
    <Banner severity={text.severity} urgent={urgent} closing={closing}>
      <p>
        <span className="unseen">{texts.severity[text.severity]}: </span>
        {title && <strong>{title} </strong>}
        {text.text}
      </p>
      {text.items && (
        <ul>
          {text.items.map((item) => (
            <li key={item.text}>{item.href ? <a href={item.href}>{item.text}</a> : item.text}</li>
          ))}
        </ul>
      )}
      {text.hotline && <Hotline />}
      {text.link && <a href={text.link.href}>{text.link.text}</a>}
      <div className="notice-actions">{children}</div>
    </Banner>
  );
}
