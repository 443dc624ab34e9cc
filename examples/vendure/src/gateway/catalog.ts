import { currencyOf, fromMinor, refuseCall } from 'cart-fragment-contract';
import type { CartTenant, PackagingOption, PackagingVariants } from 'cart-fragment-contract';
import type { Picture, Price, Product, SelectedPackaging } from 'cart-fragment-contract';
import type { PackagingDesign } from '../plugin/entities.js';
import type { Shop } from './shop-api.js';

/** What the pages show of the products, which changes rarely. Prices of items come with the order. */
export interface Catalog {
  readonly products: ReadonlyMap<string, CatalogProduct>;
  readonly designs: readonly Design[];
}

export interface CatalogProduct {
  readonly details: Product & { readonly experienceId: string | null };
  readonly packagings: readonly string[];
  readonly price: number;
  readonly listPrice: number;
}

interface Design {
  readonly packaging: SelectedPackaging & { readonly variantId: string };
  readonly image: Picture;
}

interface Found {
  readonly products: {
    readonly totalItems: number;
    readonly items: readonly {
      readonly customFields: { readonly details: string | null };
      readonly variants: readonly {
        readonly sku: string;
        readonly priceWithTax: number;
        readonly customFields: { readonly packagings: string | null; readonly listPrices: string | null };
      }[];
    }[];
  };
  readonly packagingDesigns: readonly (Omit<PackagingDesign, 'picture'> & { readonly picture: Picture })[];
}

const query = `query Catalog($skip: Int!) {
  products(options: { take: 100, skip: $skip, sort: { id: ASC } }) {
    totalItems
    items { customFields { details } variants { sku priceWithTax customFields { packagings listPrices } } }
  }
  packagingDesigns
}`;

interface Known {
  readonly until: number;
  readonly settledAt: number;
  readonly catalog: Promise<Catalog>;
}

const lifetimeMs = 60_000;
const cached = new Map<CartTenant, Known>();

/** Returns the catalog of the tenant: a minute old at most, and not older than what a cart was settled with. */
export function catalogOf(shop: Shop, settledAt = 0): Promise<Catalog> {
  const known = cached.get(shop.tenant);
  if (known && known.until > Date.now() && known.settledAt >= settledAt) return known.catalog;
  const catalog = read(shop);
  cached.set(shop.tenant, { until: Date.now() + lifetimeMs, settledAt, catalog });
  catalog.catch(() => cached.delete(shop.tenant));
  return catalog;
}

export function forgetCatalogs(): void {
  cached.clear();
}

async function read(shop: Shop): Promise<Catalog> {
  const products = new Map<string, CatalogProduct>();
  for (let skip = 0; ; skip += 100) {
    const { products: page, packagingDesigns } = await shop.ask<Found>(query, { skip });
    for (const { customFields, variants } of page.items) {
      const all = JSON.parse(customFields.details ?? '{}') as Partial<Record<CartTenant, CatalogProduct['details']>>;
      const [variant] = variants;
      const details = all[shop.tenant];
      if (!details || !variant) continue;
      products.set(variant.sku, {
        details,
        packagings: JSON.parse(variant.customFields.packagings ?? '[]') as string[],
        price: variant.priceWithTax,
        listPrice: (JSON.parse(variant.customFields.listPrices ?? '{}') as Record<string, number>)[shop.tenant] ?? 0,
      });
    }
    if (skip + 100 < page.totalItems) continue;
    const designs = packagingDesigns.map(({ code, type, title, designTitle, sku, price, picture: image }) => {
      const names = { type, title, variantId: code, variantTitle: designTitle, manufacturerSku: sku };
      return { packaging: { ...names, thumbnail: thumbnail(image), price: priceIn(shop.tenant, price) }, image };
    });
    return { products, designs };
  }
}

/** The product of the contract at a price in minor units. Keeps the list price only while it is higher. */
export function productAt({ details, listPrice }: CatalogProduct, minor: number, tenant: CartTenant): Product {
  const { experienceId: _, ...product } = details;
  const isReduced = listPrice > minor;
  return {
    ...product,
    price: priceIn(tenant, minor),
    originalPrice: isReduced ? priceIn(tenant, listPrice) : null,
    discountType: isReduced ? 'StrikePrice' : product.hasFriendsDiscount ? 'FriendDiscount' : 'None',
  };
}

export const priceIn = (tenant: CartTenant, minor: number): Price => ({ gross: fromMinor(minor, currencyOf(tenant)) });

export function packagingOptions({ packagings, details }: CatalogProduct, { designs }: Catalog): PackagingOption[] {
  return packagings.flatMap((type) => {
    const all = designs.filter(({ packaging }) => packaging.type === type);
    const design = all.find(({ packaging }) => packaging.variantId === details.preSelectedWrappingVariantId) ?? all[0];
    if (!design) return [];
    const { manufacturerSku: _, ...packaging } = design.packaging;
    const hasMultipleVariants = all.length > 1;
    return [{ ...packaging, packagingOptionType: packaging.type, image: design.image, hasMultipleVariants }];
  });
}

export function selectedPackaging(code: string | null, { designs }: Catalog, tenant: CartTenant): SelectedPackaging {
  const picture = { alt: 'Fertig verpackte Geschenkbox', src: '../../images/verpackung-inklusive.svg', srcset: '' };
  return (
    designs.find(({ packaging }) => packaging.variantId === code)?.packaging ?? {
      type: 'Included',
      title: 'Inklusive',
      variantTitle: '',
      variantId: null,
      manufacturerSku: null,
      thumbnail: thumbnail(picture),
      price: priceIn(tenant, 0),
    }
  );
}

export function packagingVariants(code: string, { designs }: Catalog): PackagingVariants {
  const asked = designs.find(({ packaging }) => packaging.variantId === code);
  if (!asked) return refuseCall(404, 'Diese Verpackung gibt es nicht.');
  const variants = designs
    .filter(({ packaging }) => packaging.type === asked.packaging.type)
    .map(({ packaging: { variantId, variantTitle: title, price }, image }) => ({ variantId, title, price, image }));
  return { variantId: code, variants };
}

const thumbnail = (picture: Omit<Picture, 'sizes' | 'width' | 'height'>): Picture => {
  return { ...picture, sizes: '96px', width: 96, height: 96 };
};
