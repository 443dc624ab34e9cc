import { fullWishlist } from '../full-wishlist.ts';
import type { GalleryGroup } from '../gallery-state.ts';

const bar = '[part~="snackbar"]';

export const snackbarStates: GalleryGroup = {
  id: 'snackbars',
  title: 'Kurzmeldungen',
  states: [
    {
      id: 'snackbar-coupon',
      title: 'Rabattcode eingelöst',
      scenario: 'boxes',
      loggedIn: true,
      async reach(shopper) {
        await shopper.presses('Rabattcode einlösen');
        await shopper.types('Rabattcode', 'WILLKOMMEN10');
        await shopper.presses('Einlösen');
        await shopper.sees(bar);
      },
    },
    {
      id: 'snackbar-moved',
      title: 'Auf die Wunschliste gelegt',
      part: 'snackbar',
      async reach(shopper) {
        await shopper.presses('Auf die Wunschliste, Ballonfahrt im Alpenvorland');
        await shopper.sees(bar);
      },
    },
    {
      id: 'snackbar-wishlist-full',
      title: 'Wunschliste voll',
      part: 'snackbar',
      wishlist: fullWishlist,
      async reach(shopper) {
        await shopper.presses('Auf die Wunschliste, Ballonfahrt im Alpenvorland');
        await shopper.sees(bar);
      },
    },
  ],
};
