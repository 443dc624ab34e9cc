/** What an editor does in the dashboard, through Vendure's Admin API. */
export interface AdminApi {
  readonly priceOf: (channel: string, sku: string) => Promise<number>;
  readonly setPrice: (channel: string, sku: string, price: number) => Promise<unknown>;
  readonly sell: (channel: string, sku: string, enabled: boolean) => Promise<unknown>;
  readonly offer: (channel: string, method: string, offered: boolean) => Promise<unknown>;
  readonly cancel: (code: string, cancelled: boolean) => Promise<unknown>;
  readonly ask: <Data>(channel: string | null, query: string, variables?: object) => Promise<Data>;
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

  async function variantOf(channel: string, sku: string) {
    const query =
      'query ($sku: String!) { productVariants(options: { filter: { sku: { eq: $sku } } }) { items { id price } } }';
    type Found = { productVariants: { items: readonly { id: string; price: number }[] } };
    const [found] = (await ask<Found>(channel, query, { sku })).productVariants.items;
    if (!found) throw new Error(`There is no product ${sku}.`);
    return found;
  }

  async function update(channel: string, sku: string, fields: object): Promise<unknown> {
    const { id } = await variantOf(channel, sku);
    const mutation = 'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }';
    return ask(channel, mutation, { input: [{ id, ...fields }] });
  }

  return {
    ask,
    priceOf: async (channel, sku) => (await variantOf(channel, sku)).price,
    setPrice: (channel, sku, price) => update(channel, sku, { price }),
    sell: (channel, sku, enabled) => update(channel, sku, { enabled }),
    async offer(channel, method, offered) {
      const query = '{ shippingMethods { items { id code } } channels { items { id code } } }';
      const { shippingMethods, channels } = await ask<{ shippingMethods: Named; channels: Named }>(null, query);
      const region = channel.endsWith('CH') ? 'CH' : 'EU';
      const found = shippingMethods.items.find(({ code }) => code === `${method}@${region}`);
      const input = {
        shippingMethodIds: [found?.id],
        channelId: channels.items.find(({ code }) => code === channel)?.id,
      };
      const name = offered ? 'assignShippingMethodsToChannel' : 'removeShippingMethodsFromChannel';
      const type = offered ? 'AssignShippingMethodsToChannelInput' : 'RemoveShippingMethodsFromChannelInput';
      return ask(null, `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input });
    },
    cancel: (code, cancelled) =>
      ask(
        null,
        'mutation ($code: String!, $cancelled: Boolean!) { cancelAppointment(code: $code, cancelled: $cancelled) }',
        {
          code,
          cancelled,
        },
      ),
  };
}
