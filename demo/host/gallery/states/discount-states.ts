import type { GalleryGroup } from '../gallery-state.ts';

const part = 'discount';

export const discountStates: GalleryGroup = {
  id: 'discount',
  title: 'Rabattcode',
  states: [
    { id: 'discount-none', title: 'Ohne Code', scenario: 'boxes', part },
    {
      id: 'discount-code',
      title: 'Mit Code, löschbar',
      scenario: 'boxes',
      loggedIn: true,
      before: (shop) => shop.earlier('cart/add-coupon', { coupon: 'WILLKOMMEN10', referer: null }),
    },
    { id: 'discount-automatic', title: 'Freunde-Rabatt, änderbar', scenario: 'friends', part },
    {
      id: 'discount-campaign',
      title: 'Langer Code, Name der Aktion',
      scenario: 'boxes',
      part,
      before: (shop) => shop.earlier('cart/add-coupon', { coupon: 'NEWSLETTER-SOMMER-2026', referer: null }),
    },
    {
      id: 'discount-removing',
      title: 'Code wird entfernt',
      scenario: 'boxes',
      loggedIn: true,
      part,
      timersEnd: 300,
      before: (shop) => shop.earlier('cart/add-coupon', { coupon: 'WILLKOMMEN10', referer: null }),
      async reach(shopper, shop) {
        await shop.fail('remove-coupon', { kind: 'stall' });
        await shopper.presses('Löschen');
        await shopper.sees('[part~="discount"] .spinner');
      },
    },
    {
      id: 'discount-refused-late',
      title: 'Abgelehnt nach dem Schließen',
      scenario: 'boxes',
      loggedIn: true,
      part,
      async reach(shopper) {
        await shopper.presses('Rabattcode einlösen');
        await shopper.types('Rabattcode', 'ABGELAUFEN');
        await shopper.presses('Einlösen');
        await shopper.presses('Schließen');
        await shopper.sees('[part~="discount"] [part~="notice"]');
      },
    },
  ],
};
