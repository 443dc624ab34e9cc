import type * as Built from '../cart-fragment.program.ts';

const retryMs = 3000;

type Module = Partial<Pick<typeof Built, 'defineElement' | 'CartFragmentElement'>>;

/**
 * Returns a function that loads the program once, and retries until it succeeds. Its promise resolves after a failed attempt.
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
