import { html } from 'lit-html';
import { control } from '../backend/control.ts';
import { crashPage } from './crash-page.ts';
import { button, select, type Option } from './fields.ts';
import type { PanelActions, PanelState } from './panel-state.ts';

const latencies: readonly Option[] = [
  ['0', 'keine'],
  ['400', '0,4 Sekunden'],
  ['1500', '1,5 Sekunden'],
  ['4000', '4 Sekunden'],
];

const faults: readonly Option[] = [
  ['status', 'Fehler 500'],
  ['drop-before', 'Verbindung bricht ab (nichts geändert)'],
  ['drop-after', 'Verbindung bricht ab (schon geändert)'],
  ['html', 'Fehlerseite als HTML'],
  ['login-page', 'Anmeldeseite statt Antwort'],
  ['cut-json', 'Antwort bricht mittendrin ab'],
  ['empty', 'Leere Antwort'],
  ['no-content', 'Antwort 204'],
  ['stall', 'Gar keine Antwort'],
  ['retry-after', 'Zu viele Anfragen (429)'],
  ['delay', 'Antwort kommt spät (6 Sekunden)'],
];

const calls: readonly Option[] = [
  ['', 'jeder'],
  ['set-item-quantity', 'Anzahl ändern'],
  ['remove-item', 'Artikel entfernen'],
  ['set-item-packaging', 'Verpackung wählen'],
  ['set-shipping-method', 'Versandart wählen'],
  ['reserve-appointments', 'Termine reservieren'],
  ['api/cart', 'Warenkorb'],
];

/** Controls for latency, faults and a crash of the page. */
export function networkSection({ settings, choices }: PanelState, { run, choose, expect }: PanelActions) {
  const kind = choices['fault'] ?? 'status';
  const path = choices['call'] ?? '';
  const planned = settings?.faults.failNext.reduce((sum, { times }) => sum + times, 0) ?? 0;
  const plan = (times: number) =>
    control.post('set-faults', {
      failNext: [{ kind, path: path || null, times, delayMs: 6000, status: faultStatus(kind) }],
    });
  return html`<fieldset>
    <legend>Netz</legend>
    ${select('Verzögerung', String(settings?.faults.latencyMs ?? 0), latencies, (ms) => {
      const latencyMs = Number(ms);
      expect({ faults: { latencyMs, failNext: settings?.faults.failNext ?? [] } });
      run(() => control.post('set-faults', { latencyMs }));
    })}
    ${select('Störung', kind, faults, (chosen) => choose('fault', chosen))}
    ${select('Aufruf', path, calls, (chosen) => choose('call', chosen))}
    <p class="panel-buttons">
      ${button('Nächsten stören', () => run(() => plan(1)))} ${button('Alle stören', () => run(() => plan(1000)))}
      ${button('Nichts stören', () => run(() => control.post('set-faults', { failNext: [] })), planned === 0)}
    </p>
    <p class="panel-hint" role="status">
      ${planned === 0 ? 'Alles antwortet.' : planned === 1 ? 'Ein Aufruf wird gestört.' : 'Aufrufe werden gestört.'}
    </p>
    <p class="panel-buttons">${button('Seite abstürzen lassen', crashPage)}</p>
    <p class="panel-hint">
      Lädt die Seite neu, ohne dass der Warenkorb davon erfährt. Was noch unterwegs war, sendet die nächste Seite.
    </p>
  </fieldset>`;
}

function faultStatus(kind: string): number {
  return kind === 'html' ? 503 : 500;
}
