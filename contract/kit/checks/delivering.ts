import { type Cart, errorAnswerSchema, operations } from 'cart-fragment/api';
import { change, changeQuantity, contentOf, fetchCart, quantitiesOf, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import { described, succeeded } from '../visitor.ts';
import { assert, assertSame } from '../violation.ts';

export const packagingChecks: readonly Check[] = [
  {
    id: 'packaging',
    sentence:
      'set-item-packaging chooses each of the available packagings of an item, at its price, and refuses others.',
    async run({ visitor, description: { packaging } }) {
      const own = await visitor();
      for (const request of packaging?.fill ?? []) await own.request(request);
      const first = await fetchCart(own);
      const item = first.items.find(({ availablePackagingOptions: options }) => options.length > 1);
      assert(item !== undefined, 'an item with several availablePackagingOptions', () => 'none');
      const packagingsOfOthers = ({ items }: Cart) =>
        items.flatMap(({ id, selectedPackaging }) => (id === item.id ? [] : [[id, selectedPackaging?.variantId]]));
      const packagingOf = ({ items }: Cart) => items.find(({ id }) => id === item.id)?.selectedPackaging;
      for (const { packagingOptionType, variantId, price } of item.availablePackagingOptions) {
        // As the cart sends it.
        const body = { itemId: item.id, packagingOptionType, packagingVariantId: variantId || null };
        const changed = await change(own, 'setItemPackaging', body);
        const chosen = packagingOf(changed);
        assertSame(
          'type, design and price of selectedPackaging',
          [packagingOptionType, variantId, price ?? chosen?.price],
          [chosen?.type, chosen?.variantId ?? '', chosen?.price],
        );
        assertSame('quantities', quantitiesOf(first), quantitiesOf(changed));
        assertSame('packagings of other items', packagingsOfOthers(first), packagingsOfOthers(changed));
        assertSame('cart of the answer and of GET api/cart', changed, await fetchCart(own));
      }
      const last = await fetchCart(own);
      // Tickets have no quantity to choose.
      const before = item.appointment === null ? await changeQuantity(own, item) : last;
      assertSame(
        'design of selectedPackaging after another quantity',
        packagingOf(last)?.variantId,
        packagingOf(before)?.variantId,
      );
      const unknown = { itemId: item.id, packagingOptionType: 'NoSuchPackaging', packagingVariantId: null };
      refusalIn(await own.call('setItemPackaging', { body: unknown }));
      assertSame('cart after the refusal', contentOf(before), contentOf(await fetchCart(own)));
    },
  },
  {
    id: 'packaging-variants',
    sentence:
      'packagings/variants has all designs of a packaging, the named one among them; each can be chosen at its price. An unknown one is refused with 404.',
    async run({ visitor, description: { packaging } }) {
      const own = await visitor();
      for (const request of packaging?.fill ?? []) await own.request(request);
      const item = (await fetchCart(own)).items.find(({ availablePackagingOptions: options }) => options.length > 1);
      assert(item !== undefined, 'an item with several availablePackagingOptions', () => 'none');
      for (const { packagingOptionType, variantId: id, hasMultipleVariants } of item.availablePackagingOptions) {
        if (id === '') continue;
        const answer = await own.call('getPackagingVariants', { params: { id } });
        const read = operations.getPackagingVariants.answer.safeParse(answer.body);
        assert(succeeded(answer) && read.success, `${answer.call}: the designs of the packaging`, () =>
          described(answer),
        );
        const { variants } = read.data;
        const ids = variants.map(({ variantId }) => variantId);
        assert(ids.includes(id), `variants with ${id}`, () => ids.join(', ') || 'none');
        assertSame('number of different designs', ids.length, new Set(ids).size);
        assertSame(`hasMultipleVariants of ${id}`, ids.length > 1, hasMultipleVariants);
        for (const { variantId, price } of variants.slice(0, mostDesigns)) {
          const body = { itemId: item.id, packagingOptionType, packagingVariantId: variantId };
          const changed = await change(own, 'setItemPackaging', body);
          const chosen = changed.items.find((one) => one.id === item.id)?.selectedPackaging;
          assertSame('design and price', [variantId, price ?? chosen?.price], [chosen?.variantId, chosen?.price]);
        }
      }
      refusalIn(await own.call('getPackagingVariants', { params: { id: 'no-such-design' } }), [404]);
    },
  },
];

/** The number of designs of each packaging to try. */
const mostDesigns = 4;

export const appointmentChecks: readonly Check[] = [
  {
    id: 'reservation',
    sentence:
      'reserve-appointments reserves every appointment in the cart, or none: then error 300 names those that are not available.',
    async run({ visitor, description: { appointments } }) {
      const own = await visitor();
      for (const request of appointments?.fill ?? []) await own.request(request);
      const { items } = await fetchCart(own);
      // Others have a place or a reservation alone.
      const ids = items.flatMap(({ appointment }) => appointment?.appointmentId || []).toSorted();
      assert(ids.length > 0, 'an item with an appointment', () => 'none');
      for (const _ of [1, 2]) {
        const answer = await own.call('reserveAppointments');
        const read = operations.reserveAppointments.answer.safeParse(answer.body);
        assert(succeeded(answer) && read.success, 'status 200 with reservedAppointmentIds', () => described(answer));
        assertSame('reservedAppointmentIds', ids, [...read.data.reservedAppointmentIds].toSorted());
      }
      if (!appointments?.lose) return;
      for (const request of appointments.lose) await own.request(request);
      const answer = await own.call('reserveAppointments');
      assertSame('errorCode', 300, refusalIn(answer));
      const named = errorAnswerSchema.safeParse(answer.body).data?.fields.appointmentIds ?? [];
      const isNamed = named.length > 0 && named.every((id) => ids.includes(id));
      assert(isNamed, `fields.appointmentIds of ${ids.join(', ')}`, () => named.join(', ') || 'none');
    },
  },
];
