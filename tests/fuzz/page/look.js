/**
 * Classic script: reads the carts on this page by roles, accessible names and German texts only. It runs inside the page,
 * where it cannot import the page objects of the other tests.
 */
window.carts = [0, 1].map((index) => {
  let first;
  /** The element, also if a host has removed it. */
  const known = () => (first ??= document.querySelectorAll('cart-fragment')[index]);
  /** The element in the document. */
  const element = () => (known()?.isConnected ? first : null);
  const root = () => element()?.shadowRoot ?? null;
  const textOf = (element) => (element?.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();

  function nameOf(element) {
    return element.getAttribute('aria-label') ?? (textOf(element) || textOf(element.labels?.[0]));
  }

  const selectors = {
    button: 'button, [role="button"]',
    combobox: 'select',
    radio: 'input[type="radio"]',
    radiogroup: '[role="radiogroup"]',
    textbox: 'input[type="text"]',
    dialog: 'dialog[open]',
    alert: '[role="alert"]',
  };

  /** Finds all elements of a role in the cart or a part of it. */
  function all(role, within = root()) {
    return within ? [...within.querySelectorAll(selectors[role])] : [];
  }

  function find(role, name, within) {
    return all(role, within).filter((element) =>
      name instanceof RegExp ? name.test(nameOf(element)) : nameOf(element) === name,
    );
  }

  const isVisible = (element) => element.checkVisibility();
  const isDisabled = (element) => element.disabled === true || element.getAttribute('aria-disabled') === 'true';

  function checkedIn(group) {
    const checked = group && all('radio', group).find((radio) => radio.checked);
    return checked ? nameOf(checked) : null;
  }

  /** The packaging and its design; null if it is chosen in another row. */
  function packedIn(row, group) {
    const radio = group && all('radio', group).find(({ checked }) => checked);
    if (group) return radio ? [...radio.labels[0].querySelectorAll('.choice-title, bdi')].map(textOf).join(', ') : null;
    const note = textOf(row.querySelector('[part~="packaging"] p > span:not([part])'));
    return note === '' || note.includes('Die Verpackung gilt für alle') ? null : note.replace(/^Verpackung: /, '');
  }

  function readRow(row) {
    // Transitions take real time.
    for (const animation of row.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const select = all('combobox', row)[0];
    const group = all('radiogroup', row)[0];
    return {
      title: textOf(row.querySelector('h2')),
      quantity: select ? Number(select.value) : null,
      packaging: group ? checkedIn(group) : null,
      packed: packedIn(row, group),
      unavailable: textOf(row).includes('dieser Termin ist bereits nicht mehr verfügbar'),
      dimmed: Number(getComputedStyle(row).opacity) < 1,
    };
  }

  function total() {
    const terms = [...(root()?.querySelectorAll('dt') ?? [])];
    return textOf(terms.find((term) => textOf(term).startsWith('Gesamtsumme'))?.nextElementSibling) || null;
  }

  function look() {
    const shadow = root();
    if (!shadow) return null;
    const proceed = find('button', 'Weiter zu den Bestelldaten')[0];
    const code = /Rabattcode (\S+)/.exec(textOf(shadow.querySelector('[part~="discount-label"]')))?.[1] ?? null;
    return {
      heading: textOf(shadow.querySelector('h1')),
      rows: [...shadow.querySelectorAll('[part~="item"]')].map(readRow),
      shipping: checkedIn(find('radiogroup', 'Versandart')[0]),
      methods: all('radio', find('radiogroup', 'Versandart')[0] ?? null).map(nameOf),
      code,
      vouchers: find('button', /^Gutschein .* entfernen$/).map((button) => nameOf(button).slice(10, -10)),
      total: total(),
      notices: [...shadow.querySelectorAll('[part~="notice"]')].map(textOf),
      alerts: all('alert').filter(isVisible).map(textOf),
      retries: find('button', 'Erneut versuchen').filter((button) => !isDisabled(button)).length,
      busy: shadow.querySelectorAll('[aria-busy="true"]').length,
      updating: /wird aktualisiert|Das dauert gerade etwas länger|Wir laden/.test(textOf(shadow)),
      disabled: all('button').filter(isDisabled).map(nameOf),
      proceed: proceed ? !isDisabled(proceed) : null,
      reason: textOf(shadow.querySelector('.proceed-reason')),
      resting: element().querySelectorAll('[slot^="payment-"][inert]').length,
      dialog: all('dialog').length > 0,
      broken: /Ein technischer Fehler liegt vor|kann gerade nicht angezeigt werden/.test(textOf(shadow)),
    };
  }

  const requests = () => window.requests().filter(({ path }) => /\/shop-b(-again)?\//.test(path) === (index === 1));

  return { index, known, element, all, find, nameOf, textOf, isDisabled, checkedIn, root, look, requests };
});

/** Calls a listener for each cartChange of this page, also of elements that a host has removed. */
window.onCartChange = (listener) => {
  const heard = new WeakSet();
  const listen = (event) => {
    if (heard.has(event)) return;
    heard.add(event);
    listener(event);
  };
  addEventListener('cartChange', listen);
  addEventListener('DOMContentLoaded', () => {
    for (const { known } of window.carts) known()?.addEventListener('cartChange', listen);
  });
};
