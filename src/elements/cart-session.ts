import type { CartController } from './cart-controller.ts';
import type { CartView } from './cart-view.tsx';
import { refreshedEarly } from './early/handover.ts';
import { engine, loadEngine } from './engine.ts';
import { whenOpened } from '../dom/when-opened.ts';
import { assign, findPageData, watchContent, type AssignedData } from './page-data/page-data.ts';
import { shownElements } from './page-data/shown-elements.ts';
import { type Picture, showPicture } from './picture.ts';
import { whenParsed } from '../dom/when-parsed.ts';

/** The life cycle of one element's cart. Survives moves of the element. */
export interface CartSession {
  assigned(): AssignedData['value'] | null;
  /** Assigns fragment data. Equal data changes nothing. */
  assign(value: AssignedData['value'] | null): void;
  /** Starts the cart of a connected element, or reads its data again if it may have changed. */
  update(): void;
  /** Stops the cart unless the element is reconnected in the same task, which means that it was moved. */
  disconnect(): void;
  /** Restores what the browser resets when `moveBefore` moves the element. */
  moved(): void;
  refresh(): Promise<void>;
  /** Returns the shadow root once it has content. */
  shownRoot(): ShadowRoot | null;
}

const sessions = new WeakMap<HTMLElement, CartSession>();

/** Returns the session of an element. A moved element retains its session; a clone has its own. */
export function sessionOf(host: HTMLElement): CartSession {
  let session = sessions.get(host);
  if (!session) sessions.set(host, (session = createSession(host)));
  return session;
}

type Phase =
  /** Not connected, or not updated yet. A cart that was shown before is retained. */
  | { readonly name: 'stopped' }
  /** Connected. The parser has yet to close the element, or to reach its data. */
  | { readonly name: 'waiting'; readonly cancel: () => void }
  | Shown
  /** Disconnected in this task. A moved element is shown again; any other stops. */
  | { readonly name: 'leaving'; readonly shown: Shown; readonly timer: ReturnType<typeof setTimeout> };

/** Shows a picture until the engine takes it over, then a cart or the error screen. */
interface Shown {
  readonly name: 'shown';
  picture: Picture | null;
  view: CartView | null;
  readonly stopWatching: () => void;
}

function createSession(host: HTMLElement): CartSession {
  let phase: Phase = { name: 'stopped' };
  let assigned: AssignedData | null = null;
  let updateQueued = false;
  const findData = () => findPageData(host, assigned);
  /** Created when the engine takes over for the first time. */
  let content: CartController | null = null;

  function wait(): void {
    if (phase.name === 'waiting') phase.cancel();
    const cancel = whenParsed(host, () => findData().sources.length > 0, show);
    // `show` has run already if there was nothing to wait for.
    if (!shownPhase()) phase = { name: 'waiting', cancel };
  }

  function show(): void {
    const shown: Shown = { name: 'shown', picture: null, view: null, stopWatching: watchContent(host, update) };
    // Listeners to the events of the first render may already use the cart.
    phase = shown;
    shownElements().add(host);
    if (content) return takeOver(shown, content);
    void engine.then(({ createCartController, keeping }) => {
      if (shownPhase() === shown) takeOver(shown, (content = createCartController(host, findData, keeping)));
    });
    shown.picture = showPicture(host, findData(), loadEngine);
  }

  function takeOver(shown: Shown, controller: CartController): void {
    shown.view = controller.openView();
    controller.show(shown.view);
  }

  function leave(): void {
    if (phase.name === 'waiting') stop();
    else if (phase.name === 'shown') phase = { name: 'leaving', shown: phase, timer: setTimeout(stop) };
  }

  function resume(): void {
    if (phase.name !== 'leaving') return;
    clearTimeout(phase.timer);
    phase = phase.shown;
    moved();
  }

  function stop(): void {
    const shown = shownPhase();
    if (phase.name === 'waiting') phase.cancel();
    phase = { name: 'stopped' };
    if (!shown) return;
    shown.stopWatching();
    shownElements().delete(host);
    if (shown.view) content?.close(shown.view);
    else shown.picture?.stop();
  }

  function shownPhase(): Shown | null {
    if (phase.name === 'leaving') return phase.shown;
    return phase.name === 'shown' ? phase : null;
  }

  function moved(): void {
    shownPhase()?.view?.restoreAfterMove();
  }

  function update(): void {
    if (!host.isConnected) return;
    resume();
    if (updateQueued) return;
    updateQueued = true;
    // Waits until the parser and scripts have set attributes, children and properties.
    queueMicrotask(() =>
      whenOpened(() => {
        updateQueued = false;
        if (!host.isConnected) return;
        const shown = shownPhase();
        if (!shown) wait();
        else if (shown.view) content?.update(shown.view);
        else shown.picture?.update(findData());
      }),
    );
  }

  return {
    assigned: () => assigned?.value ?? null,
    assign(value) {
      assigned = assign(assigned, value);
      update();
    },
    update,
    disconnect: leave,
    moved,
    async refresh() {
      if (!shownPhase()) return void refreshedEarly.add(host);
      void loadEngine();
      await engine;
      await content?.refresh();
    },
    shownRoot: () => (shownPhase() ? host.shadowRoot : null),
  };
}
