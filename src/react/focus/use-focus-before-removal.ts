import { useCallback, type RefCallback } from 'react';

/** A ref that moves the focus before its node is removed. Later values of `focusNext` are ignored. */
export function useFocusBeforeRemoval(focusNext?: (removed: HTMLElement) => void): RefCallback<HTMLElement> {
  return useCallback(
    // React runs this cleanup before it removes the node, which would move the focus to the body.
    (node: HTMLElement) => () => {
      if (node.contains((node.getRootNode() as Document | ShadowRoot).activeElement)) focusNext?.(node);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- Another ref would run the cleanup although the node stays.
    [],
  );
}
