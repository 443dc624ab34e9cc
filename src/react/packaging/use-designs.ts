import { useEffect, useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import type { PackagingVariants } from '../../domain/packaging.ts';
import { useCart, useCartContext } from '../cart-context.tsx';

/**
 * Loads the designs of a packaging, or none without its id. They are null until then. Retries automatically when the browser
 * is online again.
 */
export function useDesigns(variantId: string | null) {
  const { store } = useCartContext();
  const { loadPackagingVariants } = store.actions;
  const online = useCart((state) => state.online);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly is: PackagingVariants | Failure } | null>(null);
  const found = answer?.of === variantId ? answer.is : null;
  const failure = found && 'kind' in found ? found : null;

  useEffect(() => {
    if (variantId === null) return;
    let isCurrent = true;
    void loadPackagingVariants(variantId).then((next) => {
      if ('variants' in next) next.variants.forEach((design) => store.designs.set(design.variantId, design));
      if (isCurrent) setAnswer({ of: variantId, is: next });
    });
    return () => {
      isCurrent = false;
    };
  }, [store, loadPackagingVariants, variantId, attempt]);

  function retry(): void {
    setAnswer(null);
    setAttempt(attempt + 1);
  }

  if (online && failure?.kind === 'offline') retry();

  return { designs: found && 'variants' in found ? found.variants : null, failure, retry };
}
