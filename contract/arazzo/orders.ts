import { answered, type Workflow } from './workflow.ts';

const show = {
  call: 'getCart',
  text: 'The page shows the cart.',
  outputs: {
    cart: answered('cartId'),
    item: answered('items/0/id'),
    total: answered('total/gross/amount'),
    currency: answered('total/gross/currencyCode'),
    method: answered('shipping/method'),
    tag: '$response.header.ETag',
  },
} as const;

/** What shoppers do before an order. Nothing is ordered. */
export const orders = {
  ticket: {
    summary: 'A shopper proceeds with tickets',
    session: 'a visitor whose first item is a ticket that is available',
    steps: {
      seats: {
        call: 'getCart',
        text: 'The page shows the ticket.',
        outputs: { cart: answered('cartId'), appointment: answered('items/0/appointment/appointmentId') },
      },
      reserve: {
        call: 'reserveAppointments',
        text: 'Before the next step, all appointments are reserved.',
        holds: [`${answered('reservedAppointmentIds/0')} == $steps.seats.outputs.appointment`],
      },
      renew: {
        call: 'reserveAppointments',
        text: 'A repeated call renews the reservations.',
        holds: [`${answered('reservedAppointmentIds/0')} == $steps.seats.outputs.appointment`],
      },
      proceed: {
        call: 'postCheckoutProceeded',
        text: 'The shopper leaves for the next step.',
        body: { cartId: '$steps.seats.outputs.cart' },
      },
    },
  },
  lostTicket: {
    summary: 'An appointment is gone before the shopper proceeds',
    session: 'a visitor whose first item is a ticket that is not available any more, with another item after it',
    steps: {
      gone: {
        call: 'getCart',
        text: 'The ticket is still in the cart.',
        outputs: { item: answered('items/0/id'), appointment: answered('items/0/appointment/appointmentId') },
      },
      refuse: {
        call: 'reserveAppointments',
        text: 'Error 300 names it, and nothing is reserved.',
        status: 422,
        holds: [
          `${answered('errorCode')} == 300`,
          `${answered('fields/appointmentIds/0')} == $steps.gone.outputs.appointment`,
        ],
      },
      remove: {
        call: 'removeItem',
        text: 'The shopper removes it, and keeps the other item.',
        body: { cartItemId: '$steps.gone.outputs.item' },
        holds: [`${answered('items/0/id')} != $steps.gone.outputs.item`],
      },
    },
  },
  paypal: {
    summary: 'A shopper approves the cart at PayPal, and has changed it in another tab before',
    session: 'a visitor whose cart can be paid, in a shop that answers with ETag and reads If-Match',
    inputs: { key: 'A random UUID.' },
    steps: {
      show,
      available: {
        call: 'getPaymentAvailability',
        text: 'The button is shown if PayPal is available for this sum.',
        params: { id: 'PayPal' },
        query: { totalAmount: '$steps.show.outputs.total', shippingMethod: '$steps.show.outputs.method' },
        holds: [`${answered('available')} == true`],
      },
      change: {
        call: 'setItemQuantity',
        text: 'In another tab, the quantity changes.',
        body: { cartItemId: '$steps.show.outputs.item', quantity: 5 },
        outputs: { tag: '$response.header.ETag' },
      },
      refuse: {
        call: 'createPaypalOrder',
        text: 'An order of the cart that the shopper saw before is refused.',
        headers: { 'If-Match': '$steps.show.outputs.tag', 'Idempotency-Key': '$inputs.key' },
        body: { cartId: '$steps.show.outputs.cart' },
        status: 412,
      },
      create: {
        call: 'createPaypalOrder',
        text: 'The cart is shown again, and ordered.',
        headers: { 'If-Match': '$steps.change.outputs.tag', 'Idempotency-Key': '$inputs.key' },
        body: { cartId: '$steps.show.outputs.cart' },
        outputs: { order: answered('orderId'), paypalOrder: answered('paypalOrderId') },
      },
      repeat: {
        call: 'createPaypalOrder',
        text: 'The same key has the same order.',
        headers: { 'If-Match': '$steps.change.outputs.tag', 'Idempotency-Key': '$inputs.key' },
        body: { cartId: '$steps.show.outputs.cart' },
        holds: [`${answered('orderId')} == $steps.create.outputs.order`],
      },
      payer: {
        call: 'getPaypalOrder',
        text: 'After the approval, the payer is fetched.',
        params: { id: '$steps.create.outputs.paypalOrder' },
        outputs: { email: answered('email'), address: answered('billingAddress') },
      },
      check: {
        call: 'validatePersonalInformation',
        text: 'The address must be one that the cart can be delivered to.',
        body: {
          email: '$steps.payer.outputs.email',
          phoneNumber: '',
          billingAddress: '$steps.payer.outputs.address',
          distinctShippingAddressSelected: false,
          customerType: 'Private',
        },
      },
    },
  },
  card: {
    summary: 'A shopper pays with a wallet of the card provider',
    session: 'a visitor whose cart can be paid',
    inputs: { paymentType: 'Such as StripeGooglePay.', key: 'A random UUID.' },
    steps: {
      show,
      started: {
        call: 'postExpressStarted',
        text: 'The attempt is counted.',
        body: { cartId: '$steps.show.outputs.cart', paymentType: '$inputs.paymentType' },
      },
      pay: {
        call: 'createPaymentSession',
        text: 'The order and its payment are created.',
        headers: { 'Idempotency-Key': '$inputs.key' },
        body: { paymentType: '$inputs.paymentType' },
        outputs: { order: answered('orderId') },
      },
      repeat: {
        call: 'createPaymentSession',
        text: 'The same key has the same order.',
        headers: { 'Idempotency-Key': '$inputs.key' },
        body: { paymentType: '$inputs.paymentType' },
        holds: [`${answered('orderId')} == $steps.pay.outputs.order`],
      },
      finished: {
        call: 'postExpressFinished',
        text: 'The success is counted.',
        body: { cartId: '$steps.show.outputs.cart', paymentType: '$inputs.paymentType' },
      },
    },
  },
  amazon: {
    summary: 'A shopper begins a checkout of Amazon Pay',
    session: 'a visitor whose cart can be paid',
    inputs: { amount: 'The total of the cart, with two decimals.' },
    steps: {
      show,
      merchant: { call: 'getAmazonMerchant', text: 'The button is drawn for the account of the shop.' },
      prepare: {
        call: 'prepareAmazonSession',
        text: 'The shop signs the payload for Amazon.',
        body: { amount: { amount: '$inputs.amount', currencyCode: '$steps.show.outputs.currency' } },
        holds: [`${answered('signature')} != null`],
      },
    },
  },
} satisfies Readonly<Record<string, Workflow>>;
