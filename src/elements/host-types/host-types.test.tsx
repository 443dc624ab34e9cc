import type { JSX } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';

describe('the tag in templates', () => {
  it('is typed for React hosts', () => {
    const page = (
      <cart-fragment
        tenant="JS_DE"
        title="Warenkorb"
        lang="de"
        role="region"
        part="cart"
        slot="main"
        tabIndex={0}
        aria-label="Warenkorb"
        class="wide"
        onClick={({ currentTarget }) => void currentTarget.refresh()}
        oncartChange={(event) => expectTypeOf(event.detail.cart.cartId).toBeString()}
      >
        <script type="application/json" />
      </cart-fragment>
    );
    // @ts-expect-error -- The tenant is a string.
    expect(<cart-fragment tenant={4} />).not.toEqual(page);
    // @ts-expect-error -- React 19 would listen for `CartChange`.
    expect(<cart-fragment onCartChange={() => {}} />).not.toEqual(page);
    expectTypeOf<NonNullable<JSX.IntrinsicElements['cart-fragment']['oncartEmptied']>>()
      .parameter(0)
      .toHaveProperty('detail');
  });

  it('is typed for React hosts with a wishlist', () => {
    const heart = (
      <wishlist-toggle
        product-id="p-1"
        product-data='{"sku":"5001"}'
        className="heart"
        onClick={({ currentTarget }) => expectTypeOf(currentTarget.productId).toEqualTypeOf<string | null>()}
        onwishlistChange={(event) => expectTypeOf(event.detail.productIds).toExtend<readonly string[]>()}
      />
    );
    const list = (
      <wishlist-fragment
        data-source="data"
        fragmentData={{ tenant: 'MD_DE' }}
        can-add-to-cart
        onwishlistAddToCart={({ detail }) => detail.waitUntil(Promise.resolve(detail.productId))}
      />
    );
    expect(list).not.toEqual(heart);
    // @ts-expect-error -- Hearts add nothing to the cart.
    expect(<wishlist-toggle onwishlistAddToCart={() => {}} />).not.toEqual(heart);
    // @ts-expect-error -- The id is a string.
    expect(<wishlist-toggle product-id={4} />).not.toEqual(heart);
  });
});
