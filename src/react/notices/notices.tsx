import { useShallow } from 'zustand/react/shallow';
import type { Notice } from '../../domain/notice.ts';
import { texts } from '../../messages/texts.ts';
import { noticesOf } from '../../store/notices.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { focusCart } from '../focus/focus-cart.ts';
import { movingFocus } from '../focus/moving-focus.ts';
import { NoticeBanner } from './notice-banner.tsx';

/** The page's notices. Their region exists before the first one, so that a new one is read. */
export function Notices() {
  const notices = useCart(useShallow(noticesOf));
  return (
    <div className="notices" aria-live="polite">
      {notices.map((notice) => (
        <ShownNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

const movingToHeading = movingFocus(focusCart);

function ShownNotice({ notice: { id, content, retry: canRetry } }: { readonly notice: Notice }) {
  const { dismissNotice, retry } = useActions();
  const waits = content.kind === 'slow';
  const isOffline = content.kind === 'failure' && content.failure.kind === 'offline';

  const dismiss = movingToHeading(() => dismissNotice(id));

  return (
    <NoticeBanner
      content={content}
      urgent={(content.kind === 'failure' && content.failure.kind === 'login') || undefined}
      closing={waits || isOffline ? undefined : <CloseButton onClick={dismiss} />}
    >
      {canRetry && (
        <Button variant="outlined" size="small" onClick={movingToHeading(retry)}>
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
