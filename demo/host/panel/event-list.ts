import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { layerPrefix, type LoggedEvent } from './event-log.ts';

export function eventList(entries: readonly LoggedEvent[]) {
  return html`<ol class="panel-events">
    ${repeat(
      entries,
      ({ id }) => id,
      ({ at, name, detail, canceled }) =>
        name === 'page'
          ? html`<li class="panel-page">${clock(at)} · Seite „${detail}“ geöffnet</li>`
          : html`<li class=${name.startsWith(layerPrefix) ? 'panel-push' : nothing}>
              <details>
                <summary>
                  <time>${clock(at)}</time> <b>${name}</b>${canceled ? html` <em>abgebrochen</em>` : nothing}
                  <span>${oneLine(detail)}</span>
                </summary>
                <pre tabindex="0">${detail}</pre>
              </details>
            </li>`,
    )}
  </ol>`;
}

const format = new Intl.DateTimeFormat('de', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

function clock(at: number): string {
  return format.format(new Date(at));
}

function oneLine(detail: string): string {
  return detail.replaceAll(/\s+/g, ' ').slice(0, 90);
}
