import { Refusal, refuseCall, type CartTenant, type ErrorBody } from 'cart-fragment-contract';

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
      const issued = response.headers.get('vendure-auth-token');
      // Vendure opens another session if it does not know this one, which may be older than a login in another tab.
      if (shop.token !== null && issued !== null) refuseCall(409, 'Diese Sitzung gibt es nicht mehr.');
      shop.token ??= issued;
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
