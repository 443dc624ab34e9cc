/** Classic script, after all others: makes the page's storage full or blocks it, from the start by `data-storage`. */
{
  const areas = ['localStorage', 'sessionStorage'].map((name) => [name, Object.getOwnPropertyDescriptor(window, name)]);
  const { setItem } = Storage.prototype;
  const fail = (name) => () => {
    throw new DOMException('The driver has made the storage unusable.', name);
  };

  window.setStorage = (how) => {
    Storage.prototype.setItem = how === 'full' ? fail('QuotaExceededError') : setItem;
    const blocked = { configurable: true, get: fail('SecurityError') };
    for (const [name, whole] of areas) Object.defineProperty(window, name, how === 'blocked' ? blocked : whole);
  };
  window.setStorage(document.currentScript.dataset.storage);
}
