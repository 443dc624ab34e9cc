import type * as Built from '../cart-fragment.program.ts';

const retryMs = 3000;

type Module = Partial<Pick<typeof Built, 'defineElement' | 'CartFragmentElement'>>;

/**
 * Returns a function that loads the program of the cart, once, and tries again until that succeeds. Its promise resolves when
 * an attempt has failed.
 * @param url the module that defines the element.
 */
export function createLoader(url: string): () => Promise<void> {
  let failure: Promise<void> | undefined;

  const load = (fail: () => void) =>
    void import(url).then(
      // A module of the page defines the element itself.
      ({ defineElement, CartFragmentElement }: Module) =>
        CartFragmentElement && defineElement?.('cart-fragment', CartFragmentElement),
      () => {
        fail();
        setTimeout(load, retryMs, fail);
      },
    );

  return () => (failure ??= new Promise(load));
}
