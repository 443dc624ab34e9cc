import r2wc from '@r2wc/core';
import { attributeProperties } from '../domain/host-properties.ts';
import { CartRoot } from '../react/cart-root.tsx';
import { sessionOf, type CartSession } from './cart-session.ts';

/** The element class of @r2wc/core, with the callbacks and symbols that its types omit. */
export interface R2wcElement extends HTMLElement, Record<(typeof attributeProperties)[number], string | null> {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, now: string | null): void;
  [propsSlot]: Record<string, unknown>;
}

export const propsSlot: unique symbol = Symbol.for('r2wc.props') as never;

/**
 * @r2wc/core observes the attributes, reflects them as properties and forwards the element's life cycle. The session
 * uses neither its shadow root, which would empty the server's, nor its props, which arrive too early and too often.
 */
export const R2wcBase: new () => R2wcElement =
  typeof HTMLElement === 'undefined'
    ? // A server can import the element but not create one.
      (Object as unknown as new () => R2wcElement)
    : /* @__PURE__ */ createBase();

function createBase(): new () => R2wcElement {
  return r2wc<Record<string, unknown>, CartSession>(
    CartRoot as unknown as React.ComponentType<Record<string, unknown>>,
    { props: [...attributeProperties] },
    {
      mount(host) {
        const session = sessionOf(host);
        session.update();
        return session;
      },
      update: (session) => session.update(),
      unmount: (session) => session.disconnect(),
    },
  ) as unknown as new () => R2wcElement;
}
