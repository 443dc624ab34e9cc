/**
 * Classic script: translates the elements of its page after each change of them, like the translation of a browser, which
 * puts an element in place of each text. `window.translationMarks` has what it puts before and after each text and label;
 * by default, all words remain.
 */
{
  const [start, end] = window.translationMarks ?? ['', ''];
  const watched = new WeakSet();
  const translated = (words) => start + words + end;

  function translate(root) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (/^(font|style)$/.test(text.parentElement?.localName ?? '')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(translated(text.data));
    }
    if (start === '') return;
    for (const named of root.querySelectorAll('[aria-label]')) {
      if (!named.ariaLabel.startsWith(start)) named.ariaLabel = translated(named.ariaLabel);
    }
  }

  function watch(root) {
    if (!root || watched.has(root)) return;
    watched.add(root);
    translate(root);
    const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-label'] };
    new MutationObserver(() => translate(root)).observe(root, changes);
  }

  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  // Those in the markup.
  new MutationObserver(() => {
    for (const { shadowRoot } of document.querySelectorAll('cart-fragment')) watch(shadowRoot);
  }).observe(document, { subtree: true, childList: true });
}
