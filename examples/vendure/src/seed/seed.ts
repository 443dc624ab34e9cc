import {
  Channel,
  ChannelService,
  CountryService,
  CurrencyCode,
  CustomerService,
  LanguageCode,
  Logger,
  PaymentMethodService,
  Product,
  ProductService,
  ProductVariant,
  ProductVariantPrice,
  ProductVariantService,
  PromotionService,
  RequestContextService,
  ShippingMethodService,
  TaxCategoryService,
  TaxRateService,
  TransactionalConnection,
  User,
  ZoneService,
  type RequestContext,
} from '@vendure/core';
import type { INestApplicationContext } from '@nestjs/common';
import { cartTenants, countryOf, currencyOf, friendsCode, toMinor, type CartTenant } from 'cart-fragment-contract';
import { Appointment, PackagingDesign, ValueVoucher } from '../plugin/entities.js';
import { superadmin } from '../secrets.js';
import { codes, customer, shipping, taxes, vouchers } from './settings.js';
import { readDemoCatalog, type DemoCatalog } from './demo-catalog.js';

const languageCode = LanguageCode.de;

/** Fills an empty database with the demo's shop. Does nothing if it is filled. */
export async function seed(app: INestApplicationContext): Promise<boolean> {
  const connection = app.get(TransactionalConnection);
  if (await connection.rawConnection.getRepository(Channel).existsBy({ code: 'JS_DE' })) return false;
  const user = await connection.rawConnection
    .getRepository(User)
    .findOneByOrFail({ identifier: superadmin.identifier });
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin', user, languageCode });
  const catalog = await readDemoCatalog();
  await connection.withTransaction(ctx, async (tx) => {
    const shop = new ShopSeed(app, tx, connection);
    await shop.fill(catalog);
  });
  Logger.info(`Filled the shop with ${catalog.packagings.size} products`, 'seed');
  return true;
}

