import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

export type Option = readonly [value: string, label: string];

export function select(
  label: string,
  value: string,
  options: readonly Option[],
  chosen: (value: string) => void,
): TemplateResult {
  return html`<label class="panel-field">
    <span>${label}</span>
    <select .value=${live(value)} @change=${(event: Event) => chosen((event.target as HTMLSelectElement).value)}>
      ${options.map(([one, text]) => html`<option value=${one} ?selected=${one === value}>${text}</option>`)}
    </select>
  </label>`;
}

export function checkbox(label: string, checked: boolean, toggled: (checked: boolean) => void): TemplateResult {
  return html`<label class="panel-check">
    <input
      type="checkbox"
      .checked=${live(checked)}
      @change=${(event: Event) => toggled((event.target as HTMLInputElement).checked)}
    />
    ${label}
  </label>`;
}

export function button(label: string, click: () => void, disabled = false): TemplateResult {
  return html`<button type="button" ?disabled=${disabled} @click=${click}>${label}</button>`;
}
