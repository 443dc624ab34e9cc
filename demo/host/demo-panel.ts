/** The panel next to the shop: logs the cart's events and controls the shop. */
import { html, nothing, render } from 'lit-html';
import { control } from './backend/control.ts';
import { assortmentSection } from './panel/assortment-section.ts';
import { cartSection } from './panel/cart-section.ts';
import { createEventLog } from './panel/event-log.ts';
import { eventList } from './panel/event-list.ts';
import { followCart } from './panel/cart-contents.ts';
import { button, checkbox, type Option, select } from './panel/fields.ts';
import { networkSection } from './panel/network-section.ts';
import { recall, remember } from './panel/page-memory.ts';
import type { PanelActions, PanelState } from './panel/panel-state.ts';
import { shopSection } from './panel/shop-section.ts';
import { statesSection } from './panel/states-section.ts';
import { analyticsConsent, setAnalyticsConsent, passConsentToCart } from './shop/analytics.ts';
import { icon } from './tiles/offer-parts.ts';

/** Starts listening at once, so that no event is missed. The settings load when the shop is ready. */
export function showDemoPanel(): void {
  let state: PanelState = {
    open: recall('open') === true || location.hash === '#panel',
    settings: null,
    cart: null,
    states: [],
    entries: [],
    cancels: [],
    choices: {},
    failure: null,
  };

  const set: PanelActions['set'] = (changed) => {
    state = { ...state, ...changed };
    draw();
  };
  const log = createEventLog(
    () => state.cancels,
    () => queueMicrotask(() => set({ entries: log.entries(), cart: cart() })),
  );
  const cart = followCart();

  async function readSettings(): Promise<void> {
    const gallery = import('./gallery/all-states.ts');
    set({ settings: await control.settings(), states: (await gallery).galleryGroups });
  }

  const actions: PanelActions = {
    set,
    clearLog: () => log.clear(),
    expect: (settings) => set({ settings: state.settings && { ...state.settings, ...settings } }),
    choose: (name, value) => set({ choices: { ...state.choices, [name]: value } }),
    run(work) {
      const done = work();
      set({ failure: null });
      void done
        .catch((error: unknown) => set({ failure: error instanceof Error ? error.message : String(error) }))
        .then(readSettings);
    },
  };

  function toggle(open: boolean): void {
    remember('open', open);
    set({ open });
    if (open) void readSettings();
    document.getElementById(open ? 'demo-panel-close' : 'demo-panel-open')?.focus();
  }

  function draw(): void {
    document.documentElement.classList.toggle('panel-open', state.open);
    renderInto('demo-panel-toggle', opener(state.open, toggle));
    renderInto('demo-panel', state.open ? panel(state, actions, toggle) : nothing);
  }

  passConsentToCart();
  draw();
  if (state.open) void readSettings();
}

const consentChoices: readonly Option[] = [
  ['', 'nicht entschieden: meldet, speichert nichts'],
  ['on', 'erlaubt: meldet und speichert'],
  ['off', 'abgelehnt: weder noch'],
];

function renderInto(id: string, content: unknown): void {
  const parent = document.getElementById(id);
  if (parent) render(content, parent);
}

function opener(open: boolean, toggle: (open: boolean) => void) {
  return html`<button id="demo-panel-open" type="button" aria-expanded=${open} @click=${() => toggle(!open)}>
    ${icon('sliders')}<span class="label">Demo-Panel</span>
  </button>`;
}

function panel(state: PanelState, actions: PanelActions, toggle: (open: boolean) => void) {
  const cancel = (name: string) => (on: boolean) =>
    actions.set({ cancels: on ? [...state.cancels, name] : state.cancels.filter((cancelable) => cancelable !== name) });
  return html`<aside
    class="panel"
    aria-label="Demo-Panel"
    @keydown=${(event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle(false);
    }}
  >
    <header>
      <h2>Demo-Panel</h2>
      <button id="demo-panel-close" type="button" aria-label="Demo-Panel schließen" @click=${() => toggle(false)}>
        ${icon('close')}
      </button>
    </header>
    ${state.failure ? html`<p class="panel-failure" role="alert">${state.failure}</p>` : nothing}
    <fieldset>
      <legend>Ereignisse</legend>
      ${select('Analyse', analyticsConsent() ?? '', consentChoices, (choice) => {
        setAnalyticsConsent(choice);
        actions.set({});
      })}
      ${checkbox('cartProceed abbrechen', state.cancels.includes('cartProceed'), cancel('cartProceed'))}
      ${checkbox('cartEmptied abbrechen', state.cancels.includes('cartEmptied'), cancel('cartEmptied'))}
      <p class="panel-buttons">${button('Liste leeren', actions.clearLog, state.entries.length === 0)}</p>
      ${eventList(state.entries)}
    </fieldset>
    ${shopSection(state, actions)} ${cartSection(state, actions)} ${networkSection(state, actions)}
    ${assortmentSection(state, actions)} ${statesSection(state, actions)}
  </aside>`;
}
