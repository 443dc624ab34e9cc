import { useEffect, useRef } from 'react';
import { useShallow } from '../use-shallow.ts';
import { noticesAt } from '../../store/cart/notices.ts';
import { useCart } from '../cart-context.tsx';
import type { Elements } from '../elements.ts';
import { focusNearbyControl } from '../../dom/focus-nearby-control.ts';
import { NoticeWithButtons } from './notice-with-buttons.tsx';

interface InlineNoticesProps {
  /** See `slots.ts`. */
  readonly target: string;
  /** The index of the row among those of the item. */
  readonly row?: number;
  /** Further notices, shown first. */
  readonly children?: Elements;
}

/** Notices about failed or waiting changes, below the control that made them. */
export function InlineNotices({ target, row, children }: InlineNoticesProps) {
  const notices = useCart(useShallow((state) => noticesAt(state, target, row)));
  const area = useRef<HTMLDivElement>(null);
  const [first] = notices;

  // Otherwise, the sticky bar could cover a notice below the control that the shopper has just used.
  useEffect(() => {
    const { current: node } = area;
    const { activeElement } = (node?.getRootNode() ?? document) as Document | ShadowRoot;
    if (first && node?.parentElement?.contains(activeElement)) node.scrollIntoView({ block: 'nearest' });
  }, [first]);

  return (
    (first ?? children) && (
      <div className="inline-notices stack" data-target={target} data-about={first?.about} ref={area}>
        {children}
        {notices.map((notice) => (
          <NoticeWithButtons key={notice.id} notice={notice} focusNext={focusNearbyControl} />
        ))}
      </div>
    )
  );
}
