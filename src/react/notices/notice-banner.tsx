import type { MouseEvent } from 'react';
import type { NoticeContent } from '../../domain/notice.ts';
import { noticeMessage } from '../../messages/notice-message.ts';
import type { NoticeLink } from '../../domain/notice.ts';
import { providerName } from '../../messages/payment-texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { useBaseUrl, useCart } from '../cart-context.tsx';
import type { Elements } from '../elements.ts';
import { focusNotices } from '../../dom/focus-nearby-control.ts';
import { Banner } from './banner.tsx';
import { Hotline } from './hotline.tsx';

interface NoticeBannerProps {
  readonly content: NoticeContent;
  /** Shown if the notice's text has no headline. */
  readonly headline?: string;
  /** Whether it is an alert although its severity is not `error`. */
  readonly urgent?: boolean | undefined;
  /** A further sentence. */
  readonly detail?: string | undefined;
  /** Actions below the text. */
  readonly children?: Elements;
  /** The close button. */
  readonly closing?: Elements;
}

/** A notice with the German text for its content. */
export function NoticeBanner({ content, headline, urgent, detail, children, closing }: NoticeBannerProps) {
  const provider = providerName(useCart((state) => confirmedCart(state)?.selectedPaymentType ?? null));
  const text = noticeMessage(content, { baseUrl: useBaseUrl(), provider });
  const title = text.headline ?? headline;
  return (
    <Banner severity={text.severity} urgent={urgent} closing={closing}>
      <p>
        {title && <strong>{`${title} `}</strong>}
        <bdi key={text.text}>{text.text}</bdi>
      </p>
      {detail && <p>{detail}</p>}
      {text.items && (
        <ul>
          {text.items.map((item) => (
            <li key={item.text}>{item.href ? <a href={item.href}>{item.text}</a> : item.text}</li>
          ))}
        </ul>
      )}
      {text.hotline && <Hotline />}
      {text.link && <NoticeAnchor {...text.link} />}
      <div className="buttons">{children}</div>
    </Banner>
  );
}

function NoticeAnchor({ text, href, target }: NoticeLink) {
  function onClick(event: MouseEvent): void {
    if (!target) return;
    event.preventDefault();
    focusNotices(event.currentTarget, target);
  }
  return (
    <a href={href} onClick={onClick}>
      {text}
    </a>
  );
}
