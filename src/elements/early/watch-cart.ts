import { earlyAttribute, hydrateAttribute, type EarlyCart } from '../../domain/server-markup.ts';
import type { TabMessage } from '../../store/cart/environment.ts';
import { isOfShop, openChannel } from '../../store/tabs/tab-messages.ts';
import { type Control, isAltered, isLink } from './control.ts';
import { intentsOf, isChange } from './intents.ts';
import type { Handover, StopWatching } from './handover.ts';
import type { Load } from './load-program.ts';
import { createMarks } from './marks.ts';
import {
  cartEmptied,
  confirmedCartMark,
  pendingChanges,
  hasCookie,
  readSession,
  writeSession,
} from './session-entry.ts';
import { mayBeOutdated } from './triggers.ts';
import { keepTypedKey } from './typed-key.ts';
import { whenNear } from '../../dom/when-near.ts';

/** Any event that is listened to. */
interface Touch extends Omit<MouseEvent & KeyboardEvent & PageTransitionEvent, 'target'> {
  readonly target: HTMLElement;
}

/** After this time, a notice says that the program has not loaded. */
export const lateMs = 120_000;

/**
 * Watches the picture of a cart until the program takes it over: records what the shopper touches, marks it,
 * stores it for the next page of the tab, and loads the program when it is needed. Returns a function that stops it.
 * One function with the state of one cart, because an object with methods would exceed the early script's size limit.
 * @param attach attaches further reasons to load the program. With true, the page has changed its data, so that only the
 * program knows the next step. Returns a function that ends this.
 */
