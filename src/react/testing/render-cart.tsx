import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { CartState } from '../../store/cart-state.ts';
import { CartRoot } from '../cart-root.tsx';
import type { FakeStore } from './fake-store.ts';

export interface RenderedCart {
  readonly root: ShadowRoot;
  /** The first node that a selector finds. Throws when there is none. */
  find<Found extends HTMLElement = HTMLElement>(selector: string): Found;
  all(selector: string): HTMLElement[];
  /** The button or link with this accessible name. Throws when there is none. */
  button(name: string): HTMLElement;
  /** Resolves when what the click loads is there, too. */
  click(node: HTMLElement): Promise<void>;
  /** Changes the store's state and lets the page follow. */
  set(changes: Partial<CartState>): Promise<void>;
  unmount(): Promise<void>;
}

type CrashListeners = Pick<ComponentProps<typeof CartRoot>, 'onCrash' | 'onRowCrash'>;

/** Renders a cart as its element does: into a shadow root in the document. */
export async function renderCart(store: FakeStore, listeners: CrashListeners = {}): Promise<RenderedCart> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const reactRoot = createRoot(shadow.appendChild(document.createElement('div')), { onCaughtError: () => {} });
  await act(async () => reactRoot.render(<CartRoot store={store} host={host} {...listeners} />));
  return {
    ...queries(shadow),
    click: (node) =>
      act(async () => {
        node.click();
        await vi.dynamicImportSettled();
      }),
    set: (changes) => act(async () => store.state.setState(changes)),
    unmount: () => act(async () => reactRoot.unmount()),
  };
}

export function queries(root: ShadowRoot) {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  function only<Found>(found: Found | null | undefined, what: string): Found {
    if (!found) throw new Error(`nothing is there for ${what} in ${root.innerHTML.slice(0, 2000)}`);
    return found;
  }
  return {
    root,
    all,
    find: <Found extends HTMLElement = HTMLElement>(selector: string) =>
      only(root.querySelector<Found>(selector), selector),
    button: (name: string) =>
      only(
        all('button, a').find((node) => nameOf(node) === name),
        name,
      ),
  };
}

function nameOf(node: HTMLElement): string {
  return node.getAttribute('aria-label') ?? node.textContent.trim();
}
