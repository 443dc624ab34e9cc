/* global window, addEventListener, requestAnimationFrame, MutationObserver */
/** Classic script: the host page's listeners. */
{
  /** What was pressed, for the story of a run. */
  window.clicks = [];
  addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath();
      window.clicks.push({ at: Date.now(), name: target.getAttribute('aria-label') ?? target.textContent });
    },
    true,
  );

  addEventListener('cartProceed', (event) => event.preventDefault());

  /** A host that takes the cart of an event for its own. */
  const mutations = {
    none: () => undefined,
    sort: (cart) => cart.items.reverse(),
    empty: (cart) => cart.items.splice(0),
    delete: (cart) => {
      delete cart.items[0]?.product;
      delete cart.total;
      delete cart.shipping;
    },
  };
  window.mutation = 'none';
  addEventListener('cartChange', ({ detail }) => {
    try {
      mutations[window.mutation](detail.cart);
    } catch {
      // A frozen copy refuses, which is as good.
    }
  });

  for (const cart of window.carts) {
    /** Every error that this cart has told, even for a moment. */
    cart.told = new Set();
    const listen = () => {
      const root = cart.root();
      if (!root) return void (cart.element() && requestAnimationFrame(listen));
      new MutationObserver(() => {
        for (const alert of root.querySelectorAll('[role="alert"]')) cart.told.add(alert.textContent);
      }).observe(root, { childList: true, subtree: true, characterData: true });
    };
    addEventListener('DOMContentLoaded', listen);
  }
}
