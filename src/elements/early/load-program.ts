import type * as Built from '../cart-fragment.program.ts';

const retryMs = 3000;

type Module = Partial<Pick<typeof Built, 'defineElement' | 'CartFragmentElement'>>;

/**
 * Returns a function that loads the program of the cart, once.
 * @param url the module that defines the element.
 */
export function createLoader(url: string): () => void {
  let isLoading = false;

  const load = () => {
    import(url).then(
      // A module of the page defines the element itself.
      ({ defineElement, CartFragmentElement }: Module) =>
        CartFragmentElement && defineElement?.('cart-fragment', CartFragmentElement),
      () => setTimeout(load, retryMs),
    );
  };

  return () => {
    if (!isLoading) load();
    isLoading = true;
  };
}
