/**
 * A dialog that is taken out of the document with its element, or moved with it, loses its place on top; this gives it
 * back when the element stands again. `root` is the element's shadow root, `focused` what had the focus in it.
 */
export function reopenDialogs(root: ShadowRoot, focused: EventTarget | null): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.matches(':modal')) continue;
    dialog.removeAttribute('open');
    dialog.showModal();
    if (dialog.contains(focused as Node | null)) (focused as HTMLElement).focus();
  }
}
