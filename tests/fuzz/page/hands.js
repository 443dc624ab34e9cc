/** Classic script: actions of shoppers and hosts on each cart, for the steps that run in the page. */
for (const cart of window.carts) {
  const { element, all, find, isDisabled, nameOf, root, textOf } = cart;

  const usable = (elements) => elements.find((one) => !isDisabled(one)) ?? null;
  const round = (elements, index) => elements[index % Math.max(elements.length, 1)] ?? null;
  const frame = (ms = 40) => new Promise((resolve) => setTimeout(resolve, ms));

  let visits = 0;
  addEventListener('pagehide', () => visits++);

  /** Waits a limited time for the result of a click, less and less often. Ends if the page is left, even if it is restored later. */
  async function appears(seek, ms = 6400) {
    const visit = visits;
    for (
      let waited = 0, pause = 5;
      waited < ms && visits === visit;
      waited += pause, pause = Math.min(2 * pause, 320)
    ) {
      const found = seek();
      if (found) return found;
      await frame(pause);
    }
    return null;
  }

  function press(button) {
    if (!button) return null;
    button.focus();
    button.click();
    return {};
  }

  /** Fills in a field like an extension: without an event, and without React's notice. */
  function fill(input, text) {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
  }

  function type(input, text) {
    fill(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
  }

  function choose(select, value) {
    select.value = String(value);
    for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  }

  /** An open modal dialog blocks all other controls. */
  function leaveDialog() {
    const dialog = all('dialog')[0];
    if (dialog) press(usable(find('button', 'Schließen', dialog)) ?? usable(find('button', 'Abbrechen', dialog)));
  }

  /** The rows most recently removed, by the title of their tickets, and the number of rows at that time. */
  const leaving = new Map();

  /** What was removed, by title, with its packaging, and whether its quantity was confirmed. */
  const taken = new Map();

  /** The number of tickets in the line of a removal. */
  const sizeOf = (button) => Number(/^(\d+) Tickets/.exec(textOf(button.closest('[part~="removed"]')))?.[1] ?? 1);

  /** The number of tickets that are being put back, which have no row yet. */
  const returning = (title) =>
    find('button', `Rückgängig, ${title}`)
      .filter(isDisabled)
      .reduce((sum, button) => sum + sizeOf(button), 0);

  /** How many tickets of a product the shopper wants, and whether that is not confirmed for any of their rows. */
  function ticketsOf(title) {
    const buttons = find('button', `${title} entfernen`);
    const head = buttons[0]?.closest('[part~="item"]').querySelector('.tickets');
    const isOpen = head?.dataset.pending !== undefined && !buttons.some(isDisabled);
    return { wanted: parseInt(textOf(head?.querySelector('p')), 10), isOpen };
  }

  /** Removes one of many tickets without choosing which, unless chosen ones are being removed or put back. */
  function removeAny(title) {
    const button = find('button', `Ein Ticket weniger, ${title}`)[0];
    const rows = find('button', `${title} entfernen`);
    const list = button?.closest('ul');
    if (!button || isDisabled(button) || rows.some(isDisabled) || returning(title) > 0) return null;
    if (find('button', 'Erneut versuchen', list).length > 0) return null;
    const { wanted, isOpen } = ticketsOf(title);
    taken.set(title, { isTicket: true, quantity: 1, packaging: null, isSure: !isOpen });
    press(button);
    return { key: `quantity:${title}`, value: wanted - 1, ticket: true };
  }

  /** Presses a button that undoes a removal. */
  function putBack(index) {
    const button = round(
      find('button', /^Rückgängig, /).filter((one) => !isDisabled(one)),
      index,
    );
    if (!button) return null;
    const name = nameOf(button).replace('Rückgängig, ', '');
    const code = /^Rabattcode (.*)$/.exec(name)?.[1];
    if (code) return press(button) && { key: 'code', value: code };
    const { isTicket, quantity, packaging, isSure } = taken.get(name) ?? {};
    const rows = find('button', `${name} entfernen`).filter((one) => !isDisabled(one));
    const hasRetry = rows.some((one) => find('button', 'Erneut versuchen', one.closest('[part~="item"]')).length > 0);
    const tickets = sizeOf(button) + returning(name) + rows.length;
    press(button);
    const value = isTicket ? tickets : quantity;
    return {
      key: `quantity:${name}`,
      value,
      packaging,
      undoes: true,
      loose: hasRetry || !isSure || ticketsOf(name).isOpen,
    };
  }

  /** Presses the button with this name in one of the rows with this title, which removes the row from the cart. */
  function removeRow(title, row, name) {
    const buttons = find('button', name);
    const isTicket = find('combobox', `Anzahl, ${title}`).length === 0;
    const live = buttons.filter((button) => !isDisabled(button));
    const button = round(live, row);
    if (!button || (isTicket && ticketsOf(title).isOpen)) return null;
    const rowOf = (one) => one.closest('[part~="item"]');
    // A failed removal stays pending until it is discarded, one before hydration until then. A refused one does not.
    const before = leaving.get(title);
    const retries = find('button', 'Erneut versuchen').map(rowOf);
    const hasRetry = buttons.map(rowOf).some((one) => retries.includes(one));
    const container = root().querySelector('div');
    const isEarly = !Object.keys(container).some((key) => key.startsWith('__reactContainer'));
    const pending = before?.of === buttons.length && (hasRetry || isEarly) ? before.rows : [];
    const places = live.map(rowOf);
    // Rows are other elements after the cart was removed from the page and put back.
    const inPlace = pending.map(({ row: one, place }) => (one.isConnected ? one : places[place]));
    const rows = [...new Set([...inPlace, rowOf(button)])].filter((one) => places.includes(one));
    leaving.set(title, { of: buttons.length, rows: rows.map((one) => ({ row: one, place: places.indexOf(one) })) });
    const quantity = Number(find('combobox', `Anzahl, ${title}`)[0]?.value ?? 1);
    // The packaging of tickets is not set while some of them are left.
    const packaging = isTicket ? null : cart.look().rows.find((one) => one.title === title)?.packed;
    const isSure = rowOf(button).getAttribute('aria-busy') !== 'true' && !hasRetry;
    taken.set(title, { isTicket, quantity, packaging, isSure });
    // A ticket that could not be put back is not in the cart, unless that waits for the network.
    const isWaiting = buttons.some((one) => textOf(rowOf(one)).includes('sobald du wieder online bist'));
    const value = isTicket ? live.length + (hasRetry && !isWaiting ? 0 : returning(title)) - rows.length : 0;
    press(button);
    return { key: `quantity:${title}`, value, ticket: isTicket };
  }

  function refresh() {
    const isWatched = element()?.refresh !== undefined;
    (isWatched ? Promise.resolve() : customElements.whenDefined('cart-fragment'))
      .then(() => element().refresh())
      .catch(() => undefined);
    return {};
  }

  /** Providers' buttons are drawn into the document once they are near the viewport. */
  const showPayments = () => root().getElementById('payment-methods')?.scrollIntoView();
  const payButtons = () => [...(element()?.querySelectorAll('[slot^="payment-"] button') ?? [])];
  const wallet = () =>
    [...document.querySelectorAll('dialog[open]')].find(({ ariaLabel }) => /\(Attrappe\)$/.test(ariaLabel));

  /** A provider is notified of a pressed button by the close event of its window. */
  async function pressIn(open, index) {
    open.querySelectorAll('button')[index].click();
    await appears(() => !open.isConnected, 32_000);
  }

  /** The id of the cart in server markup. */
  const renderedCart = () =>
    JSON.parse(element()?.querySelector('script')?.textContent ?? '{}').rootComponentProps?.initialCart?.cartId;

  const isCounted = () => window.cartsViewed > cart.index;

  Object.assign(cart, {
    usable,
    round,
    frame,
    appears,
    press,
    fill,
    type,
    choose,
    leaveDialog,
    removeRow,
    removeAny,
    putBack,
    refresh,
    showPayments,
    payButtons,
    wallet,
    pressIn,
    isCounted,
  });

  /** Performs a step. Returns null if the cart does not allow it, and for a change the cart on the screen before. */
  cart.use = async (inPage, step, leavesDialog) => {
    if (!root() && step.do !== 'refresh') return null;
    cart.look();
    const seenCart = cart.confirmed?.cartId ?? renderedCart();
    if (leavesDialog) leaveDialog();
    const outcome = await inPage(step, cart);
    return outcome?.key ? { ...outcome, seenCart } : outcome;
  };
}
