import type { Cart, CartItem, Price } from 'cart-fragment/contract';
import type { GalleryGroup } from '../gallery-state.ts';

const longTitle =
  'Romantisches Candle-Light-Dinner für zwei mit Fünf-Gänge-Menü, Weinbegleitung und Übernachtung im Schlosshotel am Starnberger See';

export const cartStates: GalleryGroup = {
  id: 'carts',
  title: 'Warenkörbe',
  states: [
    { id: 'full', title: 'Voller Warenkorb', tall: true },
    { id: 'tickets', title: 'Tickets mit Termin', scenario: 'tickets', tall: true },
    { id: 'boxes', title: 'Boxen', scenario: 'boxes', tall: true },
    { id: 'value-vouchers', title: 'Wertgutscheine im Warenkorb', scenario: 'value-vouchers' },
    { id: 'friends', title: 'Freunde-Rabatt', scenario: 'friends', tall: true },
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
      cart: (cart) => ({
        ...cart,
        items: cart.items.map((item) => ({ ...item, product: { ...item.product, image: null } })),
      }),
    },
    {
      id: 'empty',
      title: 'Leerer Warenkorb',
      scenario: 'empty',
      tall: true,
      reach: (shopper) => shopper.sees('[part~="empty"]'),
    },
  ],
};

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

function priceIn({ total }: Cart, amount: number): Price {
  return { gross: { amount, currencyCode: total.gross.currencyCode } };
}
