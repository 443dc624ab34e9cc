import { html, nothing, render, svg } from 'lit-html';
import { texts } from '../../messages/texts.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';

/** What a heart shows. */
export interface ToggleView {
  /** Named by the heart for those who don't see it; empty if the page does not say. */
  readonly title: string;
  readonly pressed: boolean;
  readonly busy: boolean;
  /** What went wrong, until it is closed. */
  readonly message: ToggleMessage | null;
}

export interface ToggleMessage {
  readonly text: string;
  readonly href: string | null;
  /** Whether trying again may help. */
  readonly canRetry: boolean;
}

export interface ToggleActions {
  readonly toggle: () => void;
  readonly retry: () => void;
  readonly close: () => void;
}

const heart = svg`<path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.500 10z"></path>`;
const cross = svg`<path d="M6 6l12 12M18 6 6 18"></path>`;
const warning = svg`<path d="M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM12 7.500V13M12 16.300v.01"></path>`;

const icon = (outline: unknown) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${outline}</svg>`;

/** Renders a heart and the message about it. */
export function renderToggle(root: ShadowRoot, view: ToggleView, actions: ToggleActions): void {
  const { title, pressed, busy, message } = view;
  render(
    html`<button
        type="button"
        class="heart"
        part="button"
        aria-pressed=${pressed}
        aria-busy=${busy}
        aria-label=${title ? wishlistTexts.itemAdd(title) : wishlistTexts.add}
        @click=${actions.toggle}
      >
        ${icon(heart)}
      </button>
      ${message ? messageBar(message, actions) : nothing}`,
    root,
  );
  const bar = root.querySelector<HTMLElement>('.snackbar');
  // Older browsers show it where it stands, above everything near it.
  if (bar && 'showPopover' in bar && !bar.matches(':popover-open')) bar.showPopover();
}

function messageBar({ text, href, canRetry }: ToggleMessage, { retry, close }: ToggleActions) {
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return html`<div
    class="snackbar"
    part="snackbar"
    popover="manual"
    role="alert"
    lang="de"
    data-severity="error"
    data-place="bottom"
    @keydown=${closeOnEscape}
  >
    ${icon(warning)}
    <p>
      <span class="unseen">${texts.severity.error}: </span>${text}
      ${href ? html`<a href=${href}>${wishlistTexts.link}</a>` : nothing}
      ${canRetry ? html`<button type="button" class="retry" @click=${retry}>${texts.retry}</button>` : nothing}
    </p>
    <button type="button" class="icon-button" part="close" aria-label=${texts.close} @click=${close}>
      ${icon(cross)}
    </button>
  </div>`;
}
