import type { Cart, CartItem, Price } from 'cart-fragment-contract';
import type { GalleryGroup } from '../gallery-state.ts';

const longTitle =
  'Romantisches Candle-Light-Dinner für zwei mit Fünf-Gänge-Menü, Weinbegleitung und Übernachtung im Schlosshotel am Starnberger See';

export const cartStates: GalleryGroup = {
  id: 'carts',
  title: 'Warenkörbe',
  states: [
    { id: 'full', title: 'Voller Warenkorb', tall: true },
    { id: 'tickets', title: 'Tickets mit Termin', scenario: 'tickets', tall: true },
    {
      id: 'many-tickets',
      title: 'Dreißig Tickets',
      scenario: 'tickets',
      tall: true,
      cart: (cart) => ({ ...cart, items: cart.items.map(asThirty), total: priceIn(cart, 7699) }),
    },
    { id: 'boxes', title: 'Boxen', scenario: 'boxes', tall: true },
    { id: 'value-vouchers', title: 'Wertgutscheine im Warenkorb', scenario: 'value-vouchers' },
    { id: 'friends', title: 'Freunde-Rabatt', scenario: 'friends', tall: true },
    {
      id: 'after-removal',
      title: 'Nach dem Entfernen',
      props: { canAddItems: true },
      // The cart waits this long for the code of the line; here, however slow the machine is.
      skippedTimer: 1000,
      async reach(shopper) {
        await shopper.presses('Ballonfahrt im Alpenvorland entfernen');
        await shopper.sees('[role="status"]:not(:empty)');
        await shopper.sees('[part~="removed"]');
        await shopper.sees('[part~="removed"]:not([style*="px"])');
        // The scroll position after focusing differs by a pixel between runs.
        scrollTo(0, 0);
      },
    },
    {
      id: 'long-titles',
      title: 'Lange Titel und Orte',
      cart: (cart) => ({ ...cart, items: cart.items.map(withLongTexts) }),
    },
    {
      id: 'large-quantities',
      title: 'Große Mengen und Beträge',
      scenario: 'single',
      cart: (cart) => ({
        ...cart,
        items: cart.items.map((item) => ({ ...item, quantity: 6800, total: priceIn(cart, 1_223_320) })),
        total: priceIn(cart, 1_210_983.2),
        totalDiscount: priceIn(cart, 12_345.6).gross,
      }),
    },
    {
      id: 'without-pictures',
      title: 'Ohne Bilder',
      part: 'item',
      scenario: 'single',
      cart: (cart) => ({
        ...cart,
        items: cart.items.map((item) => ({ ...item, product: { ...item.product, image: null } })),
      }),
    },
    {
      id: 'broken-pictures',
      title: 'Bilder nicht ladbar',
      part: 'item',
      scenario: 'single',
      cart: (cart) => ({
        ...cart,
        items: cart.items.map(withBrokenPictures),
      }),
    },
    {
      id: 'empty',
      title: 'Leerer Warenkorb',
      scenario: 'empty',
      tall: true,
      reach: (shopper) => shopper.sees('[part~="empty"]'),
    },
    {
      id: 'emptied-by-the-shop',
      title: 'Leer, weil es den Artikel nicht mehr gibt',
      scenario: 'single',
      before: async (shop) => {
        await shop.control('remove-product', { productId: 'p-1001' });
      },
      reach: async (shopper) => {
        await shopper.sees('[part~="empty"]');
        await shopper.sees('.notices [part~="notice"]');
      },
    },
  ],
};

function asThirty(item: CartItem): CartItem {
  if (item.quantity < 2) return item;
  const { amount, currencyCode } = item.product.price.gross;
  return { ...item, quantity: 30, total: { gross: { amount: 30 * amount, currencyCode } } };
}

function withLongTexts(item: CartItem): CartItem {
  return {
    ...item,
    product: { ...item.product, title: longTitle },
    appointment: item.appointment && {
      ...item.appointment,
      location: 'Motorsport-Erlebniszentrum Oschersleben, Haupteingang an der Boxengasse',
    },
  };
}

function withBrokenPictures(item: CartItem): CartItem {
  const broken = {
    alt: item.product.title,
    sizes: '',
    src: 'images/nowhere.webp',
    srcset: '',
    width: 230,
    height: 168,
  };
  return {
    ...item,
    product: { ...item.product, image: broken },
    selectedPackaging: item.selectedPackaging && { ...item.selectedPackaging, thumbnail: broken },
    availablePackagingOptions: item.availablePackagingOptions.map((option) => ({ ...option, thumbnail: broken })),
  };
}

function priceIn({ total }: Cart, amount: number): Price {
  return { gross: { amount, currencyCode: total.gross.currencyCode } };
}
