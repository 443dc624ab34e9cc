import { isolated } from './isolated.ts';
import type { Price } from './money.ts';
import type { Picture } from './picture.ts';
import { createSpelling, type OpenEnum } from './spelling.ts';

/** Every property of a packaging type that a rule depends on, so that a new type does not compile without all of them. */
export interface PackagingProperties {
  /** The type whose delivery term applies, and which analytics reports. `Pdf` is sent by e-mail. */
  readonly countsAs: 'Pdf' | 'Envelope' | 'GiftBox';
  /** Whether experiences and vouchers packaged this way are mailed in an envelope. */
  readonly fitsEnvelope: boolean;
  /** Wrapped in paper, with a size, and a design that the product may preselect. */
  readonly isGiftWrapped: boolean;
}

const table = {
  Pdf: { countsAs: 'Pdf', fitsEnvelope: false, isGiftWrapped: false },
  Envelope: { countsAs: 'Envelope', fitsEnvelope: true, isGiftWrapped: false },
  GiftBox: { countsAs: 'GiftBox', fitsEnvelope: false, isGiftWrapped: true },
  // Packaging that comes with the product, which may be a box itself.
  Included: { countsAs: 'GiftBox', fitsEnvelope: true, isGiftWrapped: false },
} as const satisfies Readonly<Record<string, PackagingProperties>>;

type KnownPackagingType = keyof typeof table;
export type PackagingType = OpenEnum<KnownPackagingType>;
export const packagingTypes = createSpelling(Object.keys(table) as KnownPackagingType[]);

export function packagingPropertiesOf(type: PackagingType): PackagingProperties | null {
  return packagingTypes.isKnown(type) ? table[type] : null;
}

/** A packaging with its design, such as `Geschenkbox, Sternenhimmel`. */
export function packagingName({ title, variantTitle }: Pick<SelectedPackaging, 'title' | 'variantTitle'>): string {
  return [title, variantTitle].filter(Boolean).map(isolated).join(', ');
}

export interface SelectedPackaging {
  readonly type: PackagingType;
  readonly title: string;
  readonly variantTitle: string;
  readonly variantId: string | null;
  readonly manufacturerSku: string | null;
  readonly thumbnail: Picture | null;
  readonly price: Price | null;
}

/** A packaging available for an item. */
export interface PackagingOption {
  readonly variantId: string;
  readonly type: PackagingType;
  readonly packagingOptionType: PackagingType;
  readonly title: string;
  readonly variantTitle: string;
  readonly price: Price | null;
  readonly image: Picture | null;
  readonly thumbnail: Picture | null;
  readonly hasMultipleVariants: boolean;
}

/** One design of a packaging, for example the paper of a gift box. */
export interface PackagingVariant {
  readonly variantId: string;
  readonly title: string;
  readonly price: Price | null;
  readonly image: Picture | null;
}

export interface PackagingVariants {
  readonly variantId: string;
  readonly variants: readonly PackagingVariant[];
}
