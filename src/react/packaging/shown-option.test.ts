import { describe, expect, it } from 'vitest';
import { testCart } from '../../store/testing/test-cart.ts';
import { buildItem, buildOption, buildPackaging } from '../../test-support/cart-builders.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { shownOption } from './shown-option.ts';

const pdf = buildOption('Pdf', 'pdf-1');
const envelope = buildOption('Envelope', 'envelope-1');
const giftBox = { ...buildOption('GiftBox', 'giftbox-7'), hasMultipleVariants: true };

const packedIn = (selectedPackaging: ReturnType<typeof buildPackaging> | null) =>
  buildItem({ availablePackagingOptions: [pdf, envelope, giftBox], selectedPackaging });

describe('shownOption', () => {
  it.each([
    ['its variant', packedIn(buildPackaging('Envelope', 'envelope-1')), envelope],
    ['its type when another variant is chosen', packedIn(buildPackaging('GiftBox', 'giftbox-8')), giftBox],
    ['its type when no variant is named', packedIn(buildPackaging('Pdf', null)), pdf],
    ['its variant when no type fits', packedIn(buildPackaging('Included', 'pdf-1')), pdf],
    ['nothing for a packaging that is not offered', packedIn(buildPackaging('Included', null)), null],
    ['nothing for an item without packaging', packedIn(null), null],
  ])('finds %s', (_, item, option) => {
    const { state } = createFakeStore(ready(testCart({ items: [item] })));
    expect(shownOption(state.getState(), item)).toBe(option);
  });

  it('finds the option of its type if options of several types share a variant id', () => {
    const options = [buildOption('Envelope', 'default'), buildOption('Pdf', 'default')];
    const item = buildItem({ availablePackagingOptions: options, selectedPackaging: buildPackaging('Pdf', 'default') });
    const { state } = createFakeStore(ready(testCart({ items: [item] })));
    expect(shownOption(state.getState(), item)).toBe(options[1]);
  });
});
