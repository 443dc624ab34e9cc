import type { CartItem } from 'cart-fragment-contract';
import type { GalleryGroup, GalleryState } from '../gallery-state.ts';
import type { Shopper } from '../shopper.ts';
import { loadNoMore } from '../load-no-more.ts';

const scenario = 'single';
const dialog = 'dialog[open]';

export const dialogStates: GalleryGroup = {
  id: 'dialogs',
  title: 'Dialoge',
  states: [
    {
      id: 'services',
      title: 'Leistungen',
      scenario,
      part: 'dialog',
      async reach(shopper) {
        await shopper.presses('Leistungen, Ballonfahrt im Alpenvorland');
        await shopper.sees(dialog);
      },
    },
    {
      id: 'designs',
      title: 'Designs der Geschenkbox',
      scenario: 'boxes',
      async reach(shopper) {
        await openDesigns(shopper);
        await shopper.presses('Blumenwiese');
      },
    },
    {
      id: 'gift-for-somebody',
      title: 'Verpackung mit Namen',
      scenario: 'boxes',
      cart: (cart) => ({ ...cart, items: cart.items.map(forMia) }),
      async reach(shopper) {
        await openDesigns(shopper);
        await shopper.presses('Blumenwiese');
      },
    },
    {
      id: 'designs-loading',
      title: 'Designs werden geladen',
      scenario: 'boxes',
      part: 'dialog',
      async reach(shopper, shop) {
        await shop.fail('packagings', { kind: 'stall' });
        await openDesigns(shopper);
      },
    },
    {
      id: 'designs-failed',
      title: 'Designs nicht ladbar',
      scenario: 'boxes',
      part: 'dialog',
      async reach(shopper, shop) {
        await shop.fail('packagings', { kind: 'status', status: 500 });
        await openDesigns(shopper);
        await shopper.sees('dialog [role="alert"]');
      },
    },
    {
      id: 'friends-rule',
      title: 'Freunde-Rabatt',
      scenario: 'friends',
      part: 'dialog',
      async reach(shopper) {
        await shopper.presses('Freunde-Rabatt, Quad-Tour über Stock und Stein');
        await shopper.sees(dialog);
      },
    },
    {
      id: 'dialog-gone',
      ownPage: true,
      title: 'Dialog nicht mehr auf dem Server',
      scenario: 'single',
      props: { initialErrorCode: 0 },
      async reach(shopper) {
        // After its first use, the code for notices and changes has loaded.
        await shopper.sees('[part~="notice"]');
        await shopper.presses('Schließen');
        await shopper.chooses('Anzahl, Ballonfahrt im Alpenvorland', '2');
        await shopper.seesText('2 Artikel');
        loadNoMore();
        await shopper.presses('Leistungen, Ballonfahrt im Alpenvorland');
        await shopper.seesText('Seite neu laden');
      },
    },
    {
      id: 'coupon-change',
      title: 'Code statt des Freunde-Rabatts',
      scenario: 'friends',
      part: 'dialog',
      loggedIn: true,
      async reach(shopper) {
        await shopper.presses('Ändern');
        await shopper.sees(dialog);
      },
    },
    coupon('coupon-empty', 'Rabattcode eingeben', async () => undefined),
    coupon('coupon-missing', 'Rabattcode fehlt', async (shopper) => {
      await shopper.presses('Einlösen');
      await shopper.seesText('Bitte Rabattcode eingeben.');
    }),
    coupon('coupon-characters', 'Rabattcode mit Sonderzeichen', async (shopper) => {
      await shopper.types('Rabattcode', 'SOMMER/10');
      await shopper.leaves('Rabattcode');
      await shopper.seesText('Es sind keine Sonderzeichen erlaubt, wie z.B. / # $');
    }),
    coupon('coupon-refused', 'Rabattcode abgelehnt, mit Hotline', async (shopper) => {
      await redeem(shopper, 'ABGELAUFEN');
      await shopper.sees('dialog [part~="notice"]');
    }),
    {
      ...coupon('coupon-guest', 'Rabattcode ohne Anmeldung', async () => undefined),
      loggedIn: false,
    },
    {
      ...coupon('coupon-guest-tried', 'Rabattcode ohne Anmeldung versucht', async (shopper) => {
        await redeem(shopper, 'WILLKOMMEN10');
        await shopper.sees('dialog [data-severity="warning"]');
      }),
      loggedIn: false,
    },
    {
      ...coupon('coupon-waiting', 'Rabattcode wird geprüft', async (shopper) => redeem(shopper, 'WILLKOMMEN10')),
      async before(shop) {
        await shop.fail('add-coupon', { kind: 'stall' });
      },
    },
  ],
};

function forMia(item: CartItem): CartItem {
  return { ...item, product: { ...item.product, personalization: { recipient: 'Mia' } } };
}

async function openDesigns(shopper: Shopper): Promise<void> {
  await shopper.presses('Design wählen, Ballonfahrt im Alpenvorland');
  await shopper.sees(dialog);
}

async function redeem(shopper: Shopper, code: string): Promise<void> {
  await shopper.types('Rabattcode', code);
  await shopper.presses('Einlösen');
}

/** The dialog of the discount code, for a customer. */
function coupon(id: string, title: string, then: (shopper: Shopper) => Promise<void>): GalleryState {
  return {
    id,
    title,
    scenario: 'single',
    part: 'dialog',
    loggedIn: true,
    async reach(shopper) {
      await shopper.presses('Rabattcode einlösen');
      await shopper.sees(dialog);
      await then(shopper);
    },
  };
}
