import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { CartRoot } from '../react/cart-root.tsx';
import type { OpenReport } from '../react/crash/crash-boundary.tsx';
import { CrashScreen } from '../react/crash/crash-screen.tsx';
import type { CartStore } from '../store/cart-store.ts';
import { adoptCartStyles } from './adopt-cart-styles.ts';
import { keepTypedKey } from './early/typed-key.ts';
import { recordInput } from './hydration-input.ts';
import { reloadBrokenImages } from '../dom/reload-images.ts';
import { surviveMove } from '../dom/survive-move.ts';
import { takeMarkup } from './shadow-markup.ts';

export interface RenderErrorListener {
  /** The error screen has replaced the cart; see `onCrash` of `CartRoot`. */
  crashed(error: unknown): OpenReport | null;
  /** An error that did not affect the rest of the cart. */
  recovered(error: unknown, context: string): void;
}

/** The content of an element's shadow root. */
export interface CartView {
  /** Whether there is a picture, which the first `showCart` hydrates. */
  readonly rendered: boolean;
  /** Renders the cart synchronously. `hydrated` if it took over server markup that matched. */
  showCart(store: CartStore): 'rendered' | 'hydrated' | 'crashed';
  showError(openReport: OpenReport | null): void;
  replayInput(): void;
  /** Restores open dialogs and scroll positions, which the browser resets when an element is moved. */
  restoreAfterMove(): void;
  unmount(): void;
}

export function openView(host: HTMLElement, listener: RenderErrorListener): CartView {
  const markup = takeMarkup(host);
  const closing = new AbortController();
  const { signal } = closing;
  const moves = surviveMove(markup.root, signal);
  const errors = watchErrors(listener);
  reloadBrokenImages(markup.root, signal);
  let root: Root | null = null;
  let replay = () => {};
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    markup.container.addEventListener(type, keepTypedKey, { signal });
  adoptCartStyles(markup.root);

  function render(tree: ReactNode): void {
    flushSync(() => {
      root ??= createRoot(markup.container, errors.handlers);
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
          rendered={hydrates && markup.isServers}
          onCrash={errors.crash}
          onRowCrash={(error) => listener.recovered(error, 'CF-402')}
        />
      );
      if (hydrates) {
        replay = recordInput(markup.container, markup.touched);
        flushSync(() => (root = hydrateRoot(markup.container, tree, errors.handlers)));
      } else render(tree);
      if (errors.worst() === 'crashed') return 'crashed';
      return hydrates && markup.isServers && !errors.worst() ? 'hydrated' : 'rendered';
    },
    showError(openReport) {
      markup.container.replaceChildren();
      render(
        <div className="root" lang="de">
          <CrashScreen openReport={openReport} />
        </div>,
      );
    },
    replayInput: () => replay(),
    restoreAfterMove: moves.restore,
    unmount() {
      closing.abort();
      root?.unmount();
    },
  };
}

function watchErrors(listener: RenderErrorListener) {
  let worst: 'mismatched' | 'crashed' | undefined;
  function crash(error: unknown): OpenReport | null {
    worst = 'crashed';
    return listener.crashed(error);
  }
  return {
    crash,
    worst: () => worst,
    handlers: {
      // The error boundary reports it.
      onCaughtError: () => {},
      onUncaughtError: (error: unknown) => void crash(error),
      onRecoverableError(error: unknown) {
        worst ??= 'mismatched';
        listener.recovered(error, 'CF-403');
      },
    },
  };
}
