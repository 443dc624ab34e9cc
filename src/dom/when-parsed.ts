import { unclobbered } from './unclobbered.ts';

/** Runs once the element is parsed whole, and `hasWhatItNeeds` or the page is complete. Returns a cancel function. */
export function whenParsed(element: Element, hasWhatItNeeds: () => boolean, run: () => void): () => void {
  const isReady = () => isParsed(element) && (!isLoading(element.ownerDocument) || hasWhatItNeeds());
  if (isReady()) {
    run();
    return () => {};
  }
  const { ownerDocument: document } = element;
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  // The event bubbles to the window. Listening on the document could be clobbered.
  window.addEventListener('DOMContentLoaded', check);

  function check(): void {
    if (!isReady()) return;
    stop();
    run();
  }

  function stop(): void {
    observer.disconnect();
    window.removeEventListener('DOMContentLoaded', check);
  }
  return stop;
}

/** A following node proves that the parser has closed the element. */
export function isParsed(element: Element): boolean {
  if (!isLoading(element.ownerDocument)) return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}

function isLoading(document: Document): boolean {
  return unclobbered(document).readyState === 'loading';
}
