import { useLayoutEffect, type RefObject } from 'react';

/** Moves the focus from a node that is being removed. `focusNext` must not change. */
export function useFocusBeforeRemoval(
  removed: RefObject<HTMLElement | null>,
  focusNext: (removed: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    const { current: node } = removed;
    // React runs this cleanup before it removes the node, which would move the focus to the body.
    return () => {
      if (node?.contains((node.getRootNode() as Document | ShadowRoot).activeElement)) focusNext(node);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Only for the end of the node.
  }, []);
}
