import { packagingPropertiesOf, type PackagingType } from '../domain/packaging.ts';

/** The packaging in analytics: `Envelope`, `Pdf` or `GiftBox`; an unknown type as it is. */
export function trackedPackaging(type: PackagingType): PackagingType {
  return packagingPropertiesOf(type)?.countsAs ?? type;
}
