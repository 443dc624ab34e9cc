import type { Notice } from '../../domain/notice.ts';
import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { movingFocus } from '../focus/moving-focus.ts';
import { NoticeBanner } from './notice-banner.tsx';

interface ShownNoticeProps {
  readonly notice: Notice;
  /** Whether it is an alert although its severity is not `error`. */
  readonly urgent?: boolean | undefined;
  /** Moves the focus from a button that disappears with the notice. */
  readonly focus: (pressed: Element) => void;
}

/** A notice with its buttons. */
export function ShownNotice({ notice: { id, content, retry: canRetry }, urgent, focus }: ShownNoticeProps) {
  const { dismissNotice, retry } = useActions();
  const waits = content.kind === 'slow';
  const isOffline = content.kind === 'failure' && content.failure.kind === 'offline';

  const moving = movingFocus(focus);
  const dismiss = moving(() => dismissNotice(id));

  return (
    <NoticeBanner
      content={content}
      urgent={urgent}
      closing={waits || isOffline ? undefined : <CloseButton onClick={dismiss} />}
    >
      {canRetry && (
        <Button variant="outlined" size="small" onClick={moving(retry)}>
          {texts.retry}
        </Button>
      )}
      {waits && (
        <Button variant="ghost" size="small" onClick={dismiss}>
          {texts.cancel}
        </Button>
      )}
    </NoticeBanner>
  );
}
