// In the head of every measured page: records when its cart is present, painted and interactive.
(() => {
  const settings = document.currentScript.dataset;
  const items = Number(settings.items);
  const marks = {};
  let alive = settings.kind === 'plain';

  /** Returns the tree with the cart: a shadow root or the document. */
  function tree() {
    const host = document.querySelector('cart-fragment, lit-cart, .cart-host');
    return host?.shadowRoot ?? host;
  }

  /** Runs in the first task after the next frame is painted. */
  function afterPaint(run) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = run;
      port2.postMessage(null);
    });
  }

  function check() {
    if ((tree()?.querySelector('ul.items')?.childElementCount ?? 0) < items) return;
    if (marks.inserted === undefined) {
      marks.inserted = performance.now();
      afterPaint(() => {
        marks.painted = performance.now();
        // Selects of a page without scripts work once painted.
        if (settings.kind === 'plain') marks.interactive = marks.painted;
        report();
      });
    }
    if (alive && settings.kind !== 'plain') marks.interactive ??= performance.now();
    report();
  }

  let reported = false;
  function report() {
    if (reported || marks.painted === undefined || marks.interactive === undefined) return;
    reported = true;
    marks.elements = tree().querySelectorAll('*').length;
    window.benchTell?.(JSON.stringify(marks));
  }

  window.addEventListener('cartFragmentReady', ({ target }) => {
    alive = true;
    check();
    if (marks.interactive === undefined) {
      new MutationObserver(check).observe(target.shadowRoot, { childList: true, subtree: true });
    }
  });

  window.bench = { check, tree, afterPaint };
})();
