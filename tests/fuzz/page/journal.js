/* global window, localStorage, location */
/** Classic script: keeps what the page pushes beyond the page, for the sums over all pages of a run. */
{
  // A page of the run before may still write while this one begins.
  const name = `fuzz_pushes_${location.pathname.split('/')[2]}_${Math.random()}`;
  const entries = [];

  /** Of a run's pages, each has an entry of its own in the storage, so that none overwrites another's. */
  window.journal = (push) => {
    const { event, error, ecommerce } = push;
    const isStart = event === 'view_cart' || error === 'Cart is empty';
    if (!isStart && event !== 'add_to_cart' && event !== 'remove_from_cart') return;
    const items = (ecommerce?.items ?? []).map(({ item_id, quantity, price }) => ({ sku: item_id, quantity, price }));
    entries.push({ at: Date.now(), event: isStart ? 'start' : event, value: ecommerce?.value ?? 0, items });
    localStorage.setItem(name, JSON.stringify(entries));
  };
}
