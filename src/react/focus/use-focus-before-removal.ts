import { useLayoutEffect, type RefObject } from 'react';

/** Moves the focus from a node that is being removed. */
export function useFocusBeforeRemoval(
  removed: RefObject<HTMLElement | null>,
  focusNext: (removed: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    const { current: node } = removed;
    // React runs this cleanup before it removes the node, which would move the focus to the body.
    return () => {
      if (node && (node.getRootNode() as Document | ShadowRoot).activeElement === node) focusNext(node);
    };
  }, [removed, focusNext]);
}
