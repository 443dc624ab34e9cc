import { isCancellation } from '../../domain/failure.ts';
import { wishlistFailureKind } from '../../domain/wishlist-failure.ts';
import { wishlistLink } from '../../domain/urls.ts';
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
import { renderMessage } from './toggle-message.ts';

// All hearts of a page share one wishlist, one listener and one observer.

interface Heart {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Undefined until the heart has a product id. */
  button?: HTMLButtonElement;
  wishlist?: Wishlist;
  baseUrl: string | null;
  detach?: () => void;
  message: WishlistMessage | null;
  /** The customer to whom the message applies. */
  customer?: string | null | undefined;
  hiding?: ReturnType<typeof setTimeout>;
}

const hearts = new Map<HTMLElement, Heart>();
let scheduled = false;
let stopWatching: (() => void) | null = null;

/** The same as for the cart's snackbars. */
const messageDurationMs = 10_000;

export function connectHeart(host: HTMLElement, root: ShadowRoot): void {
  hearts.set(host, { host, root, baseUrl: null, message: null });
  for (const type of ['click', 'auxclick', 'keydown', 'keyup']) root.addEventListener(type, keepFromLink);
  // A query of the document does not find hearts inside shadow roots or with another tag.
  shownElements().add(host);
  stopWatching ??= watchPageSettings(host.ownerDocument, updateHearts);
  updateHearts();
}

export function disconnectHeart(host: HTMLElement): void {
  const heart = hearts.get(host);
  if (!heart) return;
  setMessage(heart, null);
  hearts.delete(host);
  shownElements().delete(host);
  heart.detach?.();
  if (hearts.size > 0) return;
  stopWatching?.();
  stopWatching = null;
}

/** Reads the settings of the page once for all hearts that are connected or changed in the same task. */
export function updateHearts(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() =>
    whenOpened(() => {
      scheduled = false;
      readSettings();
      for (const heart of hearts.values()) show(heart);
    }),
  );
}

function readSettings(): void {
  const settingsOf = readPageSettings(document);
  for (const heart of hearts.values()) {
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
    const visible = [...hearts.values()].find(({ host }) => host.checkVisibility?.());
    setMessage(visible ?? heart, { ...wishlistFailures.wishlistFull, text: withoutRoomText(ids.length) });
  });
  heart.detach = () => {
    stop();
    detach();
  };
}

function show(heart: Heart): void {
  const { host, wishlist } = heart;
  if (!wishlist) return;
  const { ids, pending, customer } = wishlist.state.getState();
  if (customer !== heart.customer) setMessage(heart, null);
  const productId = host.getAttribute('product-id');
  if (!productId) {
    setMessage(heart, null);
    heart.button?.remove();
    delete heart.button;
    return;
  }
  const title = host.getAttribute('product-title') ?? '';
  heart.button ??= adoptButton(heart);
  showHeart(heart.button, { title, pressed: ids.includes(productId), busy: pending.includes(productId) });
}

/** A heart that is connected again already has its button. */
function adoptButton(heart: Heart): HTMLButtonElement {
  const { host, root } = heart;
  let button = root.querySelector<HTMLButtonElement>('.heart');
  if (!button) root.prepend((button = createHeartButton(unclobbered(host.ownerDocument))));
  button.onclick = () => press(heart);
  return button;
}

function press(heart: Heart): void {
  // Scripts may have set data of other elements, which the observer cannot notice.
  readSettings();
  const { host, wishlist } = heart;
  const productId = host.getAttribute('product-id');
  if (wishlist && productId) void change(heart, productId, !wishlist.state.getState().ids.includes(productId));
}

async function change(heart: Heart, productId: string, isWanted: boolean): Promise<void> {
  const { host, wishlist } = heart;
  const say = (message: WishlistMessage | null) => {
    // The element may have been removed or moved in the meantime.
    const current = hearts.get(host);
    if (current) setMessage(current, message, () => void change(current, productId, isWanted));
  };
  setMessage(heart, null);
  try {
    // Only a pressed heart beats, not one that follows another tab.
    heart.button?.toggleAttribute('data-beats', isWanted);
    await wishlist?.[isWanted ? 'add' : 'remove'](productId, host, () => say(wishWaits));
    if (hearts.get(host)?.message === wishWaits) say(null);
  } catch (error) {
    // A customer must not see messages about another customer's changes.
    if (!isCancellation(error)) say(wishlistFailures[wishlistFailureKind(error)]);
  }
}

/** Shows a message at a heart, and hides those of all others. */
function setMessage(heart: Heart, message: WishlistMessage | null, retry?: () => void): void {
  if (message === heart.message) return;
  for (const each of hearts.values()) {
    if (each !== heart && message) setMessage(each, null);
  }
  clearTimeout(heart.hiding);
  heart.message = message;
  heart.customer = heart.wishlist?.state.getState().customer;
  if (message) hideLater(heart);
  renderMessage(heart.root, message, {
    href: wishlistLink(heart.baseUrl ?? ''),
    retry() {
      heart.button?.focus();
      retry?.();
    },
    close() {
      setMessage(heart, null);
      heart.button?.focus();
    },
  });
}

/** Postponed while the message is hovered or focused. */
function hideLater(heart: Heart): void {
  heart.hiding = setTimeout(() => {
    const bar = heart.root.querySelector('.snackbar');
    if (bar?.matches(':hover, :focus-within')) hideLater(heart);
    else setMessage(heart, null);
  }, messageDurationMs);
}
