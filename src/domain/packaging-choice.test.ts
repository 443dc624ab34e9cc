import { describe, expect, it } from 'vitest';
import { buildItem, buildOption, buildPackaging, buildProduct } from '../test-support/cart-builders.ts';
import { choosePackaging, selectedOption } from './packaging-choice.ts';

const pdf = buildOption('Pdf', 'pdf-1');
const envelope = buildOption('Envelope', 'envelope-1');
const giftBox = { ...buildOption('GiftBox', 'giftbox-7'), hasMultipleVariants: true };
const availablePackagingOptions = [pdf, envelope, giftBox];

const packedIn = (type: string, variantId: string | null, preSelectedWrappingVariantId: string | null = null) =>
  buildItem({
    availablePackagingOptions,
    product: buildProduct({ preSelectedWrappingVariantId }),
    selectedPackaging: buildPackaging(type, variantId),
  });

describe('selectedOption', () => {
  it.each([
    ['its variant', packedIn('Envelope', 'envelope-1'), envelope],
    ['its type when another variant is chosen', packedIn('GiftBox', 'giftbox-8'), giftBox],
    ['its type when no variant is named', packedIn('Pdf', null), pdf],
    ['nothing for a packaging that is not offered', packedIn('Included', null), null],
    ['nothing for an item without packaging', buildItem({ selectedPackaging: null }), null],
  ])('finds %s', (_, item, option) => {
    expect(selectedOption(item)).toBe(option);
  });
});

describe('choosePackaging', () => {
  it.each([
    ['does nothing for the selected packaging', packedIn('Envelope', 'envelope-1'), envelope, undefined, null],
    ['does nothing for the option of a selected variant', packedIn('GiftBox', 'giftbox-8'), giftBox, undefined, null],
    ['does nothing for the selected variant', packedIn('GiftBox', 'giftbox-8'), giftBox, 'giftbox-8', null],
    ["sends the option's own variant", packedIn('Pdf', 'pdf-1'), envelope, undefined, ['Envelope', 'envelope-1']],
    ['sends another variant', packedIn('GiftBox', 'giftbox-8'), giftBox, 'giftbox-9', ['GiftBox', 'giftbox-9']],
    ['sends the preselected wrapping', packedIn('Pdf', 'pdf-1', 'wrap-3'), giftBox, undefined, ['GiftBox', 'wrap-3']],
    ['prefers the chosen variant', packedIn('Pdf', 'pdf-1', 'wrap-3'), giftBox, 'giftbox-9', ['GiftBox', 'giftbox-9']],
    [
      'preselects nothing but gift boxes',
      packedIn('Pdf', 'pdf-1', 'wrap-3'),
      envelope,
      undefined,
      ['Envelope', 'envelope-1'],
    ],
  ])('%s', (_, item, option, variantId, sent) => {
    const choice = choosePackaging(item, option, variantId);
    expect(choice && [choice.packagingOptionType, choice.packagingVariantId]).toEqual(sent);
  });
});
