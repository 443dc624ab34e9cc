import { useCart } from '../cart-context.tsx';
import { Rare } from '../rare/rare.tsx';

/** Where the notices stand. It exists before the first one, so that a new one is read. */
export function NoticeList() {
  const hasNotices = useCart((state) => state.notices.length > 0);
  return (
    <div className="notices" aria-live="polite">
      {hasNotices && <Rare part="Notices" />}
    </div>
  );
}
