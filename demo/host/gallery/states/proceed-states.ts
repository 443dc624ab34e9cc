import type { GalleryShop } from '../gallery-shop.ts';
import type { GalleryGroup } from '../gallery-state.ts';
import type { Shopper } from '../shopper.ts';

/** The sums and the way on. */
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
        await shopper.sees('.item-waiting');
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
        await shopper.sees('.notices [part~="notice"]');
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

/** The shopper goes on, and the call for the appointments is never answered. */
async function reserveInVain(shopper: Shopper, shop: GalleryShop): Promise<void> {
  await shop.fail('reserve-appointments', { kind: 'stall' });
  await shopper.presses('Weiter zu den Bestelldaten');
}
