import { html } from 'lit-html';
import { currentShop } from '../shop/shops.ts';
import { button, select } from './fields.ts';
import type { PanelActions, PanelState } from './panel-state.ts';

/** Opens each state of the gallery as a page of its own. */
export function statesSection({ states, choices }: PanelState, { choose }: PanelActions) {
  const options = states.flatMap((group) =>
    group.states.map(({ id, title }) => [id, `${group.title}: ${title}`] as const),
  );
  const state = choices['state'] ?? options[0]?.[0] ?? '';
  const search = new URLSearchParams({ state, tenant: currentShop().tenant });
  return html`<fieldset>
    <legend>Zustände</legend>
    ${select('Zustand', state, options, (chosen) => choose('state', chosen))}
    <p class="panel-buttons">
      ${button('Zustand öffnen', () => window.open(`gallery-state.html?${search.toString()}`))}
    </p>
  </fieldset>`;
}
