import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { noticesAt } from '../../store/notices.ts';
import { useCart } from '../cart-context.tsx';
import { focusNearbyControl } from '../focus/focus-nearby-control.ts';
import { ShownNotice } from './shown-notice.tsx';

interface InlineNoticesProps {
  /** The id of an item, or the key of any other change. */
  readonly target: string;
  /** The index of the row among those of the item. */
  readonly row?: number;
  /** Further notices, shown first. */
  readonly children?: ReactNode;
}

/** Notices about failed or waiting changes, next to the control that made them. */
export function InlineNotices({ target, row, children }: InlineNoticesProps) {
  const notices = useCart(useShallow((state) => noticesAt(state, target, row)));
  return (
    (children || notices.length > 0) && (
      <div className="inline-notices">
        {children}
        {notices.map((notice) => (
          <ShownNotice
            key={notice.id}
            notice={notice}
            urgent={notice.content.kind === 'failure' || undefined}
            focus={focusNearbyControl}
          />
        ))}
      </div>
    )
  );
}
