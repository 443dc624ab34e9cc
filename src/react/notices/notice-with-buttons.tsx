import type { Notice } from '../../domain/notice.ts';
import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button, CloseButton, RetryButton } from '../controls/button.tsx';
import type { Elements } from '../elements.ts';
import { NoticeBanner } from './notice-banner.tsx';

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
