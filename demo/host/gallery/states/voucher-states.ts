import type { GalleryGroup } from '../gallery-state.ts';

const part = 'vouchers';
const redemption = { mode: 'redemption' };

export const voucherStates: GalleryGroup = {
  id: 'vouchers',
  title: 'Wertgutscheine einlösen',
  states: [
    { id: 'vouchers-applied', title: 'Zwei Gutscheine eingelöst', scenario: 'vouchers' },
    { id: 'vouchers-mixed', title: 'Auch Wertgutscheine im Warenkorb', part },
    {
      id: 'vouchers-redemption',
      title: 'Einlösen, mit Restwert',
      scenario: 'vouchers',
      tall: true,
      props: redemption,
    },
    { id: 'vouchers-none', title: 'Einlösen, noch ohne Gutschein', scenario: 'single', part, props: redemption },
    {
      id: 'voucher-removing',
      title: 'Gutschein wird entfernt',
      scenario: 'vouchers',
      part,
      timersEnd: 300,
      async reach(shopper, shop) {
        await shop.fail('remove-voucher', { kind: 'stall' });
        await shopper.presses('Gutschein GS-77 entfernen');
        await shopper.sees('[part~="voucher"] .spinner');
      },
    },
    {
      id: 'voucher-removed',
      title: 'Gutschein entfernt',
      scenario: 'vouchers',
      part,
      async reach(shopper) {
        await shopper.presses('Gutschein GS-77 entfernen');
        await shopper.sees('[part~="removed"]');
      },
    },
    {
      id: 'voucher-kept',
      title: 'Gutschein nicht zurückgebucht',
      scenario: 'single',
      part: 'notice',
      async before(shop) {
        await shop.control('apply-voucher', { voucherId: 'GS-RUECKBUCHUNG', balance: 50 });
      },
      async reach(shopper) {
        await shopper.presses('Gutschein GS-RUECKBUCHUNG entfernen');
        await shopper.sees('.inline-notices [part~="notice"]');
      },
    },
  ],
};
