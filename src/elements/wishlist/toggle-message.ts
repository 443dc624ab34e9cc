import { texts } from '../../messages/texts.ts';
import type { WishlistMessage } from '../../messages/wishlist-failures.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { close as cross, error as exclamation } from '../../react/icons/shared-outlines.ts';
import { buildElement, buildIcon } from './build-elements.ts';

interface MessageActions {
  /** The wishlist page. */
  readonly href: string | null;
  readonly retry: () => void;
  readonly close: () => void;
}

export function buildMessage(
  page: Document,
  { text, linksToWishlist, canRetry }: WishlistMessage,
  { href, retry, close }: MessageActions,
): HTMLElement {
  const attributes = {
    class: 'snackbar',
    part: 'snackbar',
    popover: 'manual',
    role: 'alert',
    lang: 'de',
    'data-severity': 'error',
  };
  const retryButton = buildElement(page, 'button', { type: 'button', class: 'retry' }, texts.retry);
  retryButton.onclick = retry;
  const closeAttributes = { type: 'button', class: 'icon-button', part: 'close', 'aria-label': texts.close };
  const closeButton = buildElement(page, 'button', closeAttributes, buildIcon(page, cross));
  closeButton.onclick = close;
  const sentence = buildElement(page, 'p', {}, text);
  if (linksToWishlist && href) sentence.append(' ', buildElement(page, 'a', { href }, wishlistTexts.link));
  if (canRetry) sentence.append(' ', retryButton);
  const icon = buildIcon(page, exclamation, texts.severity.error);
  const bar = buildElement(page, 'div', attributes, icon, sentence, closeButton);
  bar.onkeydown = ({ key }) => {
    if (key === 'Escape') close();
  };
  return bar;
}
