import type { Price } from './money.ts';
import type { Picture } from './picture.ts';
import { createSpelling, type OpenEnum } from './spelling.ts';

export const packagingTypes = createSpelling(['Pdf', 'Envelope', 'GiftBox', 'Included']);
export type PackagingType = OpenEnum<(typeof packagingTypes.known)[number]>;

/** The selected packaging of an item. */
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
