import type { APIRequestContext } from '@playwright/test';
import type { Cart, Changeset } from 'cart-fragment-contract';

type Scenario =
  | 'example'
  | 'empty'
  | 'single'
  | 'online'
  | 'tickets'
  | 'boxes'
  | 'value-vouchers'
  | 'vouchers'
  | 'friends'
  | 'large-10'
  | 'large-100'
  | 'large-1000';

/** A fault for a call; `path` is a part of the call's path. */
export interface PlannedFault {
  readonly kind:
    | 'status'
    | 'drop-before'
    | 'drop-after'
    | 'html'
    | 'login-page'
    | 'empty'
    | 'no-content'
    | 'cut-json'
    | 'cut-body'
    | 'stall-body'
    | 'stall'
    | 'retry-after'
    | 'delay';
  readonly path: string;
  readonly status?: number;
  readonly body?: unknown;
  readonly applied?: boolean;
  readonly retryAfterSeconds?: number;
  readonly delayMs?: number;
  readonly times?: number;
}

/** Controls the demo's backend for the visitor identified by the request cookies. */
export class DemoControl {
  constructor(
    private readonly request: APIRequestContext,
    /** As in the path, for example `js_de`. */
    private readonly tenant = 'js_de',
  ) {}

  of(tenant: string): DemoControl {
    return new DemoControl(this.request, tenant.toLowerCase());
  }

  seed(scenario: Scenario): Promise<Cart> {
    return this.post('seed', { scenario });
  }

  addItem(productId: string, quantity = 1, appointmentId: string | null = null): Promise<Cart> {
    return this.post('add-item', { productId, quantity, appointmentId });
  }

  applyVoucher(voucherId: string, balance: number): Promise<Cart> {
    return this.post('apply-voucher', { voucherId, balance });
  }

  /** Uses the cart's own API call. */
  async setLoyaltyNumber(paybackNumber: string): Promise<void> {
    const answer = await this.request.post(`shop/${this.tenant}/api/cart/set-payback-number`, {
      data: { paybackNumber },
      headers: { 'x-requested-with': 'cart-fragment' },
    });
    if (!answer.ok()) throw new Error(`set-payback-number: ${answer.status()} ${await answer.text()}`);
  }

  changePrice(productId: string, amount: number): Promise<Cart> {
    return this.post('change-price', { productId, amount });
  }

  removeProduct(productId: string): Promise<Cart> {
    return this.post('remove-product', { productId });
  }

  outdateAppointment(appointmentId: string): Promise<Cart> {
    return this.post('outdate-appointment', { appointmentId });
  }

  removeShippingMethod(method: string): Promise<Cart> {
    return this.post('remove-shipping-method', { method });
  }

  /** Changes the shop's session. The page reads it from the customer's e-mail hash. */
  login(loggedIn: boolean): Promise<unknown> {
    return this.post('login', { loggedIn });
  }

  /** Makes the next matching calls fail, in this order. */
  failNext(...failNext: readonly PlannedFault[]): Promise<unknown> {
    return this.post('set-faults', { failNext });
  }

  slowDown(latencyMs: number): Promise<unknown> {
    return this.post('set-faults', { latencyMs });
  }

  order(): Promise<Cart> {
    return this.post('order', {});
  }

  /** Returns the changes by the shop once, as a server-side template does. */
  async changeset(): Promise<Changeset | null> {
    const answer = await this.request.get(`shop/${this.tenant}/control/changeset`);
    return (await answer.json()) as Changeset | null;
  }

  /** Returns the shop's current cart. */
  async cart(): Promise<Cart> {
    const answer = await this.request.get(`shop/${this.tenant}/api/cart`);
    return (await answer.json()) as Cart;
  }

  private async post<Answer>(path: string, body: object): Promise<Answer> {
    const answer = await this.request.post(`shop/${this.tenant}/control/${path}`, { data: body });
    if (!answer.ok()) throw new Error(`control/${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
