import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { noticesAt } from '../../store/cart/notices.ts';
import { undoTexts } from '../../messages/undo-texts.ts';
import type { Removal } from '../../store/cart/removal.ts';
import { useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { InlineNotices } from '../notices/inline-notices.tsx';
import { useAttention } from '../snackbar/use-attention.ts';
import { useAutoHide } from '../snackbar/use-auto-hide.ts';
import { fold } from '../../dom/fold.ts';
import { useSettled } from './use-settled.ts';
import { useTabToRows } from './use-tab-to-rows.ts';

const shownMs = 10_000;
/** From this height on, the text is at the top of the box. */
const tallPx = 160;

interface RemovedLineProps {
  readonly removal: Removal;
  readonly ref: Ref<HTMLElement | null>;
  /** It is removed from the page while it has the focus. */
  readonly onLostFocus: (root: ParentNode) => void;
}

/** Says what was removed, in a box of the same height, and offers to undo it. */
export function RemovedLine({ removal, ref, onLostFocus }: RemovedLineProps) {
  const { at, box, name, text, undoKey, isUndoing, noticeTarget } = removal;
  const place = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => place.current);
  const notices = useCart(useShallow((state) => (noticeTarget === null ? none : noticesAt(state, noticeTarget))));
  const attention = useAttention(place);
  const settled = useSettled(place);
  useAutoHide(() => fold(place.current, removal.hide), shownMs, attention.isActive || isUndoing || notices.length > 0);
  const onKeyDown = useTabToRows(removal);

  useLayoutEffect(() => {
    const { current: node } = place;
    // React runs this cleanup before it removes the node.
    return () => {
      const root = node?.getRootNode() as ShadowRoot | undefined;
      if (root && node?.contains(root.activeElement)) onLostFocus(root);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Only for the end of the line.
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Tab continues in the list.
    <div
      className="removed-place"
      data-at={at}
      data-tall={box.height > tallPx || undefined}
      data-settled={settled || undefined}
      style={{ minHeight: box.height }}
      ref={place}
      onKeyDown={onKeyDown}
    >
      <div className="removed" part="removed">
        <div className="removed-line">
          <Icon name="bin" />
          <p>{`${text}.`}</p>
          {undoKey !== null && (
            <Button
              variant="outlined"
              size="small"
              aria-label={undoTexts.itemUndo(name)}
              busy={isUndoing}
              onClick={removal.undo}
            >
              {undoTexts.undo}
            </Button>
          )}
          {noticeTarget !== null && <InlineNotices target={noticeTarget} />}
        </div>
      </div>
    </div>
  );
}

const none = [] as const;
