import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { CartRoot } from '../react/cart-root.tsx';
import type { OpenReport } from '../react/crash/crash-boundary.tsx';
import { CrashScreen } from '../react/crash/crash-screen.tsx';
import { reopenDialogs } from '../react/dialog/reopen-dialogs.ts';
import type { CartStore } from '../store/cart-store.ts';
import { adoptCartStyles } from './adopt-cart-styles.ts';
import { keepPictures } from './keep-pictures.ts';
import { keepScroll } from './keep-scroll.ts';
import { takeMarkup } from './shadow-markup.ts';
import { recordVisitorChanges } from './visitor-changes.ts';

/** Callbacks for rendering errors. */
export interface CrashListener {
  /** The error screen has replaced the cart; see `onCrash` of `CartRoot`. */
  crashed(error: unknown): OpenReport | null;
  /** An error that did not affect the rest of the cart. */
  recovered(error: unknown, context: string): void;
}

/** The content of an element's shadow root. */
export interface CartView {
  /** Whether there is server markup, which the first `showCart` hydrates. */
  readonly rendered: boolean;
  /** Renders the cart synchronously. Not `hydrated` if the server markup did not match. */
  showCart(store: CartStore): 'rendered' | 'hydrated' | 'crashed';
  showError(openReport: OpenReport | null): void;
  /** Repeats the changes that the visitor made before hydration. */
  replayChanges(): void;
  /** Restores open dialogs and scroll positions, which the browser resets when an element is moved. */
  restoreAfterMove(): void;
  unmount(): void;
}

export function openView(host: HTMLElement, listener: CrashListener): CartView {
  const markup = takeMarkup(host);
  const scroll = keepScroll(markup.root);
  const closing = new AbortController();
  keepPictures(markup.root, closing.signal);
  let root: Root | null = null;
  let replay = () => {};
  let mismatched = false;
  let crashed = false;
  // The browser forgets it when the element is moved.
  let focused: EventTarget | null = null;
  markup.root.addEventListener('focusin', ({ target }) => (focused = target), { signal: closing.signal });
  adoptCartStyles(markup.root);

  function crash(error: unknown): OpenReport | null {
    crashed = true;
    return listener.crashed(error);
  }

  const errorHandlers = {
    // Reported by the error boundary.
    onCaughtError: () => {},
    onUncaughtError: (error: unknown) => void crash(error),
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
      const hydrates = markup.rendered && !root;
      const tree = (
        <CartRoot
          store={store}
          host={host}
          rendered={hydrates}
          onCrash={crash}
          onRowCrash={(error) => listener.recovered(error, 'rendering a row')}
        />
      );
      if (hydrates) {
        replay = recordVisitorChanges(markup.container);
        flushSync(() => (root = hydrateRoot(markup.container, tree, errorHandlers)));
      } else render(tree);
      if (crashed) return 'crashed';
      return hydrates && !mismatched ? 'hydrated' : 'rendered';
    },
    showError(openReport) {
      markup.container.replaceChildren();
      render(
        <div className="root" lang="de">
          <CrashScreen openReport={openReport} />
        </div>,
      );
    },
    replayChanges: () => replay(),
    restoreAfterMove() {
      reopenDialogs(markup.root, focused);
      scroll.restore();
    },
    unmount() {
      scroll.stop();
      closing.abort();
      root?.unmount();
    },
  };
}
