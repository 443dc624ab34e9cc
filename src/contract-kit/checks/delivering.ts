import { operations } from '../../api/all-operations.ts';
import { errorAnswerSchema } from '../../api/schemas/error-answer.ts';
import { change, contentOf, demandSums, fetchCart, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import { described } from '../visitor.ts';
import { demand, demandSame } from '../violation.ts';

export const packagingChecks: readonly Check[] = [
  {
    id: 'packaging',
    sentence: {
      en: 'set-item-packaging chooses each of the available packagings of an item, at its price, and refuses others.',
      de: 'set-item-packaging wählt jede verfügbare Verpackung eines Artikels zu ihrem Preis und lehnt andere ab.',
    },
    async run({ visitor, description: { packaging } }) {
      const own = await visitor();
      for (const request of packaging?.fill ?? []) await own.request(request);
      const item = (await fetchCart(own)).items.find(({ availablePackagingOptions: options }) => options.length > 1);
      demand(item !== undefined, 'an item with several availablePackagingOptions', () => 'none');
      for (const { packagingOptionType, variantId, price } of item.availablePackagingOptions) {
        const body = { itemId: item.id, packagingOptionType, packagingVariantId: variantId };
        const changed = await change(own, 'setItemPackaging', body);
        const chosen = changed.items.find(({ id }) => id === item.id)?.selectedPackaging;
        demandSame(
          'type, design and price of selectedPackaging',
          [packagingOptionType, variantId, price],
          [chosen?.type, chosen?.variantId, chosen?.price],
        );
        demandSums(changed);
        demandSame('cart of the answer and of GET api/cart', changed, await fetchCart(own));
      }
      const before = await fetchCart(own);
      const unknown = { itemId: item.id, packagingOptionType: 'NoSuchPackaging', packagingVariantId: null };
      refusalIn(await own.call('setItemPackaging', { body: unknown }));
      demandSame('cart after the refusal', contentOf(before), contentOf(await fetchCart(own)));
    },
  },
];

export const shippingChecks: readonly Check[] = [
  {
    id: 'shipping-method',
    sentence: {
      en: 'set-shipping-method chooses each of availableShippingMethods, at its price, and refuses others.',
      de: 'set-shipping-method wählt jede der availableShippingMethods zu ihrem Preis und lehnt andere ab.',
    },
    async run({ visitor }) {
      const own = await visitor();
      const { availableShippingMethods: methods } = await fetchCart(own);
      demand(methods.length > 0, 'availableShippingMethods of a cart with items', () => 'none');
      for (const { method, price } of methods) {
        const changed = await change(own, 'setShippingMethod', { method });
        demandSame(
          'method and price of shipping',
          [method, price ?? changed.shipping.price],
          [changed.shipping.method, changed.shipping.price],
        );
        demandSums(changed);
        demandSame('cart of the answer and of GET api/cart', changed, await fetchCart(own));
      }
      const before = await fetchCart(own);
      refusalIn(await own.call('setShippingMethod', { body: { method: 'NoSuchMethod' } }));
      demandSame('cart after the refusal', contentOf(before), contentOf(await fetchCart(own)));
    },
  },
  {
    id: 'refused-address',
    sentence: {
      en: 'An address that the shipping method does not deliver to is refused with an error of the catalog (100 to 199, 600 to 699).',
      de: 'Eine Adresse, an die die Versandart nicht liefert, wird mit einem Fehler des Katalogs abgelehnt (100 bis 199, 600 bis 699).',
    },
    isOffered: ({ shipping }) => shipping?.refusedAddress !== undefined,
    async run({ visitor, description: { shipping } }) {
      const body = shipping?.refusedAddress;
      const code = refusalIn(await (await visitor()).call('validatePersonalInformation', { body }));
      const isRight =
        shipping?.errorCode === undefined ? /^(1|6)\d\d$/.test(String(code)) : code === shipping.errorCode;
      demand(isRight, `errorCode ${shipping?.errorCode ?? '100 to 199 or 600 to 699'}`, () => `errorCode ${code}`);
    },
  },
];

export const appointmentChecks: readonly Check[] = [
  {
    id: 'reservation',
    sentence: {
      en: 'reserve-appointments reserves every appointment in the cart, or none: then error 300 names those that are not available.',
      de: 'reserve-appointments reserviert alle Termine im Warenkorb oder keinen: Dann nennt Fehler 300 die nicht verfügbaren.',
    },
    async run({ visitor, description: { appointments } }) {
      const own = await visitor();
      for (const request of appointments?.fill ?? []) await own.request(request);
      const { items } = await fetchCart(own);
      const ids = items.flatMap(({ appointment }) => appointment?.appointmentId ?? []).toSorted();
      demand(ids.length > 0, 'an item with an appointment', () => 'none');
      for (const _ of [1, 2]) {
        const answer = await own.call('reserveAppointments');
        const read = operations.reserveAppointments.answer.safeParse(answer.body);
        demand(answer.status === 200 && read.success, 'status 200 with reservedAppointmentIds', () =>
          described(answer),
        );
        demandSame('reservedAppointmentIds', ids, [...read.data.reservedAppointmentIds].toSorted());
      }
      if (!appointments?.lose) return;
      for (const request of appointments.lose) await own.request(request);
      const answer = await own.call('reserveAppointments');
      demandSame('errorCode', 300, refusalIn(answer));
      const named = errorAnswerSchema.safeParse(answer.body).data?.fields.appointmentIds ?? [];
      const isNamed = named.length > 0 && named.every((id) => ids.includes(id));
      demand(isNamed, `fields.appointmentIds of ${ids.join(', ')}`, () => named.join(', ') || 'none');
    },
  },
];
