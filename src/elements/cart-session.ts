import type { CartController } from './cart-controller.ts';
import { outdatedEarly } from './early/handover.ts';
import { engine, loadEngine } from './engine.ts';
import { whenOpened } from '../dom/when-opened.ts';
import { assign, findPageData, watchContent, type AssignedData } from './page-data/page-data.ts';
import { shownElements } from './page-data/shown-elements.ts';
import { type Content, showPicture } from './picture.ts';
import { whenParsed } from '../dom/when-parsed.ts';

export type CartSession = ReturnType<typeof createSession>;

const sessions = new WeakMap<HTMLElement, CartSession>();

/** Returns the session of an element. A moved element retains its session; a clone has its own. */
export function sessionOf(host: HTMLElement): CartSession {
  let session = sessions.get(host);
  if (!session) sessions.set(host, (session = createSession(host)));
  return session;
}

/** A connected element, once the parser has closed it and reached its data. */
interface Shown {
  /** null while the picture is being drawn. */
  content: Content | null;
  readonly stopWatching: () => void;
}

/** The life cycle of one element's cart. Survives moves of the element. */
function createSession(host: HTMLElement) {
  let assigned: AssignedData | null = null;
  let updateQueued = false;
  const findData = () => findPageData(host, assigned);
  /** Created when the engine takes over for the first time. It retains the cart while the element is not shown. */
  let controller: CartController | null = null;
  let stopWaiting = () => {};
  let shown: Shown | null = null;
  /** Set after a disconnection in this task. A moved element remains shown; any other stops. */
  let stopping: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    const current: Shown = { content: controller, stopWatching: watchContent(host, update) };
    // Listeners to the events of the first render may already use the cart.
    shown = current;
    shownElements().add(host);
    if (controller) return controller.show();
    void engine.then(({ createCartController, keeping }) => {
      if (shown !== current) return;
      current.content = controller = createCartController(host, findData, keeping);
      controller.show();
    });
    current.content = showPicture(host, findData, loadEngine, () => {
      stop();
      show();
    });
  }

  function stop(): void {
    stopping = undefined;
    stopWaiting();
    if (!shown) return;
    const { content, stopWatching } = shown;
    shown = null;
    stopWatching();
    shownElements().delete(host);
    content?.stop();
  }

  function resume(): void {
    if (stopping === undefined) return;
    clearTimeout(stopping);
    stopping = undefined;
    moved();
  }

  /** Restores what the browser resets when `moveBefore` moves the element. */
  function moved(): void {
    shown?.content?.restoreAfterMove?.();
  }

  /** Starts the cart of a connected element, or reads its data again if it may have changed. */
  function update(): void {
    if (!host.isConnected) return;
    resume();
    if (updateQueued) return;
    updateQueued = true;
    // Waits until the parser and scripts have set attributes, children and properties.
    whenOpened(() => {
      updateQueued = false;
      if (!host.isConnected) return;
      if (shown) return shown.content?.update();
      stopWaiting();
      stopWaiting = whenParsed(host, () => findData().sources.length > 0, show);
    });
  }

  return {
    assigned: () => assigned?.value ?? null,
    /** Equal data changes nothing. */
    assign(value: AssignedData['value'] | null): void {
      assigned = assign(assigned, value);
      update();
    },
    update,
    /** Stops the cart unless the element is reconnected in the same task, which means that it was moved. */
    disconnect(): void {
      if (shown) stopping ??= setTimeout(stop);
      else stop();
    },
    moved,
    async refresh(): Promise<void> {
      if (!shown) return void outdatedEarly.add(host);
      void loadEngine();
      await engine;
      await controller?.refresh();
    },
    /** Returns the shadow root once it has content. */
    shownRoot: () => shown && host.shadowRoot,
  };
}
