import { isGivenUp, isItemOffline, isWishlistFull } from '../../domain/wishlist.ts';
import { wishlistLink } from '../../domain/urls.ts';
import { withoutRoomText } from '../../messages/wishlist-room-text.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { unclobbered } from '../../react/unclobbered.ts';
import type { Wishlist } from '../../store/wishlist/wishlist.ts';
import { readPageSettings, watchPageSettings } from '../page-data/page-settings.ts';
import { showBrand } from '../show-brand.ts';
import { createHeartButton, showHeart } from './heart-button.ts';
import { openWishlist } from './open-wishlist.ts';

import { renderMessage, type ToggleMessage } from './toggle-message.ts';

/** All hearts of a page, which share the wishlist, its listener and its requests. */

/** A heart while it is in the page. */
interface Heart {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** null until it knows its product. */
  button: HTMLButtonElement | null;
  wishlist: Wishlist | null;
  baseUrl: string;
  detach: () => void;
  message: ToggleMessage | null;
  hiding: ReturnType<typeof setTimeout> | undefined;
}

const hearts = new Map<HTMLElement, Heart>();
const stops = new Map<Wishlist, () => void>();
let scheduled = false;
let stopWatching: (() => void) | null = null;

/** A message stays as long as a snackbar (specification, 9). */
const messageDuration = 10_000;

export function connectHeart(host: HTMLElement, root: ShadowRoot): void {
  const nothing = () => {};
  hearts.set(host, {
    host,
    root,
    button: null,
    wishlist: null,
    baseUrl: '',
    detach: nothing,
    message: null,
    hiding: undefined,
  });
  stopWatching ??= watchPageSettings(host.ownerDocument, updateHearts);
  updateHearts();
}

export function disconnectHeart(host: HTMLElement): void {
  const heart = hearts.get(host);
  if (!heart) return;
  setMessage(heart, null);
  hearts.delete(host);
  heart.detach();
  if (hearts.size > 0) return;
  stopWatching?.();
  stopWatching = null;
  stops.forEach((stop) => stop());
  stops.clear();
}

/** Reads the settings of the page once for all hearts that come or change at the same time. */
export function updateHearts(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    readSettings();
    renderAll();
  });
}

function readSettings(): void {
  const settingsOf = readPageSettings(document);
  for (const heart of hearts.values()) {
    const { baseUrl, tenant, customerEmailHash } = settingsOf(heart.host);
    showBrand(heart.host, tenant);
    if (heart.baseUrl !== baseUrl || !heart.wishlist) follow(heart, baseUrl);
    heart.wishlist?.setCustomer(customerEmailHash);
  }
}

function follow(heart: Heart, baseUrl: string): void {
  heart.detach();
  const wishlist = openWishlist(baseUrl);
  heart.wishlist = wishlist;
  heart.baseUrl = baseUrl;
  heart.detach = wishlist.attach(heart.host, (ids) => {
    // A message cannot be seen at a heart that is not shown, such as in a closed menu.
    const visible = [...hearts.values()].find(({ host }) => host.checkVisibility?.());
    setMessage(visible ?? heart, fullMessage(withoutRoomText(ids.length), baseUrl));
  });
  if (!stops.has(wishlist)) stops.set(wishlist, wishlist.state.subscribe(renderAll));
}

function renderAll(): void {
  for (const heart of hearts.values()) show(heart);
}

function show(heart: Heart): void {
  const { host, wishlist } = heart;
  const productId = host.getAttribute('product-id');
  if (!wishlist || !productId) return;
  const { ids, pending } = wishlist.state.getState();
  const title = host.getAttribute('product-title') ?? '';
  heart.button ??= adoptButton(heart);
  showHeart(heart.button, { title, pressed: ids.includes(productId), busy: pending.includes(productId) });
}

/** An element that comes back into the page has its button. */
function adoptButton(heart: Heart): HTMLButtonElement {
  const { host, root } = heart;
  let button = root.querySelector<HTMLButtonElement>('.heart');
  if (!button) root.prepend((button = createHeartButton(unclobbered(host.ownerDocument))));
  button.onclick = () => void change(heart);
  return button;
}

async function change(heart: Heart): Promise<void> {
  // Data that scripts have set meanwhile changed no attribute.
  readSettings();
  const { host, wishlist } = heart;
  const productId = host.getAttribute('product-id');
  if (!wishlist || !productId) return;
  setMessage(heart, null);
  try {
    const isWished = wishlist.state.getState().ids.includes(productId);
    await (isWished ? wishlist.remove(productId, host) : wishlist.add(productId, host));
  } catch (error) {
    // The page may have taken the element away meanwhile, or put it elsewhere.
    const current = hearts.get(host);
    // What the last customer wanted is no matter of the next one.
    if (current && !isGivenUp(error)) setMessage(current, messageOf(error, heart.baseUrl));
  }
}

function messageOf(error: unknown, baseUrl: string): ToggleMessage {
  if (isWishlistFull(error)) return fullMessage(wishlistTexts.full, baseUrl);
  if (isItemOffline(error)) return { text: wishlistTexts.itemOffline, href: null, canRetry: false };
  return { text: wishlistTexts.failed, href: null, canRetry: true };
}

function fullMessage(text: string, baseUrl: string): ToggleMessage {
  return { text, href: wishlistLink(baseUrl), canRetry: false };
}

/** Shows a message at one heart; there is one at a time on the page. */
function setMessage(heart: Heart, message: ToggleMessage | null): void {
  if (message === heart.message) return;
  for (const other of hearts.values()) {
    if (other !== heart && message) setMessage(other, null);
  }
  clearTimeout(heart.hiding);
  heart.message = message;
  if (message) hideLater(heart);
  renderMessage(heart.root, message, { retry: () => void change(heart), close: () => close(heart) });
}

/** Not while somebody reads it or is about to use it. */
function hideLater(heart: Heart): void {
  heart.hiding = setTimeout(() => {
    const bar = heart.root.querySelector('.snackbar');
    if (bar?.matches(':hover, :focus-within')) hideLater(heart);
    else setMessage(heart, null);
  }, messageDuration);
}

function close(heart: Heart): void {
  setMessage(heart, null);
  heart.button?.focus();
}
