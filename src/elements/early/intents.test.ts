import { describe, expect, it } from 'vitest';
import { cartEmptied, confirmedCartMark, pendingChanges } from '../../storage/cart-values.ts';
import type { Control } from './control.ts';
import { intentsOf, isChange } from './intents.ts';
import * as entries from './session-entry.ts';

/** A row of server markup, the shipping methods, and the other controls of a cart. */
function markup() {
  document.body.innerHTML = `
    <li class="item" data-item-id="a-1" data-row="a-1">
      <select name="quantity-a-1"><option>1</option><option selected>2</option><option>3</option></select>
      <div role="radiogroup">
        <input type="radio" name="packaging-a-1" value="pdf" data-wanted="Pdf pdf" checked>
        <input type="radio" name="packaging-a-1" value="env" data-wanted="Envelope env">
      </div>
      <button data-remove="a-1">Entfernen</button>
      <button aria-haspopup="dialog">Leistungen</button>
    </li>
    <li class="item" data-item-id="t-1" data-row="t-1-0"><button data-remove="t-1">Entfernen</button></li>
    <section><div role="radiogroup">
      <input type="radio" name="shipping" value="Standard" checked>
      <input type="radio" name="shipping" value="Express">
    </div></section>
    <div class="notice"><button>Schließen</button></div>
    <section class="loyalty">
      <div class="notice"><button data-variant="ghost">Schließen</button></div>
      <form class="loyalty-form">
        <input type="text" name="payback-number">
        <button data-variant="contained">Speichern</button>
        <button data-variant="outlined">Konto wechseln</button>
      </form>
    </section>
    <a class="proceed" href="/weiter">Weiter</a>`;
  return <Found extends Control>(selector: string) => document.querySelector<Found>(selector)!;
}

describe('intentsOf', () => {
  it('has the value of a select, and the one of the server', () => {
    const select = markup()<HTMLSelectElement>('select');
    select.value = '3';
    expect(intentsOf(select)).toEqual([['quantity-a-1', '3', '2']]);
  });

  it.each([
    ['[value="env"]', ['packaging-a-1', 'Envelope env', 'Pdf pdf']],
    ['[value="Express"]', ['shipping', 'Express', 'Standard']],
  ])('has the value of the radio button %s', (selector, goal) => {
    const radio = markup()<HTMLInputElement>(selector);
    radio.checked = true;
    expect(intentsOf(radio)).toEqual([goal]);
  });

  it('has the removal of an item, but not of a ticket', () => {
    const find = markup();
    expect(intentsOf(find('[data-item-id="a-1"] [data-remove]'))).toEqual([['removal-a-1', '0', '2']]);
    expect(intentsOf(find('[data-item-id="t-1"] [data-remove]'))).toEqual([]);
  });
});

describe('isChange', () => {
  it('is false for a radio button that is not checked', () => {
    expect(!!isChange(markup()('[value="env"]'))).toBe(false);
  });

  it.each([
    ['[data-remove]', true],
    ['[aria-haspopup]', false],
    ['.notice button', false],
    ['.loyalty .notice button', false],
    ['.loyalty-form [data-variant="contained"]', true],
    ['.loyalty-form [data-variant="outlined"]', false],
    ['.proceed', false],
  ])('of %s is %s', (selector, expected) => {
    expect(!!isChange(markup()(selector))).toBe(expected);
  });

  it('is false for text that is being typed', () => {
    const field = markup()<HTMLInputElement>('[name="payback-number"]');
    field.value = '310';
    expect(!!isChange(field)).toBe(false);
  });
});

it('the early script uses entries of the storage registry', () => {
  expect(entries.pendingChanges).toBe(pendingChanges.name);
  expect(entries.confirmedCartMark).toBe(confirmedCartMark.name);
  expect(entries.cartEmptied).toBe(cartEmptied.name);
});
