import { html, nothing, render } from 'lit-html';
import { texts } from '../../messages/texts.ts';
import type { WishlistFailureMessage } from '../../messages/wishlist-failures.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { close as cross, error as exclamation } from '../../react/icons/shared-outlines.ts';

export interface MessageActions {
  /** The wishlist page. */
  readonly href: string | null;
  readonly retry: () => void;
  readonly close: () => void;
}

/** Renders the message of a heart after its button, or removes it. */
export function renderMessage(root: ShadowRoot, message: WishlistFailureMessage | null, actions: MessageActions): void {
  render(message ? messageBar(message, actions) : nothing, root);
  const bar = root.querySelector<HTMLElement>('.snackbar');
  // Browsers without popovers show the message at its position in the document.
  if (bar && 'showPopover' in bar && !bar.matches(':popover-open')) bar.showPopover();
}

const icon = (outline: string, label?: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" role="img" aria-label=${label ?? nothing} aria-hidden=${!label}>
    <path d=${outline}></path>
  </svg>`;

function messageBar(
  { text, linksToWishlist, canRetry }: WishlistFailureMessage,
  { href, retry, close }: MessageActions,
) {
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
    data-edge="bottom"
    @keydown=${closeOnEscape}
  >
    ${icon(exclamation, texts.severity.error)}
    <p>
      ${text} ${linksToWishlist && href ? html`<a href=${href}>${wishlistTexts.link}</a>` : nothing}
      ${canRetry ? html`<button type="button" class="retry" @click=${retry}>${texts.retry}</button>` : nothing}
    </p>
    <button type="button" class="icon-button" part="close" aria-label=${texts.close} @click=${close}>
      ${icon(cross)}
    </button>
  </div>`;
}
