/** Classic script: records the page's pushes in the storage, for the sums over all pages of a run. */
{
  // A page of the previous run may still write when this run begins.
  const name = `fuzz_pushes_${location.pathname.split('/')[2]}_${window.simulation.visit}`;
  const write = Storage.prototype.setItem.bind(window.driverStorage);
  const entries = [];

  /** Each page of a run has its own storage entry, so that pages do not overwrite each other's. */
  window.journal = (push) => {
    const { event, error, ecommerce } = push;
    const isStart = event === 'view_cart' || error === 'Cart is empty';
    if (!isStart && event !== 'add_to_cart' && event !== 'remove_from_cart') return;
    const items = (ecommerce?.items ?? []).map(({ item_id, quantity, price }) => ({ sku: item_id, quantity, price }));
    entries.push({ at: window.simulatedNow(), event: isStart ? 'start' : event, value: ecommerce?.value ?? 0, items });
    write(name, JSON.stringify(entries));
  };
}
