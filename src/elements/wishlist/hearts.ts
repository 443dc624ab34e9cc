import { isCancellation } from '../../domain/failure.ts';
import { wishlistFailureKind } from '../../domain/wishlist-failure.ts';
import { wishlistLink } from '../../domain/urls.ts';
import { texts } from '../../messages/texts.ts';
import { type WishlistMessage, wishlistFailures, wishWaits } from '../../messages/wishlist-failures.ts';
import { withoutRoomText } from '../../messages/wishlist-room-text.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import type { Wishlist } from '../../store/wishlist/wishlist.ts';
import { whenOpened } from '../../dom/when-opened.ts';
import { readPageSettings, watchPageSettings } from '../page-data/page-settings.ts';
import { shownElements } from '../page-data/shown-elements.ts';
import { showBrand } from '../show-brand.ts';
import { createHeartButton, showHeart } from './heart-button.ts';
import { keepFromLink } from './keep-from-link.ts';
import { openWishlist } from './open-wishlist.ts';
import { buildMessage } from './toggle-message.ts';

// All hearts of a page share one wishlist, one listener and one observer.

export interface Heart {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** In the root while the heart has a product id. */
  readonly button: HTMLButtonElement;
  wishlist?: Wishlist;
  /** Null while the heart is not connected. */
  baseUrl: string | null;
  detach?: () => void;
}

interface ShownMessage {
  readonly heart: Heart;
  readonly message: WishlistMessage;
  /** The customer to whom it applies. */
  readonly customer: string | null | undefined;
  readonly bar: HTMLElement;
}

/** Those that are connected. */
const hearts = new Set<Heart>();
/** At most one on the page. */
let shown: ShownMessage | null = null;
let hiding: ReturnType<typeof setTimeout> | undefined;
let scheduled = false;
let stopWatching: (() => void) | null = null;

/** The same as for the cart's snackbars. */
const messageDurationMs = 10_000;

export function createHeart(host: HTMLElement, root: ShadowRoot): Heart {
  const button = createHeartButton(unclobbered(host.ownerDocument));
  const heart: Heart = { host, root, button, baseUrl: null };
  button.onclick = () => press(heart);
  for (const type of ['click', 'auxclick', 'keydown', 'keyup']) root.addEventListener(type, keepFromLink);
  return heart;
}

export function connectHeart(heart: Heart): void {
  hearts.add(heart);
  // A query of the document does not find hearts inside shadow roots or with another tag.
  shownElements().add(heart.host);
  stopWatching ??= watchPageSettings(heart.host.ownerDocument, updateHearts);
  updateHearts();
}

export function disconnectHeart(heart: Heart): void {
  hideMessage(heart);
  hearts.delete(heart);
  shownElements().delete(heart.host);
  heart.detach?.();
  heart.baseUrl = null;
  if (hearts.size > 0) return;
  stopWatching?.();
  stopWatching = null;
}

/** Reads the settings of the page once for all hearts that are connected or changed in the same task. */
export function updateHearts(): void {
  if (scheduled) return;
  scheduled = true;
  whenOpened(() => {
    scheduled = false;
    readSettings();
    for (const heart of hearts) show(heart);
  });
}

function readSettings(): void {
  const settingsOf = readPageSettings(document);
  for (const heart of hearts) {
    const { baseUrl, tenant, customerEmailHash } = settingsOf(heart.host);
    showBrand(heart.host, tenant);
    if (heart.baseUrl !== baseUrl) follow(heart, baseUrl);
    heart.wishlist?.setCustomer(customerEmailHash);
  }
}

function follow(heart: Heart, baseUrl: string): void {
  heart.detach?.();
  const wishlist = openWishlist(baseUrl);
  heart.wishlist = wishlist;
  heart.baseUrl = baseUrl;
  const stop = wishlist.state.subscribe(() => show(heart));
  const detach = wishlist.attach(heart.host, (ids) => {
    // A heart may be hidden, for example in a closed menu, and its message with it.
    const visible = [...hearts].find(({ host }) => host.checkVisibility?.());
    showMessage(visible ?? heart, { ...wishlistFailures.wishlistFull, text: withoutRoomText(ids.length) });
  });
  heart.detach = () => {
    stop();
    detach();
  };
}

function show(heart: Heart): void {
  const { host, root, button, wishlist } = heart;
  if (!wishlist) return;
  const { ids, pending, customer } = wishlist.state.getState();
  const productId = host.getAttribute('product-id');
  if (customer !== shown?.customer || !productId) hideMessage(heart);
  if (!productId) {
    button.remove();
    button.removeAttribute('data-beats');
    return;
  }
  const title = host.getAttribute('product-title') ?? '';
  showHeart(button, { title, pressed: ids.includes(productId), busy: pending.includes(productId) });
  if (!button.parentNode) root.prepend(button);
}

function press(heart: Heart): void {
  // Scripts may have set data of other elements, which the observer cannot notice.
  readSettings();
  const { host, wishlist } = heart;
  const productId = host.getAttribute('product-id');
  if (wishlist && productId)
    void change(heart, wishlist, productId, !wishlist.state.getState().ids.includes(productId));
}

async function change(heart: Heart, wishlist: Wishlist, productId: string, isWanted: boolean): Promise<void> {
  const { host, button } = heart;
  const say = (message: WishlistMessage) => {
    // The element may have been removed in the meantime.
    if (hearts.has(heart)) showMessage(heart, message, () => void change(heart, wishlist, productId, isWanted));
  };
  hideMessage(heart);
  try {
    // Only a pressed heart beats, not one that follows another tab.
    button.toggleAttribute('data-beats', isWanted);
    await wishlist[isWanted ? 'add' : 'remove'](productId, host, () => say(wishWaits));
    if (shown?.message === wishWaits) hideMessage(heart);
  } catch (error) {
    // A customer must not see messages about another customer's changes.
    if (!isCancellation(error)) say(wishlistFailures[wishlistFailureKind(error)]);
  }
  const { customer, isCustomers } = wishlist.state.getState();
  // The list that is shown is the guest's.
  if (customer && !isCustomers) say({ text: texts.loginExpired });
}

/** Shows a message at a heart, instead of that of any other. */
function showMessage(heart: Heart, message: WishlistMessage, retry?: () => void): void {
  if (shown?.heart === heart && shown.message === message) return;
  if (shown) hideMessage(shown.heart);
  const { root, button, wishlist, baseUrl } = heart;
  const bar = buildMessage(unclobbered(root.ownerDocument), message, {
    href: wishlistLink(baseUrl ?? ''),
    retry() {
      button.focus();
      retry?.();
    },
    close() {
      hideMessage(heart);
      button.focus();
    },
  });
  shown = { heart, message, customer: wishlist?.state.getState().customer, bar };
  root.append(bar);
  // Browsers without popovers show the message at its position in the document.
  if ('showPopover' in bar) bar.showPopover();
  hideLater(shown);
}

function hideMessage(heart: Heart): void {
  if (shown?.heart !== heart) return;
  clearTimeout(hiding);
  shown.bar.remove();
  shown = null;
}

/** Postponed while the message is hovered or focused. */
function hideLater(message: ShownMessage): void {
  hiding = setTimeout(() => {
    if (message.bar.matches(':hover, :focus-within')) hideLater(message);
    else hideMessage(message.heart);
  }, messageDurationMs);
}
