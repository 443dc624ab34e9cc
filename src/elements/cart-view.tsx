import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { CartRoot } from '../react/cart-root.tsx';
import type { OpenReport } from '../react/crash/crash-boundary.tsx';
import { CrashScreen } from '../react/crash/crash-screen.tsx';
import { reopenDialogs } from '../react/dialog/reopen-dialogs.ts';
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
  /** Shows the cart, and answers whether the server's nodes were taken over. It stands there on return. */
  showCart(store: CartStore): boolean;
  showError(): void;
  /** Makes the changes of the visitor again that came before the script. */
  replayChanges(): void;
  /** Mends what the browser has undone while the element was out of the document. */
  returned(): void;
  unmount(): void;
}

export function openView(host: HTMLElement, listener: CrashListener): CartView {
  const markup = takeMarkup(host);
  const scroll = keepScroll(markup.root);
  let root: Root | null = null;
  let replay = () => {};
  let mismatched = false;
  adoptCartStyles(markup.root);
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
          <CrashScreen />
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
