import type { CartTenant } from 'cart-fragment/contract';

/** The body of an error answer of the contract. */
export interface ErrorBody {
  readonly errorCode: number;
  readonly message?: string;
  readonly category?: string;
  readonly fields?: { readonly appointmentIds: readonly string[] };
}

/** Becomes the answer of a call. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

export function refuse(status: number, message: string, errorCode = 0, category = 'external_error'): never {
  throw new Refused(status, { errorCode, message, category });
}

/** The Shop API for one visitor and tenant. */
export interface Shop {
  readonly tenant: CartTenant;
  /** The token of the visitor's session; null before the first change. */
  token: string | null;
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly refusal?: { readonly status: number; readonly body: ErrorBody } };
  }[];
}

/** How long a call of Vendure or of a payment provider may take. Until then, the visitor's next call waits. */
export const timeoutMs = 20_000;

export function openShop(shopApi: string, tenant: CartTenant, token: string | null): Shop {
  const shop: Shop = {
    tenant,
    token,
    async ask<Data>(query: string, variables: object = {}): Promise<Data> {
      const response = await fetch(shopApi, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'vendure-token': tenant,
          ...(shop.token && { authorization: `Bearer ${shop.token}` }),
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      shop.token = response.headers.get('vendure-auth-token') ?? shop.token;
      const { data, errors } = (await response.json()) as Answer;
      const [error] = errors ?? [];
      const refusal = error?.extensions?.refusal;
      if (refusal) throw new Refused(refusal.status, refusal.body);
      if (error) throw new Error(`Shop API: ${error.message}`);
      return data as Data;
    },
  };
  return shop;
}
