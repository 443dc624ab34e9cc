import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { CartRoot } from '../react/cart-root.tsx';
import type { OpenReport } from '../react/crash/crash-boundary.tsx';
import { CrashScreen } from '../react/crash/crash-screen.tsx';
import type { CartStore } from '../store/cart-store.ts';
import type { Handover } from './early/handover.ts';
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

export function openView(host: HTMLElement, { touched, drawn }: Handover, listener: RenderErrorListener): CartView {
  const { root: shadowRoot, container, rendered } = takeMarkup(host, Boolean(drawn));
  const isServers = rendered && !drawn;
  const closing = new AbortController();
  const { signal } = closing;
  const moves = surviveMove(shadowRoot, signal);
  reloadBrokenImages(shadowRoot, signal);
  let root: Root | null = null;
  let worstError: 'mismatched' | 'crashed' | undefined;
  let replay = () => {};
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    container.addEventListener(type, keepTypedKey, { signal });

  function crash(error: unknown): OpenReport | null {
    worstError = 'crashed';
    return listener.crashed(error);
  }

  const handlers: RootOptions = {
    // The error boundary reports it.
    onCaughtError() {},
    onUncaughtError: crash,
    onRecoverableError(error) {
      worstError ??= 'mismatched';
      listener.recovered(error, 'CF-403');
    },
  };

  function render(tree: ReactNode): void {
    flushSync(() => {
      root ??= createRoot(container, handlers);
      root.render(tree);
    });
  }

  return {
    rendered,
    showCart(store) {
      const hydrates = rendered && !root;
      const tree = (
        <CartRoot
          store={store}
          host={host}
          rendered={hydrates && isServers}
          onCrash={crash}
          onRowCrash={(error) => listener.recovered(error, 'CF-402')}
        />
      );
      if (hydrates) {
        replay = recordInput(container, touched);
        flushSync(() => (root = hydrateRoot(container, tree, handlers)));
      } else render(tree);
      if (worstError === 'crashed') return 'crashed';
      return hydrates && isServers && !worstError ? 'hydrated' : 'rendered';
    },
    showError(openReport) {
      container.replaceChildren();
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
