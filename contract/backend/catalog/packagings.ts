import type { PackagingOption, PackagingVariants, SelectedPackaging } from 'cart-fragment/api';
import type { CatalogProduct } from './catalog-product.ts';
import { designsOf, findDesign, type PackagingDesign } from './packaging-designs.ts';
import { packagingThumbnail, productPicture } from './pictures.ts';
import { priceIn, type ShopTenant } from './shop-tenant.ts';

/** Returns the packagings to choose from for a product, cheapest first; empty if there is no choice. */
export function packagingsFor(product: CatalogProduct, tenant: ShopTenant): readonly PackagingOption[] {
  return product.packagings.flatMap((type) => {
    const designs = designsOf(type);
    const preSelected = designs.find((design) => design.variantId === product.preSelectedWrappingVariantId);
    const design = preSelected ?? designs[0];
    return design ? [optionOf(design, designs.length > 1, tenant)] : [];
  });
}

/** Returns all designs of the packaging with the given design, or null for an unknown id. */
export function packagingVariants(variantId: string, tenant: ShopTenant): PackagingVariants | null {
  const requested = findDesign(variantId);
  if (!requested) return null;
  return {
    variantId,
    variants: designsOf(requested.type).map((design) => ({
      variantId: design.variantId,
      title: design.title,
      price: priceIn(tenant, design.price),
      image: productPicture(design.picture),
    })),
  };
}

/** Returns the packaging for a chosen design; null if it is not available for the product. */
export function selectPackaging(
  product: CatalogProduct,
  variantId: string,
  tenant: ShopTenant,
): SelectedPackaging | null {
  const design = findDesign(variantId);
  if (!design || !product.packagings.includes(design.type)) return null;
  return {
    type: design.type,
    title: design.packagingTitle,
    variantTitle: design.title,
    variantId: design.variantId,
    manufacturerSku: design.manufacturerSku,
    thumbnail: packagingThumbnail(design.picture),
    price: priceIn(tenant, design.price),
  };
}

/** Returns the default packaging of a product. */
export function firstPackaging(product: CatalogProduct, tenant: ShopTenant): SelectedPackaging {
  const cheapest = packagingsFor(product, tenant)[0];
  return (cheapest && selectPackaging(product, cheapest.variantId, tenant)) ?? includedPackaging(tenant);
}

function includedPackaging(tenant: ShopTenant): SelectedPackaging {
  return {
    type: 'Included',
    title: 'Inklusive',
    variantTitle: '',
    variantId: null,
    manufacturerSku: null,
    thumbnail: packagingThumbnail({ name: 'verpackung-inklusive', alt: 'Fertig verpackte Geschenkbox' }),
    price: priceIn(tenant, 0),
  };
}

function optionOf(design: PackagingDesign, hasMultipleVariants: boolean, tenant: ShopTenant): PackagingOption {
  return {
    variantId: design.variantId,
    type: design.type,
    packagingOptionType: design.type,
    title: design.packagingTitle,
    variantTitle: design.title,
    price: priceIn(tenant, design.price),
    image: productPicture(design.picture),
    thumbnail: packagingThumbnail(design.picture),
    hasMultipleVariants,
  };
}
