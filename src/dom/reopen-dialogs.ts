/**
 * Reopens modal dialogs after their element was moved or reattached: removal from the document also removes a dialog from
 * the top layer.
 * @param root the element's shadow root.
 * @param focused the node that had the focus in it.
 */
export function reopenDialogs(root: ShadowRoot, focused: EventTarget | null): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.matches(':modal')) continue;
    dialog.removeAttribute('open');
    dialog.showModal();
    if (dialog.contains(focused as Node | null)) (focused as HTMLElement).focus();
  }
}
