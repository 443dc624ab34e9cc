import { change, fetchCart, quantitiesOf, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import { answerOf, begin, assertTestKeys, payloadOf } from '../payments.ts';
import { assert, assertSame } from '../violation.ts';

/** Payments are begun, but never approved. Nothing is begun at a shop with live keys. */
export const paymentChecks: readonly Check[] = [
  {
    id: 'test-keys',
    sentence: 'A test system has test keys, and no page or answer has a secret key.',
    run: async (scene) => assertTestKeys(await scene.visitor(), scene.description),
  },
  {
    id: 'availability',
    sentence: 'A payment method is available as described for the sum of the cart; an unknown one is not.',
    isOffered: ({ payments }) => (payments?.available ?? payments?.unavailable) !== undefined,
    async run({ visitor, description: { payments } }) {
      const own = await visitor();
      const { total, shipping } = await fetchCart(own);
      const query = { totalAmount: String(total.gross.amount), shippingMethod: shipping.method ?? '' };
      const ask = (id: string) => own.call('getPaymentAvailability', { params: { id }, query });
      for (const [ids = [], expected] of [
        [payments?.available, true],
        [payments?.unavailable, false],
      ] as const) {
        for (const id of ids) {
          assertSame(`available of ${id}`, expected, answerOf('getPaymentAvailability', await ask(id)).available);
        }
      }
      const unknown = await ask('NoSuchPayment');
      if (unknown.status >= 400) refusalIn(unknown);
      else assertSame('available of NoSuchPayment', false, answerOf('getPaymentAvailability', unknown).available);
    },
  },
  {
    id: 'payment-session',
    sentence:
      'create-payment-session answers with one order for the same cart and Idempotency-Key, places none, and refuses what cannot be paid.',
    isOffered: ({ payments }) => payments?.session !== undefined,
    async run(scene) {
      const paymentType = scene.description.payments?.session;
      const { own } = await begin(
        scene,
        'createPaymentSession',
        () => ({ paymentType }),
        (answer) => {
          const { orderId, stripeClientSecret } = answerOf('createPaymentSession', answer);
          const isSecret = /^pi_.+_secret_.+/.test(stripeClientSecret);
          assert(isSecret, 'stripeClientSecret of a PaymentIntent (pi_…_secret_…)', () => stripeClientSecret);
          return orderId;
        },
      );
      refusalIn(await own.call('createPaymentSession', { body: { paymentType: 'NoSuchPayment' } }));
      for (const [id] of quantitiesOf(await fetchCart(own))) await change(own, 'removeItem', { cartItemId: id });
      refusalIn(await own.call('createPaymentSession', { body: { paymentType } }));
    },
  },
  {
    id: 'paypal-order',
    sentence:
      'paypal/order creates one order for the same cart and Idempotency-Key, and refuses the cart of another visitor, who cannot read the payer either.',
    isOffered: ({ payments }) => payments?.paypal !== undefined,
    async run(scene) {
      const { own, first } = await begin(
        scene,
        'createPaypalOrder',
        ({ cartId }) => ({ cartId }),
        (answer) => {
          return answerOf('createPaypalOrder', answer).orderId;
        },
      );
      refusalIn(await own.call('createPaypalOrder', { body: { cartId: 'no-such-cart' } }));
      const params = { id: answerOf('createPaypalOrder', first).paypalOrderId };
      refusalIn(await (await scene.visitor()).call('getPaypalOrder', { params }));
      const payer = await own.call('getPaypalOrder', { params });
      // A shop may refuse to return the payer of an order that has not been approved.
      if (payer.status >= 400) refusalIn(payer);
      else answerOf('getPaypalOrder', payer);
    },
  },
  {
    id: 'amazon-session',
    sentence:
      'prepare-payment-session signs a payload for the sum and currency of the cart, and refuses sums that are none.',
    isOffered: ({ payments }) => payments?.amazon !== undefined,
    async run({ visitor, description }) {
      const own = await visitor();
      await assertTestKeys(own, description);
      const { gross } = (await fetchCart(own)).total;
      const amount = { amount: gross.amount.toFixed(2), currencyCode: gross.currencyCode };
      const answer = await own.call('prepareAmazonSession', { body: { amount } });
      const { payloadJSON, signature, publicKeyId = '' } = answerOf('prepareAmazonSession', answer);
      assert(signature !== '', 'a signature', () => 'none');
      assert(!publicKeyId.startsWith('LIVE'), 'a publicKeyId of the sandbox', () => publicKeyId);
      const { webCheckoutDetails, paymentDetails: paid } = payloadOf(payloadJSON);
      assert(typeof webCheckoutDetails === 'object', 'webCheckoutDetails in payloadJSON', () => payloadJSON);
      assertSame(
        'chargeAmount',
        [gross.amount, gross.currencyCode],
        [Number(paid?.chargeAmount?.amount ?? gross.amount), paid?.chargeAmount?.currencyCode ?? gross.currencyCode],
      );
      // Amazon charges euros otherwise.
      const presented = paid?.presentmentCurrency ?? (gross.currencyCode === 'EUR' ? 'EUR' : 'none');
      assertSame('presentmentCurrency', gross.currencyCode, presented);
      for (const wrong of ['-5.00', 'much']) {
        refusalIn(await own.call('prepareAmazonSession', { body: { amount: { ...amount, amount: wrong } } }));
      }
    },
  },
];
