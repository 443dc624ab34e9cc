import type { Notice } from '../../domain/notice.ts';
import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button, CloseButton, RetryButton } from '../controls/button.tsx';
import type { Elements } from '../elements.ts';
import { NoticeBanner } from './notice-banner.tsx';

interface NoticeWithButtonsProps {
  readonly notice: Notice;
  readonly urgent?: boolean | undefined;
  /** Moves the focus from a button that disappears with the notice. */
  readonly focusNext: (removed: Element) => void;
  /** Further actions, first. */
  readonly children?: Elements;
}

export function NoticeWithButtons({ notice, urgent, focusNext, children }: NoticeWithButtonsProps) {
  const { id, content, retry: canRetry } = notice;
  const { dismissNotice, retry } = useActions();
  const waits = content.kind === 'slow';
  const isOffline = content.kind === 'failure' && content.failure.kind === 'offline';
  const dismiss = () => dismissNotice(id);

  return (
    <NoticeBanner
      content={content}
      urgent={urgent}
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
