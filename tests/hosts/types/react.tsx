/** @jsxImportSource react */
import type { CartFragmentElement } from 'cart-fragment';
import { createRef } from 'react';

const cart = createRef<CartFragmentElement>();
export const accepted = (
  <cart-fragment
    ref={cart}
    key="cart"
    tenant="JS_DE"
    fragmentData={{ baseUrl: '/shop/' }}
    title="Warenkorb"
    lang="de"
    role="region"
    part="cart"
    tabIndex={0}
    data-test="cart"
    style={{ minHeight: 400 }}
    onClick={(event) => event.preventDefault()}
    oncartChange={({ detail }) => detail.cart.total.gross.amount.toFixed(2)}
    suppressHydrationWarning
  />
);
// @ts-expect-error -- Its listener would never be called.
export const spelling = <cart-fragment onCartChange={() => {}} />;
// @ts-expect-error -- The data lacks baseUrl.
export const data = <cart-fragment fragmentData={{ tenant: 'JS_DE' }} />;
// @ts-expect-error -- The tenant is a string.
export const value = <cart-fragment tenant={4} />;
