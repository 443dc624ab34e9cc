/* global window, document, addEventListener, setTimeout, HTMLInputElement, InputEvent, Event, customElements */
/** Classic script: what shoppers and hosts can do with each cart, for the steps that are done in the page. */
for (const cart of window.carts) {
  const { element, all, find, isDisabled, root } = cart;

  const usable = (elements) => elements.find((one) => !isDisabled(one)) ?? null;
  const round = (elements, index) => elements[index % Math.max(elements.length, 1)] ?? null;
  const frame = () => new Promise((resolve) => setTimeout(resolve, 16 * 20));

  let visits = 0;
  addEventListener('pagehide', () => visits++);

  /** Waits for what a click brings, but not for ever. A step whose page was left is over, also when the page comes back. */
  async function appears(seek, frames = 20) {
    const visit = visits;
    for (let count = 0; count < frames && visits === visit; count++) {
      const found = seek();
      if (found) return found;
      await frame();
    }
    return null;
  }

  function press(button) {
    if (!button) return null;
    button.focus();
    button.click();
    return {};
  }

  /** React listens for what the browser says when somebody types, not for the value. */
  function type(input, text) {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
  }

  function choose(select, value) {
    select.value = String(value);
    for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  }

  /** A dialog keeps a shopper from everything else. */
  function leaveDialog() {
    const dialog = all('dialog')[0];
    if (dialog) press(usable(find('button', 'Schließen', dialog)) ?? usable(find('button', 'Abbrechen', dialog)));
  }

  /** The rows that were asked out of the cart last, by the title of their tickets, and of how many. */
  const leaving = new Map();

  /** Presses the button of this name in one of the rows with this title, which takes it out of the cart. */
  function takeOut(title, row, name) {
    const buttons = find('button', name);
    const isTicket = find('combobox', `Anzahl, ${title}`).length === 0;
    const live = buttons.filter((button) => !isDisabled(button));
    const button = round(live, row);
    if (!button) return null;
    const rowOf = (one) => one.closest('[part~="item"]');
    // A row whose leaving failed is still asked for, until that is given up. What was refused is not.
    const before = leaving.get(title);
    const retries = find('button', 'Erneut versuchen').map(rowOf);
    const isTold = buttons.map(rowOf).some((one) => retries.includes(one));
    const failed = before?.of === buttons.length && isTold ? before.rows : [];
    const rows = new Set([...failed, rowOf(button)].filter((one) => live.map(rowOf).includes(one)));
    leaving.set(title, { of: buttons.length, rows });
    press(button);
    return { key: `quantity:${title}`, value: isTicket ? live.length - rows.size : 0, ticket: isTicket };
  }

  function refresh() {
    customElements
      .whenDefined('cart-fragment')
      .then(() => element().refresh())
      .catch(() => undefined);
    return {};
  }

  /** Buttons of providers are drawn when they come into sight, into the document. */
  const showPayments = () => root().getElementById('payment-methods')?.scrollIntoView();
  const payButtons = () => [...(element()?.querySelectorAll('[slot^="payment-"] button') ?? [])];
  const wallet = () =>
    [...document.querySelectorAll('dialog[open]')].find(({ ariaLabel }) => /\(Attrappe\)$/.test(ariaLabel));

  /** A provider hears of a pressed button when the browser says that its window is closed. */
  async function pressIn(open, index) {
    open.querySelectorAll('button')[index].click();
    await appears(() => !open.isConnected, 100);
  }

  const isCounted = () => window.cartsViewed > cart.index;

  Object.assign(cart, {
    usable,
    round,
    frame,
    appears,
    press,
    type,
    choose,
    leaveDialog,
    takeOut,
    refresh,
    showPayments,
    payButtons,
    wallet,
    pressIn,
    isCounted,
  });

  /** Does a step; null where the cart can't. */
  cart.use = async (inPage, step, leavesDialog) => {
    if (!root() && step.do !== 'refresh') return null;
    if (leavesDialog) leaveDialog();
    return inPage(step, cart);
  };
}
