import { fromDocument } from './unclobbered.ts';

/**
 * Runs once the parser has come past an element, so that all of its children are there, and what it needs of the rest of the
 * document is, too, or will not come any more; at once when it is so. The returned function takes it back.
 */
export function whenParsed(element: Element, hasWhatItNeeds: () => boolean, run: () => void): () => void {
  const isReady = () => isParsed(element) && (!isLoading(element.ownerDocument) || hasWhatItNeeds());
  if (isReady()) {
    run();
    return () => {};
  }
  const { ownerDocument: document } = element;
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  // Dispatched on the document, but a listener there could be clobbered away; the window hears it, too.
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

/** The parser writes into the last open element, so whatever follows proves that this one is closed. */
export function isParsed(element: Element): boolean {
  if (!isLoading(element.ownerDocument)) return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}

function isLoading(document: Document): boolean {
  return fromDocument(document, 'readyState') === 'loading';
}
