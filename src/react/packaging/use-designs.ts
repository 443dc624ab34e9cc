import { useEffect, useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import type { PackagingVariant, PackagingVariants } from '../../domain/packaging.ts';
import { useActions, useCart } from '../cart-context.tsx';

interface Designs {
  /** null while they are being loaded. */
  readonly designs: readonly PackagingVariant[] | null;
  readonly failure: Failure | null;
  retry(): void;
}

/** Loads the designs of a packaging. Retries automatically when the browser is online again. */
export function useDesigns(variantId: string): Designs {
  const { loadPackagingVariants } = useActions();
  const online = useCart((state) => state.online);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<PackagingVariants | Failure | null>(null);
  const failure = answer && 'kind' in answer ? answer : null;

  useEffect(() => {
    let isCurrent = true;
    void loadPackagingVariants(variantId).then((next) => isCurrent && setAnswer(next));
    return () => {
      isCurrent = false;
    };
  }, [loadPackagingVariants, variantId, attempt]);

  function retry(): void {
    setAnswer(null);
    setAttempt(attempt + 1);
  }

  if (online && failure?.kind === 'offline') retry();

  return { designs: answer && 'variants' in answer ? answer.variants : null, failure, retry };
}
