import type * as Built from '../cart-fragment.program.ts';
import { documentMember } from './document-member.ts';

/** The program of the cart, which is loaded once it is needed. */
export interface Program {
  /** Requests the files without running them, unless the connection is slow or the shopper saves data. */
  preload(): void;
  load(): void;
}

const retryMs = 3000;

type Module = Partial<Pick<typeof Built, 'defineElement' | 'CartFragmentElement'>>;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * @param url the module that defines the element.
 * @param nonce of the page's Content Security Policy.
 */
export function createProgram(url: string, nonce: string): Program {
  let isRequested = false;
  let isLoading = false;

  const load = () => {
    import(url).then(
      // A module of the page defines the element itself.
      ({ defineElement, CartFragmentElement }: Module) =>
        CartFragmentElement && defineElement?.('cart-fragment', CartFragmentElement),
      () => setTimeout(load, retryMs),
    );
  };

  return {
    preload() {
      const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
      if (isRequested || saveData || effectiveType?.includes('2g')) return;
      isRequested = true;
      const link = documentMember('createElement').call(document, 'link');
      documentMember('head').append(Object.assign(link, { rel: 'modulepreload', href: url, nonce }));
    },
    load() {
      if (isLoading) return;
      isRequested = isLoading = true;
      load();
    },
  };
}
