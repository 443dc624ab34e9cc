import type { GalleryGroup, GalleryState } from '../gallery-state.ts';

const hotline = 'Der Mindestbestellwert für diesen Rabattcode ist noch nicht erreicht.';

/** A refusal of each category, with the server's message where it is shown. */
const categories: readonly (readonly [category: string, title: string, message?: string])[] = [
  ['external_error', 'Störung'],
  ['discount_error', 'Rabatt abgelehnt', hotline],
  ['general_address_error', 'Adresse'],
  ['input_validation_error', 'Eingabe'],
  ['shipping_invalid_country', 'Land nicht belieferbar', 'In dieses Land liefern wir leider nicht.'],
  ['express_shipping_invalid_country', 'Express ins Ausland'],
  ['express_shipping_invalid_zip_code', 'Postleitzahl', 'An diese Postleitzahl liefern wir leider nicht.'],
  ['failed_reservation_error', 'Reservierung'],
  ['generic_paypal_express_error', 'PayPal'],
];

export const refusalStates: GalleryGroup = {
  id: 'refusals',
  title: 'Abgelehnte Änderungen',
  states: categories.map(([category, title, message]) => refusal(category, title, message)),
};

function refusal(category: string, title: string, message?: string): GalleryState {
  const body = { errorCode: 1, category, ...(message !== undefined && { message }) };
  return {
    id: `refused-${category.replaceAll('_', '-')}`,
    title,
    scenario: 'single',
    part: 'notice',
    async reach(shopper, shop) {
      await shop.fail('set-shipping-method', { kind: 'status', status: 400, body });
      await shopper.presses('Expressversand');
      await shopper.sees('.inline-notices [part~="notice"]');
    },
  };
}
