/**
 * Marks the places of pictures that could not be loaded, for the style sheet, and loads them again when the network is
 * back.
 */
export function keepPictures(root: ShadowRoot, signal: AbortSignal): void {
  const mark = ({ target, type }: Event) =>
    (target as Element).parentElement?.toggleAttribute('data-broken', type === 'error');

  function retry(): void {
    for (const picture of root.querySelectorAll('img')) {
      // Setting the same address again makes the browser ask for it again.
      if (picture.complete && !picture.naturalWidth) picture.setAttribute('src', picture.src);
    }
  }

  // These events do not bubble.
  for (const type of ['load', 'error']) root.addEventListener(type, mark, { capture: true, signal });
  window.addEventListener('online', retry, { signal });
  // Pictures of server markup may have failed before.
  retry();
}
