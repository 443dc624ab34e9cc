import { shipping } from '../seed/settings.js';

/** What an editor does in the dashboard, through Vendure's Admin API. */
export interface AdminApi {
  readonly setPrice: (channel: string, sku: string, price: number) => Promise<unknown>;
  readonly sell: (channel: string, sku: string, enabled: boolean) => Promise<unknown>;
  readonly offer: (channel: string, method: string, offered: boolean) => Promise<unknown>;
  readonly cancel: (code: string) => Promise<unknown>;
  /** Takes back all of these. */
  readonly restore: (channel: string) => Promise<unknown>;
  readonly ask: <Data>(channel: string | null, query: string, variables?: object) => Promise<Data>;
}

interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly enabled: boolean;
  readonly product: { readonly customFields: { readonly details: string } };
}

interface Named {
  readonly items: readonly { readonly id: string; readonly code: string }[];
}

export function openAdminApi(url: string, login: { readonly identifier: string; readonly password: string }): AdminApi {
  let token = '';

  async function ask<Data>(channel: string | null, query: string, variables: object = {}): Promise<Data> {
    if (token === '') {
      token = '?';
      const logIn =
        'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }';
      await ask(null, logIn, { username: login.identifier, password: login.password });
    }
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(channel && { 'vendure-token': channel }),
        ...(token !== '?' && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    token = response.headers.get('vendure-auth-token') ?? token;
    const { data, errors } = (await response.json()) as { data: Data; errors?: readonly { message: string }[] };
    if (errors) throw new Error(`Admin API: ${errors[0]?.message}`);
    return data;
  }

  async function variantsIn(channel: string, filter: object = {}): Promise<readonly Variant[]> {
    const query = `query ($options: ProductVariantListOptions) {
      productVariants(options: $options) { items { id sku price enabled product { customFields { details } } } }
    }`;
    const options = { filter, take: 100 };
    return (await ask<{ productVariants: { items: Variant[] } }>(channel, query, { options })).productVariants.items;
  }

  async function update(channel: string, sku: string, fields: object): Promise<unknown> {
    const [found] = await variantsIn(channel, { sku: { eq: sku } });
    if (!found) throw new Error(`There is no product ${sku}.`);
    const mutation = 'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }';
    return ask(channel, mutation, { input: [{ id: found.id, ...fields }] });
  }

  async function offer(channel: string, method: string, offered: boolean): Promise<unknown> {
    const query = '{ shippingMethods { items { id code } } channels { items { id code } } }';
    const { shippingMethods, channels } = await ask<{ shippingMethods: Named; channels: Named }>(null, query);
    const region = channel.slice(3);
    const found = shippingMethods.items.find(({ code }) => code === `${method}@${region}`);
    const channelId = channels.items.find(({ code }) => code === channel)?.id;
    const name = offered ? 'assignShippingMethodsToChannel' : 'removeShippingMethodsFromChannel';
    const type = offered ? 'AssignShippingMethodsToChannelInput' : 'RemoveShippingMethodsFromChannelInput';
    const input = { shippingMethodIds: [found?.id], channelId };
    return ask(null, `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input });
  }

  async function restore(channel: string): Promise<void> {
    for (const { sku, price, enabled, product } of await variantsIn(channel)) {
      const details = JSON.parse(product.customFields.details) as Record<
        string,
        { price: { gross: { amount: number } } }
      >;
      const original = Math.round((details[channel]?.price.gross.amount ?? 0) * 100);
      if (price !== original || !enabled) await update(channel, sku, { price: original, enabled: true });
    }
    for (const row of shipping)
      if (row.tenants.some((tenant) => tenant === channel)) await offer(channel, row.method, true);
    await ask(null, 'mutation { cancelAppointments }');
  }

  return {
    ask,
    restore,
    setPrice: (channel, sku, price) => update(channel, sku, { price }),
    sell: (channel, sku, enabled) => update(channel, sku, { enabled }),
    offer,
    cancel: (code) => ask(null, 'mutation ($code: String!) { cancelAppointments(code: $code) }', { code }),
  };
}
