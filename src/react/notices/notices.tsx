import { useShallow } from 'zustand/react/shallow';
import { noticesOf } from '../../store/notices.ts';
import { useCart } from '../cart-context.tsx';
import { focusCart } from '../focus/focus-cart.ts';
import { ShownNotice } from './shown-notice.tsx';

/** The page's notices. Their region exists before the first one, so that a new one is read. */
export function Notices() {
  const notices = useCart(useShallow(noticesOf));
  return (
    <div className="notices" aria-live="polite">
      {notices.map((notice) => {
        const { content } = notice;
        // An expired login is an error, too, though it looks like a warning.
        const isError = content.kind === 'payment' || (content.kind === 'failure' && content.failure.kind === 'login');
        return <ShownNotice key={notice.id} notice={notice} urgent={isError || undefined} focus={focusNext} />;
      })}
    </div>
  );
}

/** Focuses the notice that stands next, else the headline. */
function focusNext(pressed: Element): void {
  const next = pressed.closest('.notice')?.nextElementSibling?.querySelector('button');
  if (next) next.focus({ preventScroll: true });
  else focusCart(pressed);
}
