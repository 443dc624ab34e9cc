import type { operations } from 'cart-fragment/api';
import { payer } from './calls.ts';

/** The example of a refusal: the request that is refused, and the body of the answer. */
export interface RefusalExample {
  readonly summary: string;
  readonly request?: unknown;
  readonly answer: {
    readonly errorCode: number;
    readonly message: string;
    readonly category?: string;
    readonly fields?: { readonly appointmentIds: readonly string[] };
  };
}

const call = (message: string) => ({ errorCode: 0, message, category: 'external_error' });
const discount = (errorCode: number, message: string) => ({ errorCode, message, category: 'discount_error' });
const livingAt = (changed: object) => ({ ...payer, billingAddress: { ...payer.billingAddress, ...changed } });

/** Refusals with a code or a text that the cart reads, all with status 422. The reference backend answers the same. */
export const refusalExamples: Readonly<
  Partial<Record<keyof typeof operations, Readonly<Record<string, RefusalExample>>>>
> = {
  addCoupon: {
    unknownCode: {
      summary: 'There is no such code',
      request: { coupon: 'GIBT-ES-NICHT', referer: null },
      answer: discount(700, 'Diesen Rabattcode kennen wir leider nicht. Bitte prüfe die Schreibweise.'),
    },
    expiredCode: {
      summary: 'The code has expired; the cookies of the campaign are removed',
      request: { coupon: 'ABGELAUFEN', referer: null },
      answer: discount(702, 'Dieser Rabattcode ist nicht mehr gültig.'),
    },
    loginNeeded: {
      summary: 'The code needs a login',
      request: { coupon: 'WILLKOMMEN10', referer: null },
      answer: discount(
        710,
        'Um den Rabattcode anzuwenden, melde dich bitte in deinem Erlebniskonto an oder registriere dich.',
      ),
    },
  },
  addWishlistProduct: {
    countExceeded: {
      summary: 'The wishlist is full. The text COUNT_EXCEEDED can be the value of any field',
      request: { productId: 'p-1001' },
      answer: call('COUNT_EXCEEDED'),
    },
  },
  createPaymentSession: {
    otherPaymentType: {
      summary: 'The card provider does not handle this payment type',
      request: { paymentType: 'PayPal' },
      answer: { errorCode: 800, message: 'Diese Zahlungsart steht für deine Bestellung nicht zur Verfügung.' },
    },
  },
  createPaypalOrder: {
    otherCart: {
      summary: 'The cart cannot be ordered',
      request: { cartId: 'cart-of-yesterday' },
      answer: { errorCode: 1200, message: 'Die Bestellung konnte nicht angelegt werden.' },
    },
  },
  removeVoucher: {
    notRefundable: {
      summary: 'The voucher cannot be removed',
      request: { voucherId: 'GS-RUECKBUCHUNG' },
      answer: { errorCode: 908, message: 'Der Wertgutschein konnte nicht zurückgebucht werden.' },
    },
  },
  reserveAppointments: {
    notAvailable: {
      summary: 'An appointment is not available any more; none is reserved',
      answer: {
        errorCode: 300,
        message: 'Dieser Termin ist bereits nicht mehr verfügbar.',
        category: 'failed_reservation_error',
        fields: { appointmentIds: ['a-90017'] },
      },
    },
  },
  setItemPackaging: {
    notOffered: {
      summary: 'The item cannot be packed like this',
      request: { itemId: 'item-1', packagingOptionType: 'Included', packagingVariantId: null },
      answer: call('Diese Verpackung gibt es hierfür nicht.'),
    },
  },
  setItemQuantity: {
    tooMany: {
      summary: 'More than the shop sells',
      request: { cartItemId: 'item-1', quantity: 26 },
      answer: call('Du kannst höchstens 25 Stück bestellen.'),
    },
  },
  setPaybackNumber: {
    checksum: {
      summary: 'The checksum of the number is wrong',
      request: { paybackNumber: '3103187695' },
      answer: {
        errorCode: 0,
        message: 'Die eingegebene PAYBACK-Nummer ist nicht gültig.',
        category: 'input_validation_error',
      },
    },
  },
  setShippingMethod: {
    notOffered: {
      summary: 'The method is not available for this cart',
      request: { method: 'Online' },
      answer: call('Diese Versandart gibt es für deinen Warenkorb gerade nicht.'),
    },
  },
  validatePersonalInformation: {
    otherCountry: {
      summary: 'The shipping method does not deliver to this country',
      request: livingAt({ zipCode: '8001', countryCode: 'CH' }),
      answer: {
        errorCode: 102,
        message: 'In dieses Land liefern wir mit der gewählten Versandart leider nicht.',
        category: 'shipping_invalid_country',
      },
    },
    incompleteAddress: {
      summary: 'The address is incomplete or contradicts itself',
      request: livingAt({ zipCode: '1' }),
      answer: {
        errorCode: 606,
        message: 'Die Adresse ist unvollständig oder passt nicht zusammen.',
        category: 'input_validation_error',
      },
    },
  },
};
