import { packagingPropertiesOf, type PackagingType } from '../domain/packaging.ts';

/** The packaging in analytics: `Envelope`, `Pdf` or `GiftBox`. A product that includes its box counts as a gift box. */
export function packagingLabel(type: PackagingType): PackagingType {
  return packagingPropertiesOf(type)?.countsAs ?? type;
}
