import { html } from 'lit-html';
import type { Cart } from 'cart-fragment-contract';
import { control } from '../backend/control.ts';
import { refreshCart } from '../shop/cart-element.ts';
import { dispatchCartVersion } from '../tiles/dispatch-cart-version.ts';
import { button, select, type Option } from './fields.ts';
import type { PanelActions, PanelState } from './panel-state.ts';

const scenarios: readonly Option[] = [
  ['example', 'Beispiel: Gutschein, Tickets, Box'],
  ['empty', 'Leer'],
  ['single', 'Ein Erlebnis'],
  ['online', 'Nur online (PDF)'],
  ['tickets', 'Nur Tickets'],
  ['boxes', 'Boxen'],
  ['value-vouchers', 'Nur Wertgutscheine'],
  ['vouchers', 'Mit Gutscheinen bezahlt'],
  ['friends', 'Freunde-Rabatt'],
  ['large-10', '10 Artikel'],
  ['large-100', '100 Artikel'],
  ['large-1000', '1.000 Artikel'],
];

/** Controls that replace the cart. */
export function cartSection({ choices }: PanelState, { run, choose }: PanelActions) {
  const scenario = choices['scenario'] ?? 'example';
  const change = (path: string, body: object) =>
    run(async () => {
      // Pages without a cart show the number in the header.
      dispatchCartVersion((await control.post(path, body)) as Cart);
      await refreshCart();
    });
  return html`<fieldset>
    <legend>Warenkorb</legend>
    ${select('Szenario', scenario, scenarios, (chosen) => choose('scenario', chosen))}
    <p class="panel-buttons">
      ${button('Szenario laden', () => change('seed', { scenario }))}
      ${button('Dreißig Tickets dazulegen', () =>
        change('add-item', { productId: 'p-1002', quantity: 30, appointmentId: 'a-90017' }),
      )}
      ${button('Gutschein über 50 einlösen', () =>
        change('apply-voucher', { voucherId: `GS-${Date.now() % 100_000}`, balance: 50 }),
      )}
      ${button('Anderswo bestellt', () => change('order', {}))}
      ${button('Alles zurücksetzen', () => run(resetEverything))}
    </p>
  </fieldset>`;
}

async function resetEverything(): Promise<void> {
  await control.post('reset', {});
  location.reload();
}
