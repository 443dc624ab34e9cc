import type { GalleryGroup, GalleryState } from '../gallery-state.ts';
import type { GalleryShop } from '../gallery-shop.ts';
import type { Shopper } from '../shopper.ts';
import { breakNumbers } from '../break-numbers.ts';
import { goOffline } from '../go-offline.ts';

const part = 'item';
const quantity = 'Anzahl, Ballonfahrt im Alpenvorland';

/** A row during a change and after a failed one. */
export const rowStates: GalleryGroup = {
  id: 'rows',
  title: 'Zeilen',
  states: [
    waiting('row-started', 'Änderung begonnen', 0),
    waiting('row-loading', 'Änderung lädt', 300),
    waiting('row-long-loading', 'Änderung dauert lange', 3000),
    {
      id: 'row-long-removal',
      title: 'Entfernen dauert lange',
      part,
      timersEnd: 3000,
      async reach(shopper, shop) {
        await shop.fail('remove-item', { kind: 'stall' });
        await shopper.presses('Ballonfahrt im Alpenvorland entfernen');
        await shopper.seesText('Das dauert gerade etwas länger …');
      },
    },
    {
      id: 'row-offline',
      ownPage: true,
      title: 'Änderung wartet auf die Verbindung',
      part,
      async reach(shopper) {
        await shopper.sees('[part~="summary"]');
        goOffline();
        await shopper.chooses(quantity, '4');
        await shopper.sees('.inline-notices [part~="notice"]');
      },
    },
    {
      id: 'row-finished',
      title: 'Änderung angekommen',
      part,
      timersEnd: 999,
      async reach(shopper) {
        await shopper.chooses(quantity, '1');
        await shopper.sees('[part~="summary"][aria-busy="false"]');
      },
    },
    {
      id: 'row-refused',
      title: 'Änderung abgelehnt',
      part,
      async reach(shopper, shop) {
        const body = { errorCode: 606, category: 'input_validation_error' };
        await shop.fail('set-item-packaging', { kind: 'status', status: 422, body });
        await shopper.presses('Geschenkbox');
        await shopper.sees('.inline-notices [part~="notice"]');
      },
    },
    {
      id: 'row-appointment-gone',
      title: 'Termin nicht mehr zu haben',
      scenario: 'tickets',
      async before(shop) {
        await shop.control('expire-reservation', { appointmentId: 'a-90017' });
      },
      async reach(shopper) {
        await shopper.presses('Weiter zu den Bestelldaten');
        await shopper.sees('[part~="item"][data-error]');
        await shopper.sees('.notices [part~="notice"]');
      },
    },
    {
      id: 'row-crashed',
      ownPage: true,
      title: 'Zeile abgestürzt',
      scenario: 'tickets',
      before: () => breakNumbers((amount) => amount === 249 || amount === 269),
      reach: (shopper) => shopper.seesText('Dieser Artikel kann gerade nicht angezeigt werden.'),
    },
  ],
};

/** @param timersEnd see `stopTimersAt`. */
function waiting(id: string, title: string, timersEnd: number): GalleryState {
  return {
    id,
    title,
    part,
    timersEnd,
    async reach(shopper: Shopper, shop: GalleryShop) {
      await shop.fail('set-item-quantity', { kind: 'stall' });
      await shopper.chooses(quantity, '4');
      await shopper.sees('[part~="item"][aria-busy="true"]');
      if (timersEnd >= 300) await shopper.sees('[data-pending]');
      if (timersEnd >= 3000) await shopper.seesText('Das dauert gerade etwas länger …');
    },
  };
}
