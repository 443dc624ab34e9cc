import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { CartRoot } from '../react/cart-root.tsx';
import type { OpenReport } from '../react/crash/crash-boundary.tsx';
import { CrashedPage } from '../react/crash/crashed-page.tsx';
import { reopenDialogs } from '../react/dialog/reopen-dialogs.ts';
import { needsRareParts } from '../react/rare/needs-rare-parts.ts';
import { loadRareParts } from '../react/rare/rare.tsx';
import type { CartStore } from '../store/cart-store.ts';
import { adoptCartStyles } from './adopt-cart-styles.ts';
import { keepScroll } from './keep-scroll.ts';
import { takeMarkup } from './shadow-markup.ts';
import { noteVisitorChanges } from './visitor-changes.ts';

/** What is told of a rendering that broke. */
export interface CrashListener {
  /** The error screen stands where the cart was; see `onCrash` of `CartRoot`. */
  crashed(error: unknown): OpenReport | null;
  /** Something broke that the rest of the page survives. */
  recovered(error: unknown, context: string): void;
}

/** What stands in an element's shadow root. */
export interface CartView {
  /** Whether the server's markup stands there, to be taken over by the first cart that is shown. */
  readonly rendered: boolean;
  /** What a first render has to wait for, lest it be seen half done; null when there is nothing. */
  awaited(store: CartStore | null): Promise<unknown> | null;
  /** Shows the cart, and answers whether the server's nodes were taken over. It stands there on return. */
  showCart(store: CartStore): boolean;
  showError(): void;
  /** Makes the changes of the visitor again that came before the script. */
  replayChanges(): void;
  /** Mends what the browser has undone while the element was out of the document. */
  returned(): void;
  unmount(): void;
}

/** Milliseconds after which a cart without its style is better than none. */
const longestWaitForStyle = 3000;

export function openView(host: HTMLElement, listener: CrashListener): CartView {
  const markup = takeMarkup(host);
  const scroll = keepScroll(markup.root);
  let root: Root | null = null;
  let replay = () => {};
  let mismatched = false;
  const styled = adoptCartStyles(markup.root);
  const errorHandlers = {
    // The boundary that caught it reports it.
    onCaughtError: () => {},
    onUncaughtError: (error: unknown) => void listener.crashed(error),
    onRecoverableError(error: unknown) {
      mismatched = true;
      listener.recovered(error, 'taking over the server markup');
    },
  };

  function render(tree: ReactNode): void {
    flushSync(() => {
      root ??= createRoot(markup.container, errorHandlers);
      root.render(tree);
    });
  }

  return {
    rendered: markup.rendered,
    awaited(store) {
      const parts = !store || needsRareParts(store.state.getState()) ? loadRareParts() : null;
      // The server's markup has brought its style.
      const style = markup.rendered && !root ? null : styled;
      return parts || style ? Promise.all([parts, style && atMost(longestWaitForStyle, style)]) : null;
    },
    showCart(store) {
      const tree = (
        <CartRoot
          store={store}
          host={host}
          onCrash={listener.crashed}
          onRowCrash={(error) => listener.recovered(error, 'rendering a row')}
        />
      );
      const hydrates = markup.rendered && !root;
      if (hydrates) {
        replay = noteVisitorChanges(markup.container);
        flushSync(() => (root = hydrateRoot(markup.container, tree, errorHandlers)));
      } else render(tree);
      return hydrates && !mismatched;
    },
    showError() {
      markup.container.replaceChildren();
      render(
        <div className="root" lang="de">
          <CrashedPage />
        </div>,
      );
    },
    replayChanges: () => replay(),
    returned() {
      reopenDialogs(markup.root);
      scroll.restore();
    },
    unmount() {
      scroll.stop();
      root?.unmount();
    },
  };
}

async function atMost(milliseconds: number, wait: Promise<void>): Promise<void> {
  await Promise.race([wait, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
