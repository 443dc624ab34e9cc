import type { GalleryGroup, GalleryState } from '../gallery-state.ts';
import type { Shopper } from '../shopper.ts';

const field = 'PAYBACK Kundennummer';
const number = '3103187694';

/** The loyalty number, for tenants with the program. */
export const loyaltyStates: GalleryGroup = {
  id: 'loyalty',
  title: 'PAYBACK',
  states: [
    loyalty('loyalty-open', 'Ohne Nummer', {}),
    loyalty('loyalty-typing', 'Nummer wird eingegeben', { reach: (shopper) => shopper.types(field, '31031') }),
    loyalty('loyalty-short', 'Nummer zu kurz', { reach: (shopper) => enter(shopper, '310318', '10 Ziffern') }),
    loyalty('loyalty-invalid', 'Nummer ungültig', { reach: (shopper) => enter(shopper, '3103187695', 'nicht gültig') }),
    loyalty('loyalty-saving', 'Nummer wird gespeichert', {
      timersEnd: 300,
      async reach(shopper, shop) {
        await shop.fail('set-payback-number', { kind: 'stall' });
        await shopper.types(field, number);
        await shopper.presses('Speichern');
        await shopper.sees('[part~="loyalty"] .spinner');
      },
    }),
    loyalty('loyalty-locked', 'Nummer gespeichert', {
      before: (shop) => shop.earlier('cart/set-payback-number', saved),
    }),
    loyalty('loyalty-changing', 'Konto wird gewechselt', {
      before: (shop) => shop.earlier('cart/set-payback-number', saved),
      reach: (shopper) => shopper.presses('Konto wechseln'),
    }),
    loyalty('loyalty-arrived', 'Über PAYBACK gekommen', {
      cart: (cart) => ({ ...cart, payback: { ...cart.payback, scrid: 'scr-1' } }),
    }),
  ],
};

const saved = { paybackNumber: number };

function loyalty(id: string, title: string, more: Partial<GalleryState>): GalleryState {
  return { id, title, scenario: 'boxes', part: 'loyalty', ...more };
}

async function enter(shopper: Shopper, text: string, fault: string): Promise<void> {
  await shopper.types(field, text);
  await shopper.leaves(field);
  await shopper.seesText(fault);
}
