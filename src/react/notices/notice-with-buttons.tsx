import type { Notice } from '../../domain/notice.ts';
import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button, RetryButton } from '../controls/button.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import type { Elements } from '../elements.ts';
import { movingFocus } from '../focus/moving-focus.ts';
import { useFocusBeforeRemoval } from '../focus/use-focus-before-removal.ts';
import { NoticeBanner } from './notice-banner.tsx';

interface NoticeWithButtonsProps {
  readonly notice: Notice;
  readonly urgent?: boolean | undefined;
  /** Moves the focus from a button that disappears with the notice. */
  readonly focus: (pressed: Element) => void;
  /** Further actions, first. */
  readonly children?: Elements;
}

export function NoticeWithButtons({ notice, urgent, focus, children }: NoticeWithButtonsProps) {
  const { id, content, retry: canRetry } = notice;
  const { dismissNotice, retry } = useActions();
  const waits = content.kind === 'slow';
  const isOffline = content.kind === 'failure' && content.failure.kind === 'offline';

  // The notice may also end by itself, for example when the network is back.
  const retryButton = useFocusBeforeRemoval(focus);
  const moving = movingFocus(focus);
  const dismiss = moving(() => dismissNotice(id));

  return (
    <NoticeBanner
      content={content}
      urgent={urgent}
      closing={waits || isOffline ? undefined : <CloseButton name={id} onClick={dismiss} />}
    >
      {children}
      {canRetry && <RetryButton ref={retryButton} onClick={moving(retry)} />}
      {waits && (
        <Button variant="ghost" size="small" onClick={dismiss}>
          {texts.cancel}
        </Button>
      )}
    </NoticeBanner>
  );
}
