import type { GalleryGroup } from '../gallery-state.ts';
import type { GalleryShop } from '../gallery-shop.ts';

const part = 'notice';

/** Changes by the shop since the last visit. */
export const changeStates: GalleryGroup = {
  id: 'changes',
  title: 'Änderungen am Warenkorb',
  states: [
    { id: 'product-removed', title: 'Artikel nicht mehr verfügbar', part, before: removeProduct },
    { id: 'price-increased', title: 'Artikel teurer', part, before: raisePrice },
    { id: 'price-decreased', title: 'Artikel günstiger', part, before: lowerPrice },
    { id: 'shipping-method-removed', title: 'Versandart nicht verfügbar', part, before: removeShipping },
    { id: 'outdated-appointment', title: 'Termin nicht mehr verfügbar', part, before: outdateAppointment },
    {
      id: 'multiple-changes',
      title: 'Mehrere Änderungen',
      part,
      before: async (shop) => {
        for (const change of [removeProduct, raisePrice, lowerPrice, removeShipping, outdateAppointment]) {
          await change(shop);
        }
      },
    },
    {
      id: 'changes-without-list',
      title: 'Mehrere Änderungen, nicht benannt',
      part,
      props: { initialChangeset: { type: 'multipleChanges', message: null } },
    },
    {
      id: 'unknown-change',
      title: 'Unbekannte Änderung, Worte des Shops',
      part,
      props: { initialChangeset: { type: 'PackagingRemoved', message: 'Die Geschenkbox „Konfetti“ ist ausverkauft.' } },
    },
    { id: 'synced', title: 'In einem anderen Tab geändert', part, props: { cartWasSynced: true } },
    {
      id: 'voucher-changed',
      title: 'Betrag des Gutscheins geändert',
      scenario: 'vouchers',
      part,
      async reach(shopper, shop) {
        await shopper.sees('[part~="voucher"]');
        await shop.control('apply-voucher', { voucherId: 'GS-77', balance: 60 });
        await document.querySelector('cart-fragment')?.refresh();
        await shopper.sees('.notices [part~="notice"]');
      },
    },
    {
      id: 'several-notices',
      title: 'Mehrere Meldungen zugleich',
      scenario: 'single',
      props: { cartWasSynced: true },
      async reach(shopper, shop) {
        await shopper.sees('[part~="summary"]');
        await shop.fail('api/cart', { kind: 'drop-before' });
        await document.querySelector('cart-fragment')?.refresh();
        await shopper.sees('.notices [part~="notice"] + [part~="notice"]');
      },
    },
  ],
};

async function removeProduct(shop: GalleryShop): Promise<void> {
  await shop.control('remove-product', { productId: 'p-2001' });
}

async function raisePrice(shop: GalleryShop): Promise<void> {
  await shop.control('change-price', { productId: 'p-1002', amount: 279 });
}

async function lowerPrice(shop: GalleryShop): Promise<void> {
  await shop.control('change-price', { productId: 'p-1001', amount: 159.9 });
}

async function removeShipping(shop: GalleryShop): Promise<void> {
  await shop.control('remove-shipping-method', { method: 'Standard' });
}

async function outdateAppointment(shop: GalleryShop): Promise<void> {
  await shop.control('outdate-appointment', { appointmentId: 'a-90017' });
}
