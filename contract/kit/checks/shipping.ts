import { type Cart, operations, shippingMethods } from 'cart-fragment/api';
import { change, changeQuantity, contentOf, fetchCart, firstOf, quantitiesOf, refusalIn } from '../carts.ts';
import type { Check, Scene } from '../check.ts';
import { described, succeeded, type Answer, type Visitor } from '../visitor.ts';
import { assert, assertSame } from '../violation.ts';

export const shippingChecks: readonly Check[] = [
  {
    id: 'shipping-method',
    sentence: 'set-shipping-method chooses each of availableShippingMethods, at its price, and refuses others.',
    async run({ visitor }) {
      const own = await visitor();
      const first = await fetchCart(own);
      const { availableShippingMethods: methods } = first;
      assert(methods.length > 0, 'availableShippingMethods of a cart with items', () => 'none');
      for (const { method, price } of methods) {
        const changed = await change(own, 'setShippingMethod', { method });
        assertSame(
          'method and price of shipping',
          [method, price ?? changed.shipping.price],
          [changed.shipping.method, changed.shipping.price],
        );
        assertSame('quantities', quantitiesOf(first), quantitiesOf(changed));
        assertSame('cart of the answer and of GET api/cart', changed, await fetchCart(own));
      }
      const { shipping } = await fetchCart(own);
      const before = await changeQuantity(own, firstOf(first));
      assertSame('method of shipping after another quantity', shipping.method, before.shipping.method);
      const others = shippingMethods.known.filter((known) => !methods.some(({ method }) => method === known));
      for (const method of ['NoSuchMethod', ...others]) {
        refusalIn(await own.call('setShippingMethod', { body: { method } }));
      }
      assertSame('cart after the refusal', contentOf(before), contentOf(await fetchCart(own)));
    },
  },
  {
    id: 'shipping-countries',
    sentence: 'shipping-countries lists the countries of the chosen method, in two capital letters, none twice.',
    // The cart does without it: only a page that asks for an address needs it.
    isOffered: ({ shipping }) => (shipping?.address ?? shipping?.refusedAddress) !== undefined,
    async run(scene) {
      const { shipping } = scene.description;
      const own = await shipped(scene);
      const { availableShippingMethods: methods, shipping: chosen } = await fetchCart(own);
      const countries = async () => countriesIn(await own.call('getShippingCountries'));
      const first = await countries();
      const home = countryOf(shipping?.address);
      assert(home === null || first.includes(home), `${home} of "address"`, () => first.join(', '));
      const foreign = countryOf(shipping?.refusedAddress);
      const isForeign = foreign === null || foreign === home || !first.includes(foreign);
      assert(isForeign, `no ${foreign} of "refusedAddress" ${withMethod(chosen)}`, () => first.join(', '));
      for (const { method } of methods) {
        await change(own, 'setShippingMethod', { method });
        await countries();
      }
    },
  },
  {
    id: 'accepted-address',
    sentence:
      'validate-personal-information answers with the same data for an address that is delivered to, and refuses an incomplete one (600 to 699).',
    isOffered: ({ shipping }) => shipping?.address !== undefined,
    async run({ visitor, description: { shipping } }) {
      const own = await visitor();
      const before = await fetchCart(own);
      const { body: schema } = operations.validatePersonalInformation;
      const answer = await own.call('validatePersonalInformation', { body: shipping?.address });
      const read = schema.safeParse(answer.body);
      assert(succeeded(answer) && read.success, `${answer.call}: the personal information`, () => described(answer));
      assertSame('personal information', schema.safeParse(shipping?.address).data, read.data);
      const body = withZipCode(shipping?.address, '');
      const code = refusalIn(await own.call('validatePersonalInformation', { body }));
      assert(code >= 600 && code <= 699, 'errorCode 600 to 699 without a zip code', () => `errorCode ${code}`);
      assertSame('cart', contentOf(before), contentOf(await fetchCart(own)));
    },
  },
  {
    id: 'refused-address',
    sentence:
      'An address that the shipping method does not deliver to is refused with an error of the catalog (100 to 199, 600 to 699).',
    isOffered: ({ shipping }) => shipping?.refusedAddress !== undefined,
    async run(scene) {
      const { shipping } = scene.description;
      const own = await shipped(scene);
      const { shipping: chosen } = await fetchCart(own);
      const answer = await own.call('validatePersonalInformation', { body: shipping?.refusedAddress });
      assert(!succeeded(answer), `"refusedAddress" refused ${withMethod(chosen)}`, () => described(answer));
      const code = refusalIn(answer);
      const isRight =
        shipping?.errorCode === undefined ? /^(1|6)\d\d$/.test(String(code)) : code === shipping.errorCode;
      assert(isRight, `errorCode ${shipping?.errorCode ?? '100 to 199 or 600 to 699'}`, () => `errorCode ${code}`);
    },
  },
  {
    id: 'zip-code',
    sentence: 'A zip code that the shipping method does not deliver to is refused with error 104.',
    isOffered: ({ shipping }) => shipping?.address !== undefined && shipping.refusedZipCode !== undefined,
    async run(scene) {
      const { shipping } = scene.description;
      const own = await shipped(scene);
      const { zipCode = '', method } = shipping?.refusedZipCode ?? {};
      if (method !== undefined) {
        const methods = (await fetchCart(own)).availableShippingMethods.map((one) => one.method);
        const isOffered = methods.includes(shippingMethods.read(method));
        assert(isOffered, `${method} of "refusedZipCode" in availableShippingMethods; ${hint}`, () =>
          methods.join(', '),
        );
        await change(own, 'setShippingMethod', { method });
      }
      const accepted = await own.call('validatePersonalInformation', { body: shipping?.address });
      assert(succeeded(accepted), 'the address of the description with its own zip code, accepted', () =>
        described(accepted),
      );
      const body = withZipCode(shipping?.address, zipCode);
      assertSame('errorCode', 104, refusalIn(await own.call('validatePersonalInformation', { body })));
    },
  },
];

const hint = 'see "fill" of "shipping" in the description';

const withMethod = ({ method }: Cart['shipping']) =>
  `with the shipping method ${method ?? 'none'} of the cart; ${hint}`;

/** A visitor whose cart is shipped by a method that does not deliver everywhere. */
async function shipped({ visitor, description: { shipping } }: Scene): Promise<Visitor> {
  const own = await visitor();
  for (const request of shipping?.fill ?? []) await own.request(request);
  return own;
}

function countriesIn(answer: Answer): readonly string[] {
  const list = Array.isArray(answer.body) ? (answer.body as readonly unknown[]) : [];
  const codes = list.filter((code): code is string => typeof code === 'string' && /^[A-Z]{2}$/.test(code));
  const isList = succeeded(answer) && codes.length > 0 && codes.length === list.length;
  assert(isList, `${answer.call}: a list of country codes such as DE`, () => described(answer));
  assertSame('number of different countries', codes.length, new Set(codes).size);
  return codes;
}

interface Person {
  readonly billingAddress?: { readonly countryCode?: string };
}

const countryOf = (person: unknown) => (person as Person | undefined)?.billingAddress?.countryCode ?? null;

function withZipCode(person: unknown, zipCode: string): object {
  const given = Object(person) as Person;
  return { ...given, billingAddress: { ...given.billingAddress, zipCode } };
}
