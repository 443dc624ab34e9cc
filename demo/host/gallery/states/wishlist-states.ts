import { fullWishlist } from '../full-wishlist.ts';
import type { GalleryGroup } from '../gallery-state.ts';
import { createShopper } from '../shopper.ts';

const [balloon, dinner, whales, spa] = ['p-1001', 'p-1007', 'p-1016', 'p-1011'];
const heartOf = (id: string) => createShopper(document.querySelector(`wishlist-toggle[product-id="${id}"]`)!);

/** Hearts, and the page of the wishlist. */
export const wishlistStates: GalleryGroup = {
  id: 'wishlist',
  title: 'Wunschliste',
  ownPages: true,
  states: [
    {
      id: 'hearts',
      title: 'Herzen: auf der Liste, nicht darauf, beim Speichern, fehlgeschlagen',
      element: 'hearts',
      loggedIn: true,
      wishlist: [balloon],
      async reach(_, shop) {
        await heartOf(balloon).sees('[aria-pressed="true"]');
        await shop.fail('add-products', { kind: 'status', status: 400 });
        await heartOf(spa).presses('Auf die Wunschliste, Wellnesstag in der Therme');
        await heartOf(spa).seesText('Das hat leider nicht geklappt');
        await shop.fail('add-products', { kind: 'stall' });
        await heartOf(whales).presses('Auf die Wunschliste, Whale Watching auf Teneriffa');
        await heartOf(whales).sees('[aria-busy="true"]');
      },
    },
    {
      id: 'heart-full',
      title: 'Herz: Die Liste ist voll',
      element: 'hearts',
      wishlist: fullWishlist,
      async reach() {
        await heartOf(balloon).presses('Auf die Wunschliste, Ballonfahrt im Alpenvorland');
        await heartOf(balloon).seesText('Die maximale Anzahl');
      },
    },
    {
      id: 'wishlist',
      title: 'Gast: bekannt, reduziert, entfernt, nicht mehr da, nicht geladen',
      element: 'wishlist',
      tall: true,
      wishlist: [balloon, dinner, 'p-gone', spa, whales],
      before: (shop) => shop.fail(`product-details/${whales}`, { kind: 'status', status: 500 }),
      async reach(shopper) {
        await shopper.seesText('Dieses Erlebnis gibt es leider nicht mehr');
        await shopper.seesText('Dieses Erlebnis konnte nicht geladen werden');
        await shopper.presses('Wellnesstag in der Therme entfernen');
        await shopper.presses('Rückgängig, Wellnesstag in der Therme');
        await shopper.presses('Wellnesstag in der Therme entfernen');
        await shopper.seesText('steht nicht mehr auf deiner Wunschliste');
      },
    },
    {
      id: 'wishlist-refused',
      title: 'Kundin: Entfernen fehlgeschlagen',
      element: 'wishlist',
      loggedIn: true,
      wishlist: [balloon, spa],
      async reach(shopper, shop) {
        await shop.fail('remove-product', { kind: 'status', status: 400 });
        await shopper.presses('Ballonfahrt im Alpenvorland entfernen');
        await shopper.seesText('Das hat leider nicht geklappt');
      },
    },
    {
      id: 'wishlist-add',
      title: 'In den Warenkorb: gelegt, fehlgeschlagen, unterwegs',
      element: 'wishlist',
      loggedIn: true,
      wishlist: [balloon, dinner, spa],
      async reach(shopper) {
        await shopper.presses('In den Warenkorb, Ballonfahrt im Alpenvorland');
        await shopper.presses('In den Warenkorb, Candle-Light-Dinner für zwei');
        await shopper.presses('In den Warenkorb, Wellnesstag in der Therme');
        await shopper.sees('[aria-label="Im Warenkorb, Ballonfahrt im Alpenvorland"]');
        await shopper.seesText('Das hat leider nicht geklappt');
      },
    },
    {
      id: 'wishlist-last',
      title: 'Das letzte Erlebnis entfernt',
      element: 'wishlist',
      loggedIn: true,
      wishlist: [balloon],
      async reach(shopper) {
        await shopper.presses('Ballonfahrt im Alpenvorland entfernen');
        await shopper.sees('[part~="empty"]');
      },
    },
    {
      id: 'wishlist-empty',
      title: 'Leer',
      element: 'wishlist',
      reach: (shopper) => shopper.sees('[part~="empty"]'),
    },
    {
      id: 'wishlist-loading',
      title: 'Lädt',
      element: 'wishlist',
      wishlist: [balloon, spa],
      before: (shop) => shop.fail('product-details', { kind: 'stall' }),
      reach: (shopper) => shopper.sees('[part~="item"]'),
    },
    {
      id: 'wishlist-failed',
      title: 'Nicht geladen',
      element: 'wishlist',
      loggedIn: true,
      before: (shop) => shop.fail('api/wishlist', { kind: 'status', status: 500 }),
      reach: (shopper) => shopper.seesText('Wir konnten deine Wunschliste nicht laden'),
    },
  ],
};
