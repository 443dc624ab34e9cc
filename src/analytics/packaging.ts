import type { PackagingType } from '../domain/packaging.ts';

/** The packaging method in analytics: `Envelope`, `Pdf` or `GiftBox` (specification, 3). A box that includes it has one. */
export function trackedPackaging(type: PackagingType): PackagingType {
  return type === 'Included' ? 'GiftBox' : type;
}
