import { describe, expect, it } from 'vitest';
import { buildItem, buildOption, buildPackaging, buildProduct } from '../test-support/cart-builders.ts';
import { offersPackaging, packagingSelectionOf } from './packaging-selection.ts';

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

describe('packagingSelectionOf', () => {
  it.each([
    ["sends the option's own variant", packedIn('Pdf', 'pdf-1'), envelope, undefined, ['Envelope', 'envelope-1']],
    ['sends another variant', packedIn('GiftBox', 'giftbox-8'), giftBox, 'giftbox-9', ['GiftBox', 'giftbox-9']],
    ['sends the preselected wrapping', packedIn('Pdf', 'pdf-1', 'wrap-3'), giftBox, undefined, ['GiftBox', 'wrap-3']],
    [
      'prefers the selected variant',
      packedIn('Pdf', 'pdf-1', 'wrap-3'),
      giftBox,
      'giftbox-9',
      ['GiftBox', 'giftbox-9'],
    ],
    [
      'does not send the other gift box if that is preselected',
      packedIn('Pdf', 'pdf-1', 'envelope-1'),
      giftBox,
      undefined,
      ['GiftBox', 'giftbox-7'],
    ],
    [
      'preselects a variant for gift boxes only',
      packedIn('Pdf', 'pdf-1', 'wrap-3'),
      envelope,
      undefined,
      ['Envelope', 'envelope-1'],
    ],
  ])('%s', (_, item, option, variantId, sent) => {
    const { packagingOptionType, packagingVariantId } = packagingSelectionOf(item, option, variantId);
    expect([packagingOptionType, packagingVariantId]).toEqual(sent);
  });
});

describe('offersPackaging', () => {
  const included = buildPackaging('Included', null);

  it.each([
    ['no option', [], included, false],
    ['no option and no packaging', [], null, false],
    ['one option that is chosen', [pdf], buildPackaging('Pdf', 'pdf-1'), false],
    ['one option without a chosen packaging', [pdf], null, true],
    ['one option beside another packaging', [pdf], included, true],
    ['one option with several designs', [giftBox], included, true],
    ['two options', [pdf, envelope], included, true],
  ])('%s', (_, options, selectedPackaging, offers) => {
    expect(offersPackaging(buildItem({ availablePackagingOptions: options, selectedPackaging }))).toBe(offers);
  });
});
