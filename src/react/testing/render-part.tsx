import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { CartContext } from '../cart-context.tsx';
import type { CartStore } from '../../store/cart-store.ts';
import { queries, type RenderedCart } from './render-cart.tsx';

export interface RenderedPart extends RenderedCart {
  /** Enters a text as a keyboard would, in one go; the caret stands behind it or where it is said. */
  enter(field: HTMLInputElement, text: string, caret?: number, inputType?: string): Promise<void>;
  press(node: HTMLElement, key: string): Promise<KeyboardEvent>;
  /** Sends the form that a field belongs to, as the Enter key does. */
  submit(field: HTMLElement): Promise<void>;
  focus(node: HTMLElement): Promise<void>;
  blur(node: HTMLElement): Promise<void>;
}

/** Renders one part of the page, without the rest, into a shadow root in the document. */
export async function renderPart(store: CartStore, part: ReactNode): Promise<RenderedPart> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const reactRoot = createRoot(shadow.appendChild(document.createElement('div')));
  const place = { store, host, onRowCrash: () => {} };
  const settled = (change: () => void) =>
    act(async () => {
      change();
      await vi.dynamicImportSettled();
    });
  await settled(() => reactRoot.render(<CartContext value={place}>{part}</CartContext>));
  return {
    ...queries(shadow),
    click: (node) => settled(() => node.click()),
    set: (changes) => settled(() => store.state.setState(changes)),
    unmount: () => act(async () => reactRoot.unmount()),
    enter: (field, text, caret = text.length, inputType = 'insertText') =>
      settled(() => {
        writeValue(field, text);
        field.setSelectionRange(caret, caret);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
      }),
    async press(node, key) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await settled(() => void node.dispatchEvent(event));
      return event;
    },
    submit: (field) =>
      settled(
        () => void field.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      ),
    focus: (node) => settled(() => node.focus()),
    blur: (node) => settled(() => node.blur()),
  };
}

/** React watches the property of the node itself; what a shopper types goes past it. */
function writeValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
