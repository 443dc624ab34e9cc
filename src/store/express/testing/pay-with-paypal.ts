import { expect } from 'vitest';
import { settle } from '../../testing/test-environment.ts';
import { kim, type StartedExpress } from './start-express.ts';

export const order = { orderId: '1-JD-1', paypalOrderId: 'PAYPAL-1' };
export const payer = { email: kim.email, billingAddress: kim.billingAddress };

/** Clicks PayPal's button, which then requests the order. */
export async function open(shop: StartedExpress): Promise<string | null> {
  expect(shop.express.paypal.clicked()).toBe(true);
  const created = shop.express.paypal.createOrder().catch(() => null);
  await settle();
  if (shop.named('createPaypalOrder').length > 0) shop.last('createPaypalOrder').answer(order);
  return created;
}

export async function approve(shop: StartedExpress): Promise<void> {
  void shop.express.paypal.approved('PAYPAL-1');
  await settle();
}

export async function learnPayer(shop: StartedExpress): Promise<void> {
  shop.last('getPaypalOrder').answer(payer);
  await shop.showCart();
}

/** Pays until the shop validates the payer. */
export async function payUntilValidation(shop: StartedExpress): Promise<void> {
  await open(shop);
  await approve(shop);
  await learnPayer(shop);
}
