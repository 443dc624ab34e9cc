import type { GalleryFault } from '../gallery-shop.ts';
import type { GalleryGroup, GalleryState } from '../gallery-state.ts';
import type { Shopper } from '../shopper.ts';

const part = 'notice';
const scenario = 'single';
const notice = '.notices [part~="notice"]';
const noticeAtPlace = '.inline-notices [part~="notice"]';

/** Failed calls and their retry. */
export const failureStates: GalleryGroup = {
  id: 'failures',
  title: 'Verbindung und Anmeldung',
  states: [
    {
      id: 'connection-lost',
      title: 'Verbindungsfehler, mit neuem Versuch',
      scenario,
      part,
      reach: shippingMetBy({ kind: 'drop-before' }),
    },
    {
      id: 'server-error',
      title: 'Störung beim Ändern',
      scenario,
      part,
      reach: changeMetBy({ kind: 'html', status: 503 }),
    },
    {
      id: 'changed-elsewhere',
      title: 'Zugleich an anderer Stelle geändert',
      scenario,
      part,
      reach: shippingMetBy({ kind: 'status', status: 409 }),
    },
    {
      id: 'offline',
      ownPage: true,
      title: 'Verbindung beim Ändern abgerissen, offline',
      scenario,
      tall: true,
      async reach(shopper, shop) {
        // The answer would show that the network works.
        await shopper.sees('[part~="delivery-term"] span');
        shop.disconnectAt('set-item-quantity');
        await chooseThree(shopper);
        await shopper.sees(noticeAtPlace);
      },
    },
    {
      id: 'change-slow',
      title: 'Änderung dauert lange',
      scenario,
      part,
      timersEnd: 3000,
      async reach(shopper, shop) {
        await shop.fail('set-shipping-method', { kind: 'stall' });
        await shopper.presses('Expressversand');
        await shopper.sees(noticeAtPlace);
      },
    },
    {
      id: 'login-expired',
      title: 'Anmeldung abgelaufen',
      scenario,
      part,
      loggedIn: true,
      reach: changeMetBy({ kind: 'status', status: 401 }),
    },
    {
      id: 'replaced',
      title: 'In einem anderen Tab bestellt',
      scenario,
      tall: true,
      async reach(shopper, shop) {
        await shopper.sees('[part~="summary"]');
        await shop.control('order', {});
        await document.querySelector('cart-fragment')?.refresh();
        await shopper.sees(notice);
      },
    },
    {
      id: 'discount-gone',
      title: 'Rabatt gilt nicht mehr, mit Hotline',
      scenario,
      part,
      cart: (cart) => ({
        ...cart,
        discountStatus: { success: false, message: 'Rabattcodes gelten nicht für bereits reduzierte Artikel.' },
      }),
      reach: (shopper) => shopper.sees(notice),
    },
    {
      id: 'campaign-refused',
      title: 'Rabattaktion des Werbelinks beendet',
      scenario,
      part,
      props: { discountCampaignCookieName: 'gallery_campaign' },
      before() {
        document.cookie = 'gallery_campaign=AKTION-BEENDET; path=/; max-age=10; samesite=lax';
      },
      reach: (shopper) => shopper.sees(notice),
    },
  ],
};

/** Changes a quantity with the given fault, and waits for the failure. */
function changeMetBy(fault: GalleryFault): NonNullable<GalleryState['reach']> {
  return async (shopper, shop) => {
    await shop.fail('set-item-quantity', fault);
    await chooseThree(shopper);
    await shopper.sees(noticeAtPlace);
  };
}

function shippingMetBy(fault: GalleryFault): NonNullable<GalleryState['reach']> {
  return async (shopper, shop) => {
    await shop.fail('set-shipping-method', fault);
    await shopper.presses('Expressversand');
    await shopper.sees(noticeAtPlace);
  };
}

function chooseThree(shopper: Shopper): Promise<void> {
  return shopper.chooses('Anzahl, Ballonfahrt im Alpenvorland', '3');
}
