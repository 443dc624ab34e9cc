import { html, nothing, render } from 'lit-html';
import { texts } from '../../messages/texts.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { close as cross, error as exclamation, heart } from '../../react/icons/shared-outlines.ts';

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

const icon = (outline: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${outline}></path></svg>`;

/** Renders a heart and the message about it. A page may have a hundred hearts, so it is one template without a nested one. */
export function renderToggle(root: ShadowRoot, view: ToggleView, actions: ToggleActions): void {
  const { title, pressed, busy, message } = view;
  render(
    html`<button
        type="button"
        class="heart"
        part="button"
        lang="de"
        aria-pressed=${pressed}
        aria-busy=${busy}
        aria-label=${title ? wishlistTexts.itemAdd(title) : wishlistTexts.add}
        @click=${actions.toggle}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${heart}></path></svg>
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
    ${icon(exclamation)}
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
