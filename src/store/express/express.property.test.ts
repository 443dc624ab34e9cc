import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import { cartTag } from '../../domain/cart-tag.ts';
import { toMinor } from '../../domain/money.ts';
import { price } from '../../test-support/cart-builders.ts';
import { confirmedCart } from '../cart/cart-selectors.ts';
import type { PendingCall } from '../testing/controlled-api.ts';
import { testCart } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { createSheet, kim, startExpress, stored } from './testing/start-express.ts';

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat({ max: 5 }) }) },
  fc.record({ kind: fc.constant('lose' as const), which: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('loseAnswer' as const), which: fc.nat({ max: 5 }) }),
  fc.constant({ kind: 'wallet' as const }),
  fc.constant({ kind: 'paypal' as const }),
  fc.constant({ kind: 'createOrder' as const }),
  fc.constant({ kind: 'confirm' as const }),
  fc.constant({ kind: 'approve' as const }),
  fc.constant({ kind: 'close' as const }),
  fc.constant({ kind: 'fail' as const }),
  fc.record({ kind: fc.constant('elsewhere' as const), sign: fc.constantFrom(1, -1) }),
  fc.constant({ kind: 'refresh' as const }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 10, 25) }),
);

describe('express payments', () => {
  it('pay once, and never more than what the shopper saw, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 40 }), async (honorsHeaders, steps) => {
        const shop = await startExpress();
        // The cart on the server, which other tabs and devices change as well.
        let total = 20;
        let cartVersion = 1;
        let seen: number | null = null;
        const orders: {
          readonly name: string;
          readonly key: string | undefined;
          readonly sum: number;
          readonly id: string;
        }[] = [];
        const cart = (): Cart => testCart({ cartVersion, total: price(total) });
        const shown = () => toMinor(confirmedCart(shop.state())!.total.gross);
        const served = new Set<PendingCall>();

        function serve(call: PendingCall): void {
          const { 'If-Match': version, 'Idempotency-Key': key } = call.options?.headers ?? {};
          const earlier = honorsHeaders && key ? orders.find((order) => order.key === key) : undefined;
          const isOtherVersion = honorsHeaders && version !== undefined && version !== cartTag(cart());
          if (!earlier && isOtherVersion) call.refuse(0, { status: 412 });
          else if (call.name === 'getCart') call.answer(cart());
          else if (call.name === 'validatePersonalInformation') call.answer(kim);
          else if (call.name === 'getPaypalOrder')
            call.answer({ email: kim.email, billingAddress: kim.billingAddress });
          else if (call.name === 'getPaymentAvailability') call.answer({ available: true });
          else if (call.name === 'createPaymentSession' || call.name === 'createPaypalOrder') {
            const id = earlier?.id ?? `order-${orders.length}`;
            if (!earlier) orders.push({ name: call.name, key, sum: toMinor(price(total).gross), id });
            call.answer(
              call.name === 'createPaypalOrder'
                ? { orderId: id, paypalOrderId: id }
                : { orderId: id, stripeClientSecret: 'secret' },
            );
          } else call.answer(undefined);
        }

        const open = () => shop.calls.filter((call) => !served.has(call) && !call.aborted());
        const take = (which: number): PendingCall | undefined => {
          const call = open()[which % Math.max(open().length, 1)];
          if (call) served.add(call);
          return call;
        };

        for (const step of steps) {
          const { wallets, paypal } = shop.express;
          const amount = shown();
          if (step.kind === 'answer') {
            const call = take(step.which);
            if (call) serve(call);
          } else if (step.kind === 'lose') take(step.which)?.lose();
          else if (step.kind === 'loseAnswer') {
            const call = take(step.which);
            // The first result counts.
            if (call) serve({ ...call, answer: () => call.lose() });
          } else if (step.kind === 'wallet' && wallets.clicked('StripeGooglePay', amount)) seen = amount;
          else if (step.kind === 'paypal' && paypal.clicked()) seen = amount;
          else if (step.kind === 'createOrder') void paypal.createOrder().catch(() => {});
          else if (step.kind === 'confirm') void wallets.confirmed('StripeGooglePay', createSheet().sheet);
          else if (step.kind === 'approve') void paypal.approved('order-0');
          else if (step.kind === 'close') {
            wallets.canceled();
            paypal.canceled();
          } else if (step.kind === 'fail') paypal.failed();
          else if (step.kind === 'refresh') void shop.refresh();
          else if (step.kind === 'wait') shop.advance(step.seconds * 1000);
          // Without `If-Match`, nobody learns that the sum has risen and fallen again while the order was created.
          else if (step.kind === 'elsewhere' && (honorsHeaders || cartVersion === 1)) {
            cartVersion += 1;
            // Never the same sum again.
            total = 20 + (step.sign * cartVersion) / 4;
          }
          await settle();
          await settle();
        }

        // Answer all calls that are still pending.
        for (let round = 0; round < 20 && open().length > 0; round++) {
          const call = take(0);
          if (call) serve(call);
          await settle();
          await settle();
        }
        expect(shop.seen.visited.length).toBeLessThanOrEqual(1);
        expect(shop.named('postExpressFinished')).toHaveLength(shop.seen.visited.length);
        if (shop.seen.visited.length > 0) {
          const storedOrderId = stored()['orderId'];
          expect(orders.find(({ id }) => id === storedOrderId)?.sum).toBeLessThanOrEqual(seen!);
        }
        // PayPal needs another order after a failure of its own.
        if (honorsHeaders && !steps.some(({ kind }) => kind === 'fail')) {
          const created = orders.map(({ name, sum }) => `${name} ${sum}`);
          expect(new Set(created).size).toBe(created.length);
        }
        expect(['idle', 'started', 'leaving']).toContain(shop.phase().kind);
        shop.store.stop();
        shop.end();
      }),
      { numRuns: 300 },
    );
  });
});
