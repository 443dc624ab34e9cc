import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CartFragmentReactProps } from './react.ts';
import type { CartFragmentVueComponent } from './vue.ts';
import './svelte.ts';

describe('the tag in templates', () => {
  it('is typed for React hosts', () => {
    const page = (
      <cart-fragment tenant="JS_DE" oncartChange={(event) => expectTypeOf(event.detail.cart.cartId).toBeString()}>
        <script type="application/json" />
      </cart-fragment>
    );
    // @ts-expect-error -- The tenant is a string.
    expect(<cart-fragment tenant={4} />).not.toEqual(page);
    expectTypeOf<NonNullable<CartFragmentReactProps['oncartEmptied']>>().parameter(0).toHaveProperty('detail');
  });

  it('is typed for Vue hosts', () => {
    type Props = InstanceType<CartFragmentVueComponent>['$props'];
    expectTypeOf<NonNullable<Props['onCartProceed']>>()
      .parameter(0)
      .toEqualTypeOf<CustomEvent<{ readonly cartId: string; readonly nextStepUrl: string }>>();
    expectTypeOf<Props['base-url']>().toEqualTypeOf<string | undefined>();
  });

  it('is typed for Svelte hosts', () => {
    type Props = svelteHTML.IntrinsicElements['cart-fragment'];
    expectTypeOf<NonNullable<Props['oncartVersionChange']>>().parameter(0).toHaveProperty('detail');
    expectTypeOf<NonNullable<Props['on:cartVersionChange']>>().parameter(0).toHaveProperty('detail');
  });
});
