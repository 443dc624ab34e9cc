import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { CartRoot } from '../react/cart-root.tsx';
import { CrashScreen, type OpenReport } from '../react/crash/crash-boundary.tsx';
import type { CartStore } from '../store/create-cart-store.ts';
import type { Handover } from './early/handover.ts';
import { keepTypedKey } from './early/typed-key.ts';
import { recordInput } from './hydration-input.ts';
import { reloadBrokenImages } from '../dom/reload-images.ts';
import { surviveMove } from '../dom/survive-move.ts';
import { takeMarkup } from './take-markup.ts';

export interface RenderErrorListener {
  /** The error screen has replaced the cart; see `onCrash` of `CartRoot`. */
  crashed(error: unknown): OpenReport | null;
  /** An error that did not affect the rest of the cart. */
  recovered(error: unknown, context: string): void;
}

export type CartView = ReturnType<typeof openView>;

/** The content of an element's shadow root. */
export function openView(host: HTMLElement, { touched, drawn }: Handover, listener: RenderErrorListener) {
  const { root: shadowRoot, container, rendered } = takeMarkup(host, Boolean(drawn));
  const isServers = rendered && !drawn;
  const closing = new AbortController();
  const { signal } = closing;
  const restoreAfterMove = surviveMove(shadowRoot, signal);
  reloadBrokenImages(shadowRoot, signal);
  const errors = watchErrors(listener);
  let root: Root | null = null;
  let replay = () => {};
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    container.addEventListener(type, keepTypedKey, { signal });

  function render(tree: ReactNode): void {
    flushSync(() => {
      root ??= createRoot(container, errors.options);
      root.render(tree);
    });
  }

  return {
    /** Whether there is a picture, which the first `showCart` hydrates. */
    rendered,
    /** Renders the cart synchronously. `hydrated` if it took over server markup that matched. */
    showCart(store: CartStore): 'rendered' | 'hydrated' | 'crashed' {
      const hydrates = rendered && !root;
      const tree = (
        <CartRoot
          store={store}
          host={host}
          rendered={hydrates && isServers}
          onCrash={errors.crash}
          onRowCrash={(error) => listener.recovered(error, 'CF-402')}
        />
      );
      if (hydrates) {
        replay = recordInput(container, touched);
        flushSync(() => (root = hydrateRoot(container, tree, errors.options)));
      } else render(tree);
      const worst = errors.worst();
      if (worst === 'crashed') return worst;
      return hydrates && isServers && !worst ? 'hydrated' : 'rendered';
    },
    showError(openReport: OpenReport | null): void {
      container.replaceChildren();
      render(
        <div className="root" lang="de">
          <CrashScreen openReport={openReport} />
        </div>,
      );
    },
    replayInput: (): void => replay(),
    restoreAfterMove,
    unmount(): void {
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

  const options: RootOptions = {
    // The error boundary reports it.
    onCaughtError() {},
    onUncaughtError: crash,
    onRecoverableError(error) {
      worst ??= 'mismatched';
      listener.recovered(error, 'CF-403');
    },
  };
  return { options, crash, worst: () => worst };
}
