/** Returns a function that restores what a move of a shadow tree resets: scroll positions, open dialogs and their focus. */
export function surviveMove(root: ShadowRoot, signal: AbortSignal): () => void {
  const positions = new Map<Element, { readonly scrollTop: number; readonly scrollLeft: number }>();
  let focused: EventTarget | null = null;
  const record = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const { scrollTop, scrollLeft } = target;
    // An element without a box reports 0 although it was not scrolled.
    if (target.isConnected && target.clientHeight > 0) positions.set(target, { scrollTop, scrollLeft });
  };
  root.addEventListener('focusin', ({ target }) => (focused = target), { signal });
  root.addEventListener('scroll', record, { capture: true, passive: true, signal });
  return () => {
    reopenDialogs(root, focused);
    for (const [element, position] of positions) {
      // Not scrollTo, which Prototype replaces.
      if (element.isConnected) Object.assign(element, position);
      else positions.delete(element);
    }
  };
}

/** The removal from the document also removes a modal dialog from the top layer. */
function reopenDialogs(root: ShadowRoot, focused: EventTarget | null): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.matches(':modal')) continue;
    dialog.removeAttribute('open');
    dialog.showModal();
    if (dialog.contains(focused as Node | null)) (focused as HTMLElement).focus();
  }
}
