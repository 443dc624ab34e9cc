import type { GalleryShop } from '../gallery-shop.ts';
import type { GalleryGroup } from '../gallery-state.ts';
import type { Shopper } from '../shopper.ts';

/** The summary and the next step. */
export const proceedStates: GalleryGroup = {
  id: 'proceed',
  title: 'Summe und nächster Schritt',
  states: [
    {
      id: 'sums-updating',
      title: 'Summe wird neu berechnet',
      scenario: 'single',
      timersEnd: 300,
      async reach(shopper, shop) {
        await shop.fail('set-item-quantity', { kind: 'stall' });
        await shopper.chooses('Anzahl, Ballonfahrt im Alpenvorland', '3');
        await shopper.sees('[data-pending]');
      },
    },
    {
      id: 'proceeding',
      title: 'Termine werden reserviert',
      scenario: 'tickets',
      part: 'proceed-bar',
      async reach(shopper, shop) {
        await reserveInVain(shopper, shop);
        await shopper.sees('[part~="proceed"] .spinner');
      },
    },
    {
      id: 'proceed-slow',
      title: 'Reservieren dauert lange',
      scenario: 'tickets',
      part: 'notice',
      timersEnd: 3000,
      async reach(shopper, shop) {
        await reserveInVain(shopper, shop);
        await shopper.sees('.proceed-notes [part~="notice"]');
      },
    },
    {
      id: 'proceed-disabled',
      title: 'Noch kein Weiter ohne Versandart',
      scenario: 'single',
      part: 'proceed-bar',
      cart: (cart) => ({ ...cart, shipping: { ...cart.shipping, method: null }, availableShippingMethods: [] }),
    },
  ],
};

/** Proceeds, with a reservation that is never answered. */
async function reserveInVain(shopper: Shopper, shop: GalleryShop): Promise<void> {
  await shop.fail('reserve-appointments', { kind: 'stall' });
  await shopper.presses('Weiter zu den Bestelldaten');
}