class ShopSeed {
  private readonly channels = new Map<CartTenant, Channel>();
  private readonly taxCategories = new Map<string, string>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly ctx: RequestContext,
    private readonly connection: TransactionalConnection,
  ) {}

  async fill(catalog: DemoCatalog): Promise<void> {
    await this.taxesAndChannels();
    await this.products(catalog);
    await this.shippingMethods();
    await this.paymentMethods();
    await this.promotions();
    await this.app.get(CustomerService).create(this.ctx, customer, customer.password);
    const { ctx, connection } = this;
    await connection.getRepository(ctx, PackagingDesign).save([...catalog.designs]);
    await connection.getRepository(ctx, ValueVoucher).save(vouchers);
  }

  /** A zone for each country, with its taxes, and a channel for each tenant. */
  private async taxesAndChannels(): Promise<void> {
    const { app, ctx } = this;
    const zones = new Map<string, string>();
    for (const [code, { name, rates }] of Object.entries(taxes)) {
      const country = await app
        .get(CountryService)
        .create(ctx, { code, enabled: true, translations: [{ languageCode, name }] });
      const zone = await app.get(ZoneService).create(ctx, { name, memberIds: [country.id] });
      zones.set(code, String(zone.id));
      for (const [category, value] of Object.entries(rates)) {
        await app.get(TaxRateService).create(ctx, {
          name: `${category} ${name}`,
          enabled: true,
          value,
          categoryId: await this.taxCategory(category),
          zoneId: zone.id,
        });
      }
    }
    for (const tenant of cartTenants) {
      const zone = zones.get(countryOf(tenant)) ?? '';
      const channel = await app.get(ChannelService).create(ctx, {
        code: tenant,
        token: tenant,
        defaultLanguageCode: languageCode,
        availableLanguageCodes: [languageCode],
        defaultCurrencyCode: CurrencyCode[currencyOf(tenant)],
        pricesIncludeTax: true,
        defaultTaxZoneId: zone,
        defaultShippingZoneId: zone,
      });
      if (!('id' in channel)) throw new Error(channel.message);
      this.channels.set(tenant, channel);
    }
    const zone = { id: zones.get('DE') ?? '' };
    const defaults = { pricesIncludeTax: true, defaultTaxZone: zone, defaultShippingZone: zone };
    await this.connection.getRepository(ctx, Channel).update(ctx.channelId, defaults);
    // The products below are created in this channel, which the context has read before.
    Object.assign(ctx.channel, defaults);
  }

  private async taxCategory(name: string): Promise<string> {
    const known = this.taxCategories.get(name);
    if (known !== undefined) return known;
    const { id } = await this.app.get(TaxCategoryService).create(this.ctx, { name, isDefault: name === 'standard' });
    this.taxCategories.set(name, String(id));
    return String(id);
  }

  private async products({ offers, packagings }: DemoCatalog): Promise<void> {
    const { app, ctx, connection } = this;
    const skus = [...new Set([...offers.values()].flatMap((all) => all.map(({ product }) => product.id)))];
    for (const sku of skus) {
      const sold = cartTenants.flatMap((tenant) => {
        const offer = offers.get(tenant)?.find(({ product }) => product.id === sku);
        return offer ? [{ tenant, ...offer }] : [];
      });
      const [first] = sold;
      if (!first) continue;
      const translation = { languageCode, name: first.product.title, slug: first.product.slug, description: '' };
      const details = Object.fromEntries(
        sold.map(({ tenant, product, experienceId }) => [tenant, { ...product, experienceId }]),
      );
      const product = await app.get(ProductService).create(ctx, {
        translations: [translation],
        customFields: { details: JSON.stringify(details) },
      });
      const isVoucher = first.product.productType === 'ValueVoucher';
      const [variant] = await app.get(ProductVariantService).create(ctx, [
        {
          productId: product.id,
          sku,
          price: 0,
          taxCategoryId: await this.taxCategory(isVoucher ? 'vouchers' : 'standard'),
          trackInventory: 'FALSE' as never,
          translations: [{ languageCode, name: first.product.title }],
          customFields: {
            productType: first.product.productType,
            friendsDiscount: first.product.hasFriendsDiscount,
            packagings: JSON.stringify(packagings.get(sku) ?? []),
            listPrices: JSON.stringify(
              Object.fromEntries(
                sold.flatMap(({ tenant, product: { originalPrice } }) =>
                  originalPrice ? [[tenant, toMinor(originalPrice.gross)]] : [],
                ),
              ),
            ),
          },
        },
      ]);
      if (!variant) continue;
      for (const { tenant, product: offered } of sold) {
        const channel = this.channels.get(tenant);
        if (!channel) continue;
        await connection
          .getRepository(ctx, Product)
          .createQueryBuilder()
          .relation('channels')
          .of(product.id)
          .add(channel.id);
        await connection
          .getRepository(ctx, ProductVariant)
          .createQueryBuilder()
          .relation('channels')
          .of(variant.id)
          .add(channel.id);
        const price = toMinor(offered.price.gross);
        const { id: channelId, defaultCurrencyCode: currencyCode } = channel;
        await connection
          .getRepository(ctx, ProductVariantPrice)
          .save(new ProductVariantPrice({ variant, price, channelId, currencyCode }));
      }
      await connection.getRepository(ctx, Appointment).save(
        first.appointments.map(({ appointmentId: code, locationId, location, date }) => {
          return { code, sku, locationId, location, date: new Date(date), seats: 500 };
        }),
      );
    }
  }

  private async shippingMethods(): Promise<void> {
    for (const { method, delivery, title, rate, region, tenants } of shipping) {
      const { id } = await this.app.get(ShippingMethodService).create(this.ctx, {
        code: `${method}@${region}`,
        fulfillmentHandler: 'manual-fulfillment',
        checker: { code: 'delivery-checker', arguments: [{ name: 'delivery', value: delivery }] },
        calculator: {
          code: 'default-shipping-calculator',
          arguments: [
            { name: 'rate', value: String(rate) },
            { name: 'includesTax', value: 'include' },
            { name: 'taxRate', value: String(taxes[region].rates.standard) },
          ],
        },
        translations: [{ languageCode, name: title, description: '' }],
      });
      for (const tenant of tenants) {
        const channelId = this.channels.get(tenant)?.id ?? '';
        const input = { shippingMethodIds: [id], channelId };
        await this.app.get(ShippingMethodService).assignShippingMethodsToChannel(this.ctx, input);
      }
    }
  }

  private async paymentMethods(): Promise<void> {
    for (const [code, name] of [
      ['value-voucher', 'Wertgutschein'],
      ['provider', 'Zahlungsanbieter'],
    ] as const) {
      const { id } = await this.app.get(PaymentMethodService).create(this.ctx, {
        code,
        enabled: true,
        handler: { code, arguments: [] },
        translations: [{ languageCode, name, description: '' }],
      });
      for (const { id: channelId } of this.channels.values()) {
        await this.app
          .get(PaymentMethodService)
          .assignPaymentMethodsToChannel(this.ctx, { paymentMethodIds: [id], channelId });
      }
    }
  }

  private async promotions(): Promise<void> {
    const promotions = this.app.get(PromotionService);
    const all = [
      ...codes,
      {
        couponCode: undefined,
        name: friendsCode,
        action: { code: 'friends-discount', arguments: [] },
        endsAt: undefined,
      },
    ];
    for (const { couponCode, name, action, endsAt } of all) {
      const created = await promotions.createPromotion(this.ctx, {
        enabled: true,
        conditions: couponCode === undefined ? [{ code: 'without-code', arguments: [] }] : [],
        actions: [action],
        translations: [{ languageCode, name, description: '' }],
        ...(couponCode !== undefined && { couponCode }),
        ...(endsAt && { endsAt }),
      });
      if (!('id' in created)) throw new Error(created.message);
      for (const { id: channelId } of this.channels.values()) {
        await promotions.assignPromotionsToChannel(this.ctx, { promotionIds: [created.id], channelId });
      }
    }
  }
}
