/* global window, document, setTimeout, HTMLInputElement, InputEvent, Event, customElements */
/** Classic script: what a shopper and a host do. Each answers what was asked of the cart, or null where it can't be. */
{
  const { all, find, isDisabled, checkedIn, root, nameOf } = window.cart;

  const usable = (elements) => elements.find((element) => !isDisabled(element)) ?? null;
  const frame = () => new Promise((resolve) => setTimeout(resolve, 16 * 20));

  /** Waits for what a click brings, but not for ever. */
  async function appears(seek, frames = 20) {
    for (let count = 0; count < frames; count++) {
      const found = seek();
      if (found) return found;
      await frame();
    }
    return null;
  }

  /** The rows whose removal was asked for last, by the title of their tickets, and of how many. */
  const removals = new Map();

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

  function groupOf(title) {
    return find('radiogroup', `Verpackung, ${title}`)[0] ?? null;
  }

  /** A dialog keeps a shopper from everything else. */
  function leaveDialog() {
    const dialog = all('dialog')[0];
    if (dialog) press(usable(find('button', 'Schließen', dialog)) ?? usable(find('button', 'Abbrechen', dialog)));
  }

  const acts = {
    async quantity({ title, via, to }) {
      const select = find('combobox', `Anzahl, ${title}`)[0];
      if (!select || isDisabled(select)) return null;
      select.focus();
      const offers = () => [...select.options].some(({ value }) => value === String(to));
      if (!offers() && !(await appears(offers))) return null;
      if (Number(select.value) === to) return null;
      // Twice without a pause, as a wheel or a key held down does it.
      for (const value of via ? [via, to] : [to]) {
        select.value = String(value);
        for (const name of ['input', 'change'])
          select.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
      }
      return { key: `quantity:${title}`, value: to };
    },
    packaging({ title, option }) {
      const radios = all('radio', groupOf(title));
      const radio = radios[option % Math.max(radios.length, 1)];
      if (!radio || radio.checked || isDisabled(radio)) return null;
      press(radio);
      return { key: `packaging:${title}`, value: nameOf(radio) };
    },
    async design({ title, option }) {
      if (!press(usable(find('button', `Design wählen, ${title}`)))) return null;
      const radios = await appears(
        () => all('dialog')[0] && all('radio', all('dialog')[0]).length > 0 && all('radio', all('dialog')[0]),
      );
      if (!radios) return (leaveDialog(), null);
      const radio = radios[option % radios.length];
      if (radio.checked) return (leaveDialog(), null);
      press(radio);
      const type = checkedIn(groupOf(title));
      const choose = usable(find('button', /wählen$|übernehmen$/i, all('dialog')[0]));
      await frame();
      press(choose);
      return { key: `packaging:${title}`, value: `${type}, ${nameOf(radio)}` };
    },
    shipping({ method }) {
      const radios = all('radio', find('radiogroup', 'Versandart')[0] ?? null);
      const radio = radios[method % Math.max(radios.length, 1)];
      if (!radio || radio.checked || isDisabled(radio)) return null;
      press(radio);
      return { key: 'shipping', value: nameOf(radio) };
    },
    async code({ code }) {
      if (!press(usable(find('button', /^(Rabattcode einlösen|Ändern)$/)))) return null;
      const field = await appears(() => find('textbox', 'Rabattcode')[0]);
      if (!field) return (leaveDialog(), null);
      type(field, code);
      if (!press(usable(find('button', 'Einlösen')))) return (leaveDialog(), null);
      return { key: 'code', value: code };
    },
    uncode() {
      return press(usable(find('button', 'Löschen'))) && { key: 'code', value: null };
    },
    voucher({ index }) {
      const buttons = find('button', /^Gutschein .* entfernen$/);
      const button = buttons[index % Math.max(buttons.length, 1)];
      if (!button || isDisabled(button)) return null;
      press(button);
      return { key: `voucher:${nameOf(button).slice(10, -10)}`, value: false };
    },
    remove({ title, row }) {
      const buttons = find('button', `${title} entfernen`);
      const isTicket = find('combobox', `Anzahl, ${title}`).length === 0;
      const live = buttons.filter((button) => !isDisabled(button));
      const button = live[row % Math.max(live.length, 1)];
      if (!button) return null;
      // A row whose removal failed is still asked for, until that is given up.
      const before = removals.get(title);
      const failed = before?.of === buttons.length && find('button', 'Erneut versuchen').length > 0 ? before.rows : [];
      const rows = new Set([...failed, button].filter((one) => live.includes(one)));
      removals.set(title, { of: buttons.length, rows });
      press(button);
      return { key: `quantity:${title}`, value: isTicket ? live.length - rows.size : 0, ticket: isTicket };
    },
    async loyalty({ number }) {
      if (press(usable(find('button', 'Konto wechseln')))) await frame();
      const field = find('textbox', 'PAYBACK Kundennummer')[0];
      if (!field || field.readOnly) return null;
      type(field, number);
      await frame();
      return press(usable(find('button', 'Speichern'))) && { key: 'loyalty', value: number };
    },
    retry() {
      return press(usable(find('button', 'Erneut versuchen')));
    },
    dismiss() {
      return press(usable(find('button', 'Schließen')));
    },
    cancel() {
      return press(usable(find('button', 'Abbrechen')));
    },
    proceed() {
      return press(usable(find('button', 'Weiter zu den Bestelldaten')));
    },
    refresh() {
      const refresh = () => document.querySelector('cart-fragment').refresh();
      customElements
        .whenDefined('cart-fragment')
        .then(refresh)
        .catch(() => undefined);
      return {};
    },
    mutate({ how }) {
      window.mutation = how;
      return {};
    },
  };

  window.cart.act = async ({ do: name, ...step }) => {
    if (!root() && name !== 'refresh') return null;
    if (!['retry', 'refresh', 'mutate', 'dismiss', 'cancel'].includes(name)) leaveDialog();
    return acts[name](step);
  };
  window.cart.leaveDialog = leaveDialog;
}
