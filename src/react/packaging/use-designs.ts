import { useEffect, useState } from 'react';
import type { PackagingVariant } from '../../domain/packaging.ts';
import { useActions } from '../cart-context.tsx';

interface Designs {
  /** null while they are on their way. */
  readonly designs: readonly PackagingVariant[] | null;
  readonly failed: boolean;
  retry(): void;
}

export function useDesigns(variantId: string): Designs {
  const { loadPackagingVariants } = useActions();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<readonly PackagingVariant[] | 'failed' | null>(null);

  useEffect(() => {
    let wanted = true;
    const take = (next: readonly PackagingVariant[] | 'failed') => wanted && setAnswer(next);
    loadPackagingVariants(variantId).then(
      ({ variants }) => take(variants),
      () => take('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [loadPackagingVariants, variantId, attempt]);

  return {
    designs: answer === 'failed' ? null : answer,
    failed: answer === 'failed',
    retry() {
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}