export function watchCart(
  host: HTMLElement,
  root: ShadowRoot,
  shown: Omit<EarlyCart, 'properties'>,
  loadProgram: Load,
  attach: (load: (isChanged?: unknown) => void, outdated: () => void) => () => void,
): StopWatching {
  const { cart } = shown;
  const shop = { ...shown.shop, baseUrl: new URL(shown.shop.baseUrl, host.baseURI).href };
  const mode = host.getAttribute(hydrateAttribute);
  const id = Math.random();
  const mark = createMarks(root, shown.texts);
  const closing = new AbortController();
  /** Most recent last. */
  let touched: readonly Control[] = [];
  let announcedVersion: Handover['announcedVersion'] = null;
  let isOutdated: boolean | undefined;
  /** The program reserves appointments. */
  let needsProgram: unknown = shown.hasTickets;
  let isLoadable = true;
  let isLate: boolean | undefined;
  let isStored: unknown;
  let lateTimer: ReturnType<typeof setTimeout> | undefined;

  /** One function for each cart, so that no other cart removes it from the window. */
  const cancel = (event: Pick<Event, 'preventDefault'>) => event.preventDefault();
  const records = () => (readSession(pendingChanges) ?? {}) as Record<string, unknown>;

  function on(target: EventTarget, types: string, handle: (event: Touch) => unknown): void {
    // The controller's signal is an option.
    for (const type of types.split(' ')) target.addEventListener(type, handle as unknown as EventListener, closing);
  }

  function load(isChanged?: unknown): void {
    needsProgram ||= isChanged;
    void loadProgram().then((loaded) => {
      if (loaded) return;
      isLoadable = false;
      update();
    });
    lateTimer ??= setTimeout(() => {
      isLate = true;
      update();
    }, lateMs);
  }

  function outdated(): void {
    isOutdated = true;
    update();
    load();
  }

  function update(): void {
    const changed = touched.filter(isChange);
    // What the browser says is a hint, until a request has failed.
    const saving = navigator.onLine || isLoadable ? 'saving' : 'offline';
    const waiting = changed[0] ? saving : isOutdated && 'checking';
    keep(changed);
    mark(touched, changed, touched.some(isLink) ? 'proceeding' : waiting, isLate);
  }

  function keep(changed: readonly Control[]): void {
    const early = changed.flatMap(intentsOf);
    if (early[0] || isStored) {
      const kept = records();
      Reflect.deleteProperty(kept, id);
      if (early[0]) kept[id] = { ...shop, ...cart, early, time: Date.now() };
      isStored = writeSession(pendingChanges, Object.keys(kept)[0] ? kept : null) && early[0];
    }
    // Not earlier, because the listener may exclude the page from the back/forward cache.
    const isLost = (isStored ? early.length : 0) < changed.length;
    window[isLost ? 'addEventListener' : 'removeEventListener']('beforeunload', cancel, closing);
  }

  /** Returns false if a listener canceled the event. */
  const dispatch = (name: string, detail: object, cancelable = false) =>
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));

  function touch(control: Control): void {
    // A later change cancels a pressed next step, and so does a second press.
    touched = touched
      .filter((other) => other !== control && !isLink(other))
      .concat(touched.some(isLink) && isLink(control) ? [] : control);
    update();
    load();
  }

  /** Notifies shop and host, as the hydrated cart does. Returns whether the browser follows the link. */
  function announceNextStep(link: Element): boolean {
    const { cartId } = cart;
    fetch(new URL('api/event/checkout-proceeded-to-p2', shop.baseUrl), {
      method: 'POST',
      keepalive: true,
      credentials: 'include',
      headers: { 'X-Requested-With': 'cart-fragment', 'Content-Type': 'application/json' },
      body: JSON.stringify({ cartId }),
    }).catch(() => {});
    return dispatch('cartProceed', { cartId, nextStepUrl: link.getAttribute('href') }, true);
  }

  function press(pressed: HTMLAnchorElement, { detail }: Touch): boolean {
    if ('reload' in pressed.dataset) location.reload();
    // Not for the second click of a double click on the next step.
    else if (!isLink(pressed) || detail < 2) {
      if (!needsProgram && !pressed.ariaDisabled && pressed.href) return announceNextStep(pressed);
      // The program waits for changes, and handles a next step without a usable address.
      touch(pressed);
    }
    return false;
  }

  on(root, 'pointerover focusin', ({ target }) => {
    if (target.closest('select,button,input,label')) void loadProgram();
  });
  on(root, 'input change', ({ target }) => touch(target as HTMLInputElement));
  on(root, 'click', (event) => {
    const pressed = event.target.closest<HTMLAnchorElement>('button,.proceed');
    if (pressed && !press(pressed, event)) cancel(event);
  });
  // Fired by the Enter key in a text field.
  on(root, 'submit', (event) => {
    cancel(event);
    event.target.querySelector('button')?.click();
  });
  // A link is pressed by Enter only, by each repetition of it, and only if it has an address.
  on(root, 'keydown', (event) => {
    if (!event.target.matches('.proceed') || !/ |Enter/.test(event.key)) return;
    cancel(event);
    if (!event.repeat) event.target.click();
  });
  on(root, 'keydown keypress keyup', keepTypedKey);
  on(window, 'online offline', update);
  on(window, 'pageshow', ({ persisted }) => {
    // The next page has claimed the intents.
    if (isStored && !records()[id]) location.reload();
    else if (persisted) outdated();
  });

  if (!shown.isFresh && mayBeOutdated(shop.baseUrl, cart)) outdated();
  else {
    writeSession(confirmedCartMark, { baseUrl: shop.baseUrl, ...cart });
    // Otherwise the program follows at once, and announces it after `cartFragmentReady`.
    if (mode) {
      announcedVersion = cart;
      dispatch('cartVersionChange', { ...cart, numberOfItems: shown.numberOfItems });
    }
  }
  if (hasCookie(shown.campaignCookie) || readSession(cartEmptied)) load();
  for (const button of root.querySelectorAll(`[${earlyAttribute}]`)) button.ariaDisabled = null;
  // Controls that were touched before the markup was watched.
  for (const control of root.querySelectorAll<HTMLInputElement>('select,input')) if (isAltered(control)) touch(control);
  if (mode === 'idle') (window.requestIdleCallback ?? setTimeout)(() => load());
  const channel = openChannel('cf_cart');
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage | null>) => {
      if (data && isOfShop(data, shop) && data.cartVersion !== cart.cartVersion) outdated();
    };
  const ends = [
    attach(load, outdated),
    whenNear(root.querySelector('#payment-methods[tabindex="0"]'), load),
    whenNear(mode === 'visible' && host, load),
  ];

  return (isRemoved) => {
    clearTimeout(lateTimer);
    closing.abort();
    for (const end of ends) end();
    if (isRemoved) channel?.close();
    else keep([]);
    mark();
    return { touched, isOutdated, announcedVersion, channel };
  };
}
