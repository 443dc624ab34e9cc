/** Marks the parents of broken images, for the style sheet, and reloads these images once the browser is online. */
export function reloadBrokenImages(root: ShadowRoot, signal: AbortSignal): void {
  const mark = ({ target, type }: Event) =>
    (target as Element).parentElement?.toggleAttribute('data-broken', type === 'error');

  function reload(): void {
    for (const image of root.querySelectorAll('img')) {
      const src = image.getAttribute('src');
      // Setting the same URL again makes the browser request it again.
      if (src && image.complete && !image.naturalWidth) image.setAttribute('src', src);
    }
  }

  // These events do not bubble.
  for (const type of ['load', 'error']) root.addEventListener(type, mark, { capture: true, signal });
  window.addEventListener('online', reload, { signal });
  // Images of server markup may have failed before the script ran.
  reload();
}
