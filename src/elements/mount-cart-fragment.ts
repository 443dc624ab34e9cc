import { FragmentInitError } from '../domain/fragment-init-error.ts';
import { parseFragmentData } from '../api/parse-fragment-data.ts';
import { CartFragmentElement } from './cart-fragment-element.ts';
import { defineElement } from './define-element.ts';
import type { FragmentDataInput } from '../domain/fragment-data-input.ts';
import { unclobbered } from '../dom/unclobbered.ts';

export interface MountedCart {
  /** Refetches the cart; see `refresh` of the element. */
  refresh(): Promise<void>;
  /** Removes the cart from the container and releases its resources. */
  unmount(): void;
}

/**
 * Mounts a cart into a container: hydrates server markup in it, or else appends a new element. Events are dispatched on
 * that element and bubble through the container.
 * @throws FragmentInitError without usable data or without a container.
 */
export function mountCartFragment(
  container: Element | DocumentFragment | null | undefined,
  fragmentData: FragmentDataInput | null | undefined,
): MountedCart {
  const page = unclobbered(document);
  if (!parseFragmentData(fragmentData, page.baseURI)) throw new FragmentInitError('data');
  if (!isContainer(container)) throw new FragmentInitError('container');
  defineElement('cart-fragment', CartFragmentElement);
  const present = [...container.children].find((child) => child.localName === 'cart-fragment');
  const element = (present ?? page.createElement('cart-fragment')) as CartFragmentElement;
  element.fragmentData = fragmentData;
  if (!present) container.append(element);
  return { refresh: () => element.refresh(), unmount: () => element.remove() };
}

/** Checks `nodeType`, because elements of a frame are not instances of this window's classes. */
function isContainer(container: unknown): container is Element | DocumentFragment {
  const { nodeType } = (container ?? {}) as Partial<Node>;
  return nodeType === Node.ELEMENT_NODE || nodeType === Node.DOCUMENT_FRAGMENT_NODE;
}
