/** Classic script, before the host's: records what each cart confirms, shows and says, for the history of the run. */
{
  const [, , run, file] = location.pathname.split('/');
  const { visit } = window.simulation;
  const write = Storage.prototype.setItem.bind(window.driverStorage);
  const tabOf = (index) => (index === 1 ? 'b' : file.replace('.html', ''));
  let count = 0;

  /** Events have an entry each, so that recording one takes the same time however many there are. */
  function record(index, type, details) {
    const event = { at: window.simulatedNow(), visit, count: ++count, type, tab: tabOf(index), ...details };
    write(`fuzz_history_${run}_${visit}_${count}`, JSON.stringify(event));
  }

  /** The confirmed values of a cart by key, named as in `read-cart.mjs`. */
  function valuesOf({ items, vouchers }) {
    const values = {};
    for (const { product, quantity, selectedPackaging: packed, availablePackagingOptions: options } of items) {
      values[`quantity:${product.title}`] = quantity;
      if (options.length > 0 && packed)
        values[`packaging:${product.title}`] = [packed.title, packed.variantTitle].filter(Boolean).join(', ');
    }
    for (const { id } of vouchers) values[`voucher:${id}`] = true;
    return values;
  }

  const addressOf = (cart) =>
    cart.getAttribute('base-url') ?? JSON.parse(cart.querySelector('script').textContent).baseUrl;

  window.onCartChange(({ detail, target }) => {
    const index = window.carts.findIndex(({ known }) => known() === target);
    const { cartId, cartVersion: version } = detail.cart;
    const values = valuesOf(detail.cart);
    window.carts[index].confirmed = { cartId, version, values };
    record(index, 'confirmed', { cartId, version, values, address: addressOf(target) });
  });

  function shownValues({ rows, shipping, vouchers }, confirmed) {
    const gone = Object.keys(confirmed.values).filter((key) => !key.startsWith('packaging:'));
    const values = Object.fromEntries(gone.map((key) => [key, 0]));
    for (const { title, quantity, packaging, packed } of rows) {
      const key = `quantity:${title}`;
      // A ticket has a row for each unit.
      values[key] = quantity ?? (values[key] ?? 0) + 1;
      if (packaging !== null) values[`packaging:${title}`] = packed;
      else delete values[`packaging:${title}`];
    }
    for (const id of vouchers) values[`voucher:${id}`] = true;
    if (shipping) values.shipping = shipping;
    return values;
  }

  for (const cart of window.carts) {
    const { look, index } = cart;
    let last = '';
    /** Records each screen that differs from the one before. */
    cart.look = () => {
      const seen = look();
      const { confirmed } = cart;
      if (!seen?.total || !confirmed) return seen;
      const { cartId, version } = confirmed;
      const values = shownValues(seen, confirmed);
      const text = JSON.stringify([cartId, version, values]);
      if (text !== last) record(index, 'screen', { cartId, version, values });
      last = text;
      return seen;
    };
    cart.recordAlert = (text) => record(index, 'alert', { text });
  }
}
