import type { IncomingMessage } from 'node:http';
import { countryOf, Refusal, refuseCall, toMinor, type Cart } from 'cart-fragment-contract';
import { proofOf } from '../payments/approvals.js';
import { confirmPayment, type PaidBy, type Providers } from '../payments/providers.js';
import { cartOf, change } from './calls.js';
import type { Shop } from './shop-api.js';

export interface PlacedOrder {
  /** The cart that the shopper has checked. */
  readonly cartId?: string;
  readonly cartVersion?: number;
  readonly person: Readonly<
    Record<'emailAddress' | 'firstName' | 'lastName' | 'streetLine1' | 'postalCode' | 'city', string>
  >;
  readonly payment: PaidBy;
}

/** Calls beside the contract, by method and path. */
export type OwnCalls = Readonly<
  Record<string, (shop: Shop, body: never, providers: Providers, request: IncomingMessage) => Promise<unknown>>
>;

/** What the pages of a shop need. */
export const shopCalls: OwnCalls = {
  'GET shop/changeset': takeChangeset,
  'POST shop/login': logIn,
  'POST shop/logout': logOut,
  'POST shop/redeem-voucher': redeemVoucher,
  'POST shop/order': order,
};

export async function takeChangeset(shop: Shop): Promise<unknown> {
  return shop.token && (await shop.ask<{ takeChangeset: unknown }>('mutation Take { takeChangeset }')).takeChangeset;
}

export async function isLoggedIn(shop: Shop): Promise<boolean> {
  if (!shop.token) return false;
  return (await shop.ask<{ activeCustomer: object | null }>('{ activeCustomer { id } }')).activeCustomer !== null;
}

export async function logIn(
  shop: Shop,
  { username, password }: Record<'username' | 'password', string>,
): Promise<unknown> {
  if (await isLoggedIn(shop)) return {};
  const query =
    'mutation LogIn($username: String!, $password: String!) { logInWithCart(username: $username, password: $password) }';
  shop.token = (await shop.ask<{ logInWithCart: string }>(query, { username, password })).logInWithCart;
  return {};
}

export async function logOut(shop: Shop): Promise<unknown> {
  const ended = (error: unknown) => {
    // Vendure says with the answer that the session has ended.
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
  };
  if (shop.token) await shop.ask('mutation { logout { success } }').catch(ended);
  shop.token = null;
  return {};
}

export function redeemVoucher(shop: Shop, body: { readonly voucherId: string }): Promise<Cart> {
  return change(shop, { name: 'addVoucher', body });
}

const placeOrder = `mutation Place(
  $customer: CreateCustomerInput!, $address: CreateAddressInput!, $payment: PaymentInput!, $ifVersion: String
) { placeOrder(customer: $customer, address: $address, payment: $payment, ifVersion: $ifVersion) }`;

/** The last check: makes the cart that the shopper has seen an order of Vendure, once its provider confirms the payment. */
export async function order(shop: Shop, { person, payment, ...checked }: PlacedOrder, providers: Providers) {
  const cart = await cartOf(shop);
  const { cartId, cartVersion, total } = cart;
  if ((checked.cartId ?? cartId) !== cartId) refuseCall(409, 'Dieser Warenkorb ist schon bestellt.');
  if ((checked.cartVersion ?? cartVersion) !== cartVersion) {
    refuseCall(409, 'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn noch einmal.');
  }
  await confirmPayment(providers, payment, cart);
  const { type, id = null } = payment;
  const { emailAddress, firstName, lastName, ...place } = person;
  const proof = proofOf({ code: cartId, amount: toMinor(total.gross), type, id });
  await shop.ask(placeOrder, {
    customer: { emailAddress, firstName, lastName },
    address: { ...place, fullName: `${firstName} ${lastName}`, countryCode: countryOf(shop.tenant) },
    payment: { method: 'provider', metadata: { type, id, proof } },
    ifVersion: `${cartId}.${cartVersion}`,
  });
  return cartOf(shop) as Promise<Cart>;
}
