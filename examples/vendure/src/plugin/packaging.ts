import { Injectable } from '@nestjs/common';
import { Surcharge, TaxRateService, TransactionalConnection, type Order, type OrderLine } from '@vendure/core';
import { ProductVariant, type RequestContext } from '@vendure/core';
import type { ReceivedCall } from 'cart-fragment-contract';
import { PackagingDesign } from './entities.js';
import { refuseCall } from './refusal.js';

type Choice = Partial<ReceivedCall<'setItemPackaging'>['body']>;

/**
 * Packagings of items. A line has one packaging, whatever its quantity, so its price is a surcharge of the order: as a part
 * of the unit price, it would have to be divided by the quantity, which is rarely a whole number of cents.
 */
@Injectable()
export class PackagingService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly taxRates: TaxRateService,
  ) {}

  designs(ctx: RequestContext): Promise<PackagingDesign[]> {
    return this.connection.getRepository(ctx, PackagingDesign).find({ order: { id: 'ASC' } });
  }

  /** The chosen design of a product, or its first one; none for a product that is packaged already. */
  async choose(
    ctx: RequestContext,
    variant: ProductVariant,
    { packagingOptionType: type, packagingVariantId: code }: Choice,
  ): Promise<{ packagingType: string; design: string | null }> {
    const types = JSON.parse(variant.customFields.packagings ?? '[]') as readonly string[];
    const wanted = type ?? types[0];
    if (wanted === undefined) return { packagingType: 'Included', design: null };
    const designs = (await this.designs(ctx)).filter((design) => design.type === wanted && types.includes(wanted));
    const design = code ? designs.find((one) => one.code === code) : designs[0];
    if (!design) return refuseCall(422, 'Diese Verpackung gibt es hierfür nicht.');
    return { packagingType: design.type, design: design.code };
  }

  /** Makes the surcharges of the loaded order those of the packagings of the lines. */
  async charge(ctx: RequestContext, order: Order): Promise<void> {
    const designs = new Map((await this.designs(ctx)).map((design) => [design.code, design]));
    const priced = order.lines.flatMap((line) => {
      const design = designs.get(line.customFields.design ?? '');
      return design && design.price > 0 ? [{ line, design, sku: skuOf(line, design) }] : [];
    });
    const repository = this.connection.getRepository(ctx, Surcharge);
    const isStale = ({ sku }: Surcharge) => sku.startsWith(prefix) && !priced.some((one) => one.sku === sku);
    const stale = order.surcharges.filter(isStale);
    order.surcharges = order.surcharges.filter((surcharge) => !stale.includes(surcharge));
    if (stale.length > 0) await repository.remove(stale);
    for (const { line, design, sku } of priced) {
      if (order.surcharges.some((surcharge) => surcharge.sku === sku)) continue;
      const zone = order.taxZoneId ?? ctx.channel.defaultTaxZone.id;
      const { value: taxRate } = await this.taxRates.getApplicableTaxRate(ctx, zone, line.taxCategory.id);
      const taxLines = [{ description: 'Umsatzsteuer', taxRate }];
      const description = `${design.title} ${design.designTitle}`;
      const charge = { sku, description, listPrice: design.price, listPriceIncludesTax: true, taxLines };
      order.surcharges.push(await repository.save(new Surcharge({ ...charge, order: { id: order.id } })));
    }
  }
}

const prefix = 'packaging:';
const skuOf = ({ id }: OrderLine, { code, price }: PackagingDesign) => `${prefix}${id}:${code}:${price}`;
