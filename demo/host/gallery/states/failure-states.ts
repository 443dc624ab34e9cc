import type { GalleryGroup } from '../gallery-state.ts';
import { loadNoMore } from '../load-no-more.ts';

const part = 'notice';
const scenario = 'single';

/** Calls that fail, and what can be done about it. */
export const failureStates: GalleryGroup = {
  id: 'failures',
  title: 'Verbindung und Anmeldung',
  states: [
    {
      id: 'connection-lost',
      title: 'Verbindungsfehler, mit neuem Versuch',
      scenario,
      part,
      async reach(shopper, shop) {
        await shop.fail('set-item-quantity', { kind: 'drop-before' });
        await shopper.chooses('Anzahl, Ballonfahrt im Alpenvorland', '3');
        await shopper.sees('.notices [part~="notice"]');
      },
    },
    {
      id: 'server-error',
      title: 'Störung beim Ändern',
      scenario,
      part,
      async reach(shopper, shop) {
        await shop.fail('set-item-quantity', { kind: 'html', status: 503 });
        await shopper.chooses('Anzahl, Ballonfahrt im Alpenvorland', '3');
        await shopper.sees('.notices [part~="notice"]');
      },
    },
    {
      id: 'changed-elsewhere',
      title: 'Zugleich an anderer Stelle geändert',
      scenario,
      part,
      async reach(shopper, shop) {
        await shop.fail('set-item-quantity', { kind: 'status', status: 409 });
        await shopper.chooses('Anzahl, Ballonfahrt im Alpenvorland', '3');
        await shopper.sees('.notices [part~="notice"]');
      },
    },
    {
      id: 'offline',
      title: 'Verbindung beim Ändern abgerissen, offline',
      scenario,
      tall: true,
      async reach(shopper, shop) {
        shop.disconnectAt('set-item-quantity');
        await shopper.chooses('Anzahl, Ballonfahrt im Alpenvorland', '3');
        await shopper.sees('.notices [part~="notice"]');
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
        await shopper.sees('.notices [part~="notice"]');
      },
    },
    {
      id: 'part-gone',
      title: 'Teil des Programms nicht mehr auf dem Server',
      scenario,
      part,
      async reach(shopper) {
        loadNoMore();
        await shopper.chooses('Anzahl, Ballonfahrt im Alpenvorland', '3');
        await shopper.seesText('Seite neu laden');
      },
    },
    {
      id: 'login-expired',
      title: 'Anmeldung abgelaufen',
      scenario,
      part,
      loggedIn: true,
      async reach(shopper, shop) {
        await shop.fail('set-item-quantity', { kind: 'status', status: 401 });
        await shopper.chooses('Anzahl, Ballonfahrt im Alpenvorland', '3');
        await shopper.sees('.notices [part~="notice"]');
      },
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
        await shopper.sees('.notices [part~="notice"]');
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
      reach: (shopper) => shopper.sees('.notices [part~="notice"]'),
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
      reach: (shopper) => shopper.sees('.notices [part~="notice"]'),
    },
  ],
};
