import { describe, expect, it } from 'vitest';
import { buildCart, buildItem, buildPackaging, buildProduct, price } from '../test-support/cart-builders.ts';
import { arrivalOf, type DeliveryTerm, lastArrivalOf, packagingTypeOf, selectDeliveryTerm } from './delivery-term.ts';

const terms: DeliveryTerm[] = ['Envelope', 'GiftBox', 'Pdf'].flatMap((packagingType) =>
  ['Standard', 'Express', 'BoxStandard', 'Online'].map((shippingMethod) => ({
    packagingType,
    shippingMethod,
    date: null,
    text: `${packagingType} ${shippingMethod}`,
  })),
);

/** Each item as `ProductType/PackagingType`. */
function cartWith(method: string | null, items: readonly string[]) {
  return buildCart({
    shipping: { method, price: price(0) },
    items: items.map((item) => {
      const [productType = '', packaging = ''] = item.split('/');
      return buildItem({
        product: buildProduct({ productType }),
        selectedPackaging: packaging === 'none' ? null : buildPackaging(packaging),
      });
    }),
  });
}

describe('selectDeliveryTerm', () => {
  it.each([
    ['online shipping', 'Online', ['Experience/GiftBox'], 'sofort'],
    ['online shipping of an envelope', 'Online', ['Experience/Envelope'], 'sofort'],
    ['PDFs only', 'Standard', ['Experience/Pdf', 'ValueVoucher/Pdf'], 'sofort'],
    ['an envelope', 'Standard', ['Experience/Envelope'], 'Envelope Standard'],
    [
      'an envelope and what is included',
      'Standard',
      ['Experience/Envelope', 'ValueVoucher/Included'],
      'Envelope Standard',
    ],
    ['experiences with included packaging', 'Standard', ['Experience/Included'], 'Envelope Standard'],
    ['a box with included packaging', 'Standard', ['Box/Included', 'Experience/Envelope'], 'GiftBox Standard'],
    ['a gift box', 'Standard', ['Experience/GiftBox', 'Experience/Pdf'], 'GiftBox Standard'],
    ['an envelope beside a PDF', 'Standard', ['Experience/Envelope', 'Experience/Pdf'], 'Envelope Standard'],
    ['included packaging by express', 'Express', ['Experience/Included'], 'GiftBox Express'],
    ['an envelope by express', 'Express', ['Experience/Envelope'], 'Envelope Express'],
    ['a box by box shipping', 'BoxStandard', ['Box/Included'], 'GiftBox BoxStandard'],
    ['no packaging', 'Standard', ['GiftWrap/none'], 'Pdf Standard'],
    ['a pair without a term', 'BoxExpress', ['Box/Included'], null],
    ['an unknown method', 'Drone', ['Experience/Envelope'], null],
    ['no method', null, ['Experience/Envelope'], null],
    ['PDFs only by an unknown method', 'Drone', ['Experience/Pdf'], 'sofort'],
  ])('for %s', (_, method, items, text) => {
    const term = selectDeliveryTerm(cartWith(method, items), terms);
    expect(textOf(term)).toBe(text);
  });

  it('uses the given method instead of the chosen one', () => {
    const cart = cartWith('Standard', ['Experience/GiftBox']);
    expect(selectDeliveryTerm(cart, terms, 'Express')).toMatchObject({ text: 'GiftBox Express' });
  });

  it.each([
    ['what is posted', 'Standard', ['Experience/Envelope', 'Experience/Pdf'], null],
    ['gift wrap without packaging', 'Standard', ['Experience/Pdf', 'GiftWrap/none'], null],
    ['PDFs only', 'Standard', ['Experience/Pdf'], 'sofort'],
    ['online shipping', 'Online', ['Experience/Envelope'], 'sofort'],
  ])('for %s without any terms: %s %j is %j', (_, method, items, term) => {
    expect(selectDeliveryTerm(cartWith(method, items), [])).toBe(term);
  });
});

const textOf = (term: ReturnType<typeof selectDeliveryTerm>) =>
  typeof term === 'object' ? (term?.text ?? null) : term;

describe('arrivalOf', () => {
  it.each([
    ['a box', 'Standard', ['Experience/GiftBox'], 'GiftBox Standard'],
    ['an envelope beside a box', 'Standard', ['Experience/Envelope', 'Box/Included'], 'Envelope Standard'],
    ['a PDF alone', 'Standard', ['Experience/Pdf'], 'sofort'],
    ['a PDF next to a box', 'Standard', ['Experience/Pdf', 'Experience/GiftBox'], 'sofort'],
    ['a box while nothing is mailed', 'Online', ['Experience/GiftBox'], 'sofort'],
    ['a box without a term', 'Drone', ['Experience/GiftBox'], null],
    ['an unknown packaging', 'Standard', ['Experience/Balloon'], null],
    ['no packaging', 'Standard', ['Experience/none'], null],
  ])('for %s', (_, method, items, text) => {
    const cart = cartWith(method, items);
    expect(textOf(arrivalOf(cart.items[0]!, cart, terms))).toBe(text);
  });
});

describe('packagingTypeOf', () => {
  it.each([
    [['Experience/Pdf', 'Experience/GiftBox'], 'GiftBox'],
    [['Experience/Envelope', 'Box/Included'], 'GiftBox'],
    [['Experience/Pdf', 'Experience/Envelope'], 'Envelope'],
    [['Experience/Pdf', 'GiftWrap/none'], 'Pdf'],
    [[], 'Pdf'],
  ])('of %j is %s', (items, type) => {
    expect(packagingTypeOf(cartWith('Standard', items))).toBe(type);
  });
});

describe('lastArrivalOf', () => {
  const dated = (envelope: string | null, giftBox: string | null): DeliveryTerm[] => [
    { packagingType: 'Envelope', shippingMethod: 'Standard', date: envelope, text: 'Envelope' },
    { packagingType: 'GiftBox', shippingMethod: 'Standard', date: giftBox, text: 'GiftBox' },
  ];
  const both = ['Experience/Envelope', 'Box/Included'];

  it.each([
    ['the envelope, which comes last', both, dated('2026-12-10', '2026-12-04'), 'Envelope'],
    ['the box, which comes last', both, dated('2026-12-04', '2026-12-10'), 'GiftBox'],
    ['the term of the cart without dates', both, dated(null, null), 'GiftBox'],
    ['nothing without a term of the cart', both, dated('2026-12-10', null).slice(0, 1), null],
    ['e-mail', ['Experience/Pdf'], dated('2026-12-10', '2026-12-04'), 'sofort'],
  ])('is %s', (_, items, of, text) => {
    expect(textOf(lastArrivalOf(cartWith('Standard', items), of))).toBe(text);
  });
});
