import { useShallow } from '../use-shallow.ts';
import { noticesOf } from '../../store/cart/notices.ts';
import { useCart } from '../cart-context.tsx';
import { focusCart } from '../../dom/focus-cart.ts';
import { NoticeWithButtons } from './notice-with-buttons.tsx';

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
