/** Classic script: the host page's listeners. */
{
  /** Clicked controls, for the report of a run. */
  window.clicks = [];
  addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath();
      window.clicks.push({ at: window.simulatedNow(), name: target.getAttribute('aria-label') ?? target.textContent });
    },
    true,
  );

  addEventListener('cartProceed', (event) => event.preventDefault());

  /** Mutations of the event's cart by a careless host. */
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
      // A frozen cart throws, which is equally correct.
    }
  });

  for (const cart of window.carts) {
    /** Every error that this cart has shown, however briefly. */
    cart.shownAlerts = new Set();
    let current = new Set();
    const listen = () => {
      const root = cart.root();
      if (!root) return void (cart.element() && requestAnimationFrame(listen));
      new MutationObserver(() => {
        const alerts = [...root.querySelectorAll('[role="alert"]')].filter((alert) => alert.checkVisibility());
        const texts = new Set(alerts.map(({ textContent }) => textContent));
        for (const text of texts) if (text && !current.has(text)) cart.recordAlert(text);
        for (const text of texts) cart.shownAlerts.add(text);
        current = texts;
      }).observe(root, { childList: true, subtree: true, characterData: true });
    };
    addEventListener('DOMContentLoaded', listen);
  }
}
