/** Carts of the examples: what the reference backend answers, without pictures and texts. */
const euros = (amount: number) => ({ amount, currencyCode: 'EUR' });
export const price = (amount: number) => ({ gross: euros(amount) });

const cartId = '3f0c4f2e-8a8e-4b0b-9f0e-2f2ad1b7c001';

export const balloon = {
  id: 'p-1001',
  url: 'experiences/p-1001',
  title: 'Ballonfahrt im Alpenvorland',
  manufacturerSku: '5001',
  price: price(179.9),
  originalPrice: price(199.9),
  discountType: 'StrikePrice',
  productType: 'Experience',
};

const envelope = {
  type: 'Envelope',
  title: 'Geschenkumschlag',
  variantTitle: 'Klassisch',
  variantId: 'envelope-1',
  price: price(3.9),
};

const box = {
  type: 'GiftBox',
  title: 'Geschenkbox',
  variantTitle: 'Sternenhimmel',
  variantId: 'giftbox-7',
  price: price(7.9),
};

const option = ({ type, ...packaging }: typeof box) => ({
  ...packaging,
  type,
  packagingOptionType: type,
  hasMultipleVariants: type === 'GiftBox',
});
const pdf = { type: 'Pdf', title: 'PDF-Gutschein', variantTitle: 'Zum Selbstausdrucken', variantId: 'pdf-1' };

const item = {
  id: 'item-1',
  quantity: 1,
  experienceId: 'e-5001',
  product: balloon,
  total: price(179.9),
  discount: null as { campaign: string } | null,
  appointment: null,
  selectedPackaging: envelope,
  availablePackagingOptions: [option({ ...pdf, price: price(0) }), option(envelope), option(box)],
};

const standard = { method: 'Standard', title: 'Standardversand', subtitle: '2–4 Werktage', price: price(4.9) };
const express = { method: 'Express', title: 'Expressversand', subtitle: 'Nächster Werktag', price: price(14.9) };
const boxStandard = {
  method: 'BoxStandard',
  title: 'Standardversand für Boxen',
  subtitle: '3–5 Werktage',
  price: price(5.9),
};
const boxExpress = {
  method: 'BoxExpress',
  title: 'Expressversand für Boxen',
  subtitle: 'Nächster Werktag',
  price: price(16.9),
};
const online = { method: 'Online', title: 'Online (PDF)', subtitle: 'Sofort per E-Mail', price: price(0) };

export const balloonCart = {
  cartId,
  cartVersion: 18,
  items: [item],
  packagingTotal: price(3.9),
  shipping: { method: 'Standard', price: price(4.9) },
  total: price(188.7),
  totalDiscount: euros(0),
  coupon: null,
  discount: null,
  discountStatus: { success: true, message: null },
  vouchers: [],
  leftoverTotal: price(0),
  payback: { number: null, scrid: null, points: 89 },
  selectedPaymentType: null,
  availableShippingMethods: [standard, express],
  rebuilt: false,
};

export const twoBalloons = {
  ...balloonCart,
  cartVersion: 19,
  items: [{ ...item, quantity: 2, total: price(359.8) }],
  total: price(368.6),
  payback: { number: null, scrid: null, points: 179 },
};

export const emptyCart = {
  ...balloonCart,
  cartVersion: 19,
  items: [],
  packagingTotal: price(0),
  shipping: { method: null, price: price(0) },
  total: price(0),
  payback: { number: null, scrid: null, points: 0 },
  availableShippingMethods: [],
};

export const boxedBalloon = {
  ...balloonCart,
  cartVersion: 19,
  items: [{ ...item, selectedPackaging: box }],
  packagingTotal: price(7.9),
  shipping: { method: 'BoxStandard', price: price(5.9) },
  total: price(193.7),
  availableShippingMethods: [boxStandard, boxExpress],
};

export const expressBalloon = {
  ...balloonCart,
  cartVersion: 19,
  shipping: { method: 'Express', price: price(14.9) },
  total: price(198.7),
};

export const loyalBalloon = {
  ...balloonCart,
  cartVersion: 19,
  payback: { number: '3103187694', scrid: null, points: 89 },
};

/** Of two vouchers, the other one remains, with more than the order costs. */
export const paidBalloon = {
  ...balloonCart,
  cartVersion: 21,
  vouchers: [{ id: 'GS-88', balance: euros(250), deductedAtPurchase: euros(188.7) }],
  total: price(0),
  leftoverTotal: price(61.3),
};

const hotelBox = {
  id: 'item-2',
  quantity: 1,
  experienceId: null,
  product: {
    id: 'p-2001',
    url: 'boxes/p-2001',
    title: 'Kurzurlaub-Box',
    manufacturerSku: '6101',
    price: price(99.9),
    originalPrice: null,
    discountType: 'None',
    productType: 'Box',
  },
  total: price(99.9),
  discount: { campaign: 'Sommeraktion' },
  appointment: null,
  selectedPackaging: { type: 'Included', title: 'Inklusive', variantTitle: '', variantId: null, price: price(0) },
  availablePackagingOptions: [],
};

/** The code applies to the box alone, because the balloon is reduced already. */
export const discountedCart = {
  ...balloonCart,
  cartVersion: 20,
  items: [item, hotelBox],
  total: price(273.61),
  totalDiscount: euros(14.99),
  coupon: { code: 'NEWSLETTER-SOMMER-2026' },
  discount: { campaign: 'Sommeraktion' },
  payback: { number: null, scrid: null, points: 132 },
};

export const ticketCart = {
  ...balloonCart,
  items: [
    {
      id: 'item-1',
      quantity: 1,
      experienceId: 'e-5003',
      product: {
        id: 'p-1003',
        url: 'experiences/p-1003',
        title: 'Fallschirm-Tandemsprung aus 4.000 Metern',
        manufacturerSku: '5003',
        price: price(229),
        originalPrice: null,
        discountType: 'None',
        productType: 'Experience',
      },
      total: price(229),
      discount: null,
      appointment: {
        appointmentId: 'a-90301',
        locationId: 'l-41',
        reservationId: 'r-item-1-a-90301',
        date: '2026-12-12T09:00:00.000Z',
        location: 'Flugplatz Fehrbellin',
      },
      appointmentUrl: 'availabilities/p-1003/e-5003',
      selectedPackaging: { ...pdf, price: price(0) },
      availablePackagingOptions: [option({ ...pdf, price: price(0) }), option(envelope)],
    },
  ],
  cartVersion: 20,
  packagingTotal: price(0),
  shipping: { method: 'Online', price: price(0) },
  total: price(229),
  payback: { number: null, scrid: null, points: 114 },
  availableShippingMethods: [online],
};
