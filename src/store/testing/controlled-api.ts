import { ExternalError, RefusedError, TransportError } from '../../api/errors.ts';
import type { CartApi } from '../../api/cart-api.ts';
import type { Cart } from '../../domain/cart.ts';
import type { CallOptions } from '../../api/http-client.ts';

/** One call that waits for the test to answer it. */
export interface PendingCall {
  readonly name: keyof CartApi;
  readonly input: readonly unknown[];
  readonly aborted: () => boolean;
  answer(value: unknown): void;
  lose(): void;
  refuse(errorCode: number, details?: Refusal): void;
  fail(status: number): void;
}

interface Refusal {
  readonly status?: number;
  readonly category?: string;
  readonly message?: string;
  readonly appointmentIds?: readonly string[];
  readonly retryAfterSeconds?: number;
}

/** An API whose calls stay open until the test decides; a cancelled one rejects as fetch does. */
export function createControlledApi() {
  const calls: PendingCall[] = [];

  function open(name: keyof CartApi, input: readonly unknown[], options?: CallOptions): Promise<never> {
    let resolve!: (value: never) => void;
    let reject!: (error: Error) => void;
    const promise = new Promise<never>((...settlers) => ([resolve, reject] = settlers));
    const { signal } = options ?? {};
    signal?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    calls.push({
      name,
      input,
      aborted: () => signal?.aborted ?? false,
      answer: (value) => resolve(value as never),
      lose: () => reject(new TransportError('lost')),
      fail: (status) => reject(new ExternalError(`status ${status}`, status)),
      refuse: (errorCode, { status = 400, category, message, appointmentIds = [], retryAfterSeconds } = {}) =>
        reject(
          new RefusedError(
            { errorCode, category: category ?? null, message: message ?? null, fields: { appointmentIds } },
            status,
            retryAfterSeconds,
          ),
        ),
    });
    return promise;
  }

  const api: CartApi = {
    getCart: (options) => open('getCart', [], options),
    addCoupon: (coupon, referer, options) => open('addCoupon', [coupon, referer], options),
    removeCoupon: (options) => open('removeCoupon', [], options),
    removeItem: (itemId, options) => open('removeItem', [itemId], options),
    removeVoucher: (voucherId, options) => open('removeVoucher', [voucherId], options),
    setItemPackaging: (request, options) => open('setItemPackaging', [request], options),
    setItemQuantity: (itemId, quantity, options) => open('setItemQuantity', [itemId, quantity], options),
    setPaybackNumber: (number, options) => open('setPaybackNumber', [number], options),
    setShippingMethod: (method, options) => open('setShippingMethod', [method], options),
    getDeliveryTerms: () => Promise.resolve([]),
    getPackagingVariants: (variantId) => open('getPackagingVariants', [variantId]),
    reserveAppointments: (options) => open('reserveAppointments', [], options),
    postCheckoutProceeded: (cartId) => open('postCheckoutProceeded', [cartId]),
    postGiftWrapOpened: (cartId) => open('postGiftWrapOpened', [cartId]),
    postServiceInfoOpened: (cartId) => open('postServiceInfoOpened', [cartId]),
  };

  return {
    api,
    calls,
    named: (name: keyof CartApi) => calls.filter((call) => call.name === name),
    last(name: keyof CartApi): PendingCall {
      const call = calls.findLast((one) => one.name === name);
      if (!call) throw new Error(`${name} was not called`);
      return call;
    },
    answerLast(name: keyof CartApi, cart: Cart): void {
      this.last(name).answer(cart);
    },
  };
}
