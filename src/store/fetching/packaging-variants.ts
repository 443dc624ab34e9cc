import { getPackagingVariants } from '../../api/operations/shop.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PackagingVariants } from '../../domain/packaging.ts';
import { explainError } from '../cart/explain-error.ts';
import type { StoreContext } from '../cart/store-context.ts';

/** Fetches the designs of a packaging; resolves to why that failed if it did. */
export async function fetchPackagingVariants(context: StoreContext, id: string): Promise<PackagingVariants | Failure> {
  try {
    return await context.callAfterPause(getPackagingVariants, { params: { id } });
  } catch (error) {
    return explainError(context, error);
  }
}
