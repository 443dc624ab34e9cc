import { fromDocument } from './unclobbered.ts';

/**
 * Runs once the parser has come past an element, so that all of its children are there; at once when it has.
 * The returned function takes it back.
 */
export function whenParsed(element: Element, run: () => void): () => void {
  if (isParsed(element)) {
    run();
    return () => {};
  }
  const { ownerDocument: document } = element;
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  // Dispatched on the document, but a listener there could be clobbered away; the window hears it, too.
  window.addEventListener('DOMContentLoaded', check);

  function check(): void {
    if (!isParsed(element)) return;
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
function isParsed(element: Element): boolean {
  if (fromDocument(element.ownerDocument, 'readyState') !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}
