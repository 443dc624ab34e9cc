import { onTestFinished } from 'vitest';
import type { RootComponentProps } from '../../../domain/fragment-data.ts';
import type { CardBillingDetails } from '../../../domain/payer.ts';
import * as registry from '../../../storage/registry.ts';
import { noticeMessage } from '../../../messages/notice-message.ts';
import { notices, startStore } from '../../testing/start-store.ts';
import { settle } from '../../testing/test-environment.ts';
import type { WalletFailureReason, WalletSheet } from '../../cart/provider-interface.ts';

export type StartedExpress = Awaited<ReturnType<typeof startExpress>>;

/** Starts a cart with express payments. The requests for available wallets are still pending. */
export async function startExpress(props: Partial<RootComponentProps> = {}) {
  Object.values(storedValues).forEach((value) => value.remove());
  const store = await startStore({ lastCheckUrl: '/letzter-check', ...props });
  const express = await store.store.express();
  const controller = new AbortController();
  express.start(controller.signal);
  const end = () => {
    controller.abort();
    Object.values(storedValues).forEach((value) => value.remove());
  };
  onTestFinished(end);
  await settle();
  return {
    ...store,
    express,
    end,
    phase: () => express.state.getState().phase,
    availability: () => express.state.getState().availability,
    /** The names of the calls since the express payments started, except the requests for available wallets. */
    called: () => store.calls.map(({ name }) => name).filter((name) => name !== 'getPaymentAvailability'),
    /** The texts of all notices. */
    noticeTexts: () => notices(store).map(({ content }) => noticeMessage(content, 'https://shop.example/', null).text),
    /** Answers the latest fetch of the cart. */
    async showCart(cart = store.state().phase) {
      store.last('getCart').answer('cart' in cart ? cart.cart : cart);
      await settle();
    },
  };
}

/** The page removes the cart and puts it back, which draws new buttons. */
export async function putBack(shop: StartedExpress): Promise<StartedExpress> {
  shop.end();
  shop.store.stop();
  shop.store.start();
  const express = await shop.store.express();
  const controller = new AbortController();
  express.start(controller.signal);
  onTestFinished(() => controller.abort());
  await settle();
  return { ...shop, express };
}

const storedValues = {
  orderId: registry.orderId,
  paymentOrderId: registry.paymentOrderId,
  paypalOrderId: registry.paypalOrderId,
  cardClientSecret: registry.cardClientSecret,
  personalInformation: registry.personalInformation,
  personalInformationCookie: registry.personalInformationCookie,
};

/** What the payment has stored in the browser. */
export function stored() {
  return Object.fromEntries(Object.entries(storedValues).map(([name, { read }]) => [name, read()]));
}

export const billingDetails: CardBillingDetails = {
  name: 'Kim Muster',
  email: 'kim.muster@example.org',
  address: { line1: 'Musterstraße 1', line2: null, city: 'Berlin', postal_code: '10115', country: 'DE' },
};

export const kim = {
  email: 'kim.muster@example.org',
  phoneNumber: '',
  billingAddress: {
    formOfAddress: '',
    firstName: 'Kim',
    lastName: 'Muster',
    streetName: 'Musterstraße',
    streetNumber: '1',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    additionalInformation: null,
  },
  distinctShippingAddressSelected: false,
  customerType: 'Private',
} as const;

/** The sheet of a wallet in which the shopper has approved the payment. */
export function createSheet(changes: Partial<WalletSheet> = {}) {
  const failures: { readonly reason: WalletFailureReason; readonly message: string }[] = [];
  const sheet: WalletSheet = {
    billingDetails,
    submit: () => Promise.resolve(null),
    createToken: () => Promise.resolve({ id: 'ctoken_1' }),
    fail: (reason, message) => void failures.push({ reason, message }),
    ...changes,
  };
  return { sheet, failures };
}
