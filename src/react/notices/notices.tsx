import { useEffect, useRef } from 'react';
import { focusCart } from '../../dom/focus-cart.ts';
import { focusNearbyControl } from '../../dom/focus-nearby-control.ts';
import type { Notice } from '../../domain/notice.ts';
import { texts } from '../../messages/texts.ts';
import { noticesAt, noticesOf } from '../../store/cart/notices.ts';
import { useActions, useCart, useShallow } from '../cart-context.tsx';
import { Button, CloseButton, RetryButton } from '../controls/button.tsx';
import type { Elements } from '../elements.ts';
import { NoticeBanner } from './notice-banner.tsx';

/** The live region is always rendered, because screen readers announce only changes of a region that exists. */
export function Notices() {
  const notices = useCart(useShallow(noticesOf));
  return (
    <div className="notices" aria-live="polite">
      {notices.map((notice) => (
        <NoticeWithButtons key={notice.id} notice={notice} focusNext={focusNext} />
      ))}
    </div>
  );
}

function focusNext(removed: Element): void {
  const next = removed.closest('.notice')?.nextElementSibling?.querySelector('button');
  if (next) next.focus({ preventScroll: true });
  else focusCart(removed);
}

interface InlineNoticesProps {
  /** See `slots.ts`. */
  readonly target: string;
  /** The index of the row among those of the item. */
  readonly row?: number;
  /** Further notices, shown first. */
  readonly children?: Elements;
}

/** Notices about failed or waiting changes, below the control that made them. */
export function InlineNotices({ target, row, children }: InlineNoticesProps) {
  const notices = useCart(useShallow((state) => noticesAt(state, target, row)));
  const area = useRef<HTMLDivElement>(null);
  const [first] = notices;

  // Otherwise, the sticky bar could cover a notice below the control that the shopper has just used.
  useEffect(() => {
    const { current: node } = area;
    const { activeElement } = (node?.getRootNode() ?? document) as Document | ShadowRoot;
    if (first && node?.parentElement?.contains(activeElement)) node.scrollIntoView({ block: 'nearest' });
  }, [first]);

  return (
    (first ?? children) && (
      <div className="inline-notices stack" data-target={target} data-about={first?.about} ref={area}>
        {children}
        {notices.map((notice) => (
          <NoticeWithButtons key={notice.id} notice={notice} focusNext={focusNearbyControl} />
        ))}
      </div>
    )
  );
}

interface NoticeWithButtonsProps {
  readonly notice: Notice;
  /** Moves the focus from a button that disappears with the notice. */
  readonly focusNext: (removed: Element) => void;
  /** Further actions, first. */
  readonly children?: Elements;
}

export function NoticeWithButtons({ notice, focusNext, children }: NoticeWithButtonsProps) {
  const { id, content, retry: canRetry } = notice;
  const { dismissNotice, retry } = useActions();
  const waits = content.kind === 'slow';
  const isOffline = content.kind === 'failure' && content.failure.kind === 'offline';
  const dismiss = () => dismissNotice(id);

  return (
    <NoticeBanner
      content={content}
      // A failure that looks like a warning needs an alert, too.
      urgent={content.kind === 'failure' || content.kind === 'payment' || undefined}
      closing={waits || isOffline ? undefined : <CloseButton name={id} focusNext={focusNext} onClick={dismiss} />}
    >
      {children}
      {canRetry && <RetryButton focusNext={focusNext} onClick={() => retry()} />}
      {waits && (
        <Button variant="ghost" size="small" focusNext={focusNext} onClick={dismiss}>
          {texts.cancel}
        </Button>
      )}
    </NoticeBanner>
  );
}
