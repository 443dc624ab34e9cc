import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { noticesAt } from '../../store/notices.ts';
import { useCart } from '../cart-context.tsx';
import { focusPlace } from '../focus/focus-place.ts';
import { ShownNotice } from './shown-notice.tsx';

interface PlaceNoticesProps {
  /** The id of an item, or the key of any other change. */
  readonly place: string;
  /** Which row of the item it is. */
  readonly row?: number;
  /** What else there is to tell. */
  readonly children?: ReactNode;
}

/** What keeps the changes of a row or block from being saved, told where they were made. */
export function PlaceNotices({ place, row, children }: PlaceNoticesProps) {
  const notices = useCart(useShallow((state) => noticesAt(state, place, row)));
  return (
    (children || notices.length > 0) && (
      <div className="place-notices">
        {children}
        {notices.map((notice) => (
          <ShownNotice
            key={notice.id}
            notice={notice}
            urgent={notice.content.kind === 'failure' || undefined}
            focus={focusPlace}
          />
        ))}
      </div>
    )
  );
}
