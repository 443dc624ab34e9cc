/** @jsxImportSource preact */
import 'cart-fragment';

export const accepted = (
  <cart-fragment
    tenant="JS_DE"
    fragmentData={{ baseUrl: '/shop/' }}
    title="Warenkorb"
    lang="de"
    part="cart"
    tabIndex={0}
    onClick={(event) => event.preventDefault()}
    oncartChange={({ detail }) => detail.cart.total.gross.amount.toFixed(2)}
  />
);
// @ts-expect-error -- Its listener would never be called.
export const spelling = <cart-fragment onCartChange={() => {}} />;
// @ts-expect-error -- The tenant is a string.
export const value = <cart-fragment tenant={4} />;
