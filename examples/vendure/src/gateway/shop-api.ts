import { Refusal, type CartTenant, type ErrorBody } from 'cart-fragment-contract';

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

/** How long a call of Vendure may take. Until then, the visitor's next call waits. */
const timeoutMs = 20_000;

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
      if (refusal) throw new Refusal(refusal.status, refusal.body);
      if (error) throw new Error(`Shop API: ${error.message}`);
      return data as Data;
    },
  };
  return shop;
}
