/**
 * A dialog that is taken out of the document with its element loses its place on top; this gives it back when
 * the element stands again. `root` is the element's shadow root.
 */
export function reopenDialogs(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (dialog.matches(':modal')) continue;
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}
