import r2wc from '@r2wc/core';
import { CartRoot } from '../react/cart-root.tsx';
import { sessionOf, type CartSession } from './cart-session.ts';

/** Attributes that are properties, too, by the names of the properties. */
export interface CartFragmentAttributes {
  baseUrl: string | null;
  tenant: string | null;
  customerEmailHash: string | null;
  nextStepUrl: string | null;
  lastCheckUrl: string | null;
  dataSource: string | null;
}

export const attributeProperties = [
  'baseUrl',
  'tenant',
  'customerEmailHash',
  'nextStepUrl',
  'lastCheckUrl',
  'dataSource',
] as const satisfies readonly (keyof CartFragmentAttributes)[];

/** The element that @r2wc/core makes, with the callbacks and slots that its types keep to themselves. */
export interface R2wcElement extends HTMLElement, CartFragmentAttributes {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, now: string | null): void;
  [propsSlot]: Record<string, unknown>;
}

export const propsSlot: unique symbol = Symbol.for('r2wc.props') as never;

/**
 * @r2wc/core watches the attributes, makes properties of them and tells of the element's life. Its own shadow root would
 * empty the server's, and its props come too early and too often, so both stay unused: the session looks for itself.
 */
export const R2wcBase: new () => R2wcElement =
  typeof HTMLElement === 'undefined'
    ? // A server may import the element, and never makes one.
      (Object as unknown as new () => R2wcElement)
    : /* @__PURE__ */ createBase();

function createBase(): new () => R2wcElement {
  const element = r2wc<Record<string, unknown>, CartSession>(
    CartRoot as unknown as React.ComponentType<Record<string, unknown>>,
    { props: [...attributeProperties] },
    {
      mount(host) {
        const session = sessionOf(host);
        session.attend();
        return session;
      },
      update: (session) => session.attend(),
      unmount: (session) => session.leave(),
    },
  );
  return element as unknown as new () => R2wcElement;
}
