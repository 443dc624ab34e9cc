/** Classic script, before the host's: compares the data layer with the carts of the cartChange events. */
{
  const changes = new Map();
  const pushed = new Map();
  const add = (sums, sku, quantity) => sums.set(sku, (sums.get(sku) ?? 0) + quantity);
  const addAll = (sums, items, sign) => {
    for (const { product, quantity } of items) add(sums, product.manufacturerSku, sign * quantity);
  };

  /** Carts and pushes in order, for the report. */
  const events = [];
  let first = null;
  let last = null;
  window.isRestored = false;
  addEventListener('pageshow', ({ persisted }) => (window.isRestored ||= persisted));
  window.onCartChange(({ detail, target }) => {
    const { cartId, cartVersion, items } = structuredClone(detail.cart);
    events.push(`${target.id || 'cart'} v${cartVersion}`);
    first ??= { cartId, items };
    if (last?.cartId === cartId) {
      addAll(changes, items, 1);
      addAll(changes, last.items, -1);
    }
    last = { cartId, items };
  });

  /** Of two carts on a page, the second may be counted first. Its items are where counting begins. */
  function begin(items) {
    if (window.carts.length === 1 || first?.cartId !== last?.cartId) return;
    addAll(changes, first.items, 1);
    for (const { item_id, quantity } of items) add(changes, item_id, -quantity);
  }

  window.cartsViewed = 0;
  /** All pushes to the data layer, as JSON. */
  window.pushes = [];
  window.dataLayer = [];
  window.dataLayer.push = (push) => {
    const { event, ecommerce } = push;
    window.pushes.push(JSON.stringify(push));
    window.journal(push);
    if (event === 'view_cart' && window.cartsViewed++ === 0) begin(ecommerce.items);
    const sign = { add_to_cart: 1, remove_from_cart: -1 }[event] ?? 0;
    if (sign === 0) return;
    for (const { item_id, quantity } of ecommerce.items) {
      add(pushed, item_id, sign * quantity);
      events.push(`pushed ${sign * quantity} of ${item_id}`);
    }
  };

  /** Null until analytics are loaded. */
  window.pushViolations = () =>
    window.cartsViewed > 0
      ? [...new Set([...changes.keys(), ...pushed.keys()])]
          .filter((sku) => (changes.get(sku) ?? 0) !== (pushed.get(sku) ?? 0))
          .map(
            (sku) =>
              `pushed ${pushed.get(sku) ?? 0} of ${sku} instead of ${changes.get(sku) ?? 0} (${events.join(', ')})`,
          )
      : null;
}
