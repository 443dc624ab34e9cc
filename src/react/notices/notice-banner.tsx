import type { MouseEvent } from 'react';
import type { NoticeContent, NoticeItem, NoticeLink } from '../../domain/notice.ts';
import { hotlineHref, hotlineTexts } from '../../messages/hotline.ts';
import { noticeMessage } from '../../messages/notice-message.ts';
import { providerName } from '../../messages/payment-texts.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { useBaseUrl, useCart } from '../cart-context.tsx';
import type { Elements } from '../elements.ts';
import { focusNotices } from '../../dom/focus-nearby-control.ts';
import { Banner } from './banner.tsx';

interface NoticeBannerProps {
  readonly content: NoticeContent;
  /** Shown if the notice's text has no headline. */
  readonly headline?: string;
  /** Whether it is an alert although its severity is not `error`. */
  readonly urgent?: boolean | undefined;
  /** Actions below the text. */
  readonly children?: Elements;
  readonly closing?: Elements;
}

export function NoticeBanner({ content, headline, urgent, children, closing }: NoticeBannerProps) {
  const provider = providerName(useCart((state) => confirmedCart(state)?.selectedPaymentType ?? null));
  const text = noticeMessage(content, useBaseUrl(), provider);
  const title = text.headline ?? headline;
  return (
    <Banner severity={text.severity} urgent={urgent} closing={closing}>
      <p>
        {title && <strong>{`${title} `}</strong>}
        <bdi key={text.text}>{text.text}</bdi>
      </p>
      {text.detail && <p>{text.detail}</p>}
      {text.items && <Changes items={text.items} />}
      {text.hotline && <Hotline />}
      {text.link && <NoticeAnchor {...text.link} />}
      <div className="buttons">{children}</div>
    </Banner>
  );
}

/** How many of them fit a phone. */
const firstChanges = 5;

function Changes({ items }: { readonly items: readonly NoticeItem[] }) {
  return (
    <>
      <ul>
        {items.slice(0, firstChanges).map(({ text, title, href }) => (
          <li key={text + title}>
            <span>{text}</span>
            {title && <a href={href}>{title}</a>}
          </li>
        ))}
      </ul>
      {items[firstChanges] && (
        <details>
          <summary>{texts.more}</summary>
          <Changes items={items.slice(firstChanges)} />
        </details>
      )}
    </>
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

/** The hotline's number and hours, without line breaks inside the number or a range such as 8-20. */
function Hotline() {
  const { hotline } = useCart(({ data }) => data.rootComponentProps.tenantConfig);
  const { name, is, weekdays, saturday, there } = hotlineTexts;
  return (
    <p>
      <span>{`${name} `}</span>
      {hotline && (
        <a className="hours" href={hotlineHref(hotline)}>
          {hotline}
        </a>
      )}
      <span>{hotline ? ` ${is} ` : `${is} `}</span>
      <span className="hours">{weekdays}</span>
      <span> </span>
      <span className="hours">{saturday}</span>
      <span>{` ${there}`}</span>
    </p>
  );
}
