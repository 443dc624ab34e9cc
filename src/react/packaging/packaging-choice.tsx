import type { CartItem } from '../../domain/cart.ts';
import { packagingSelectionOf } from '../../domain/packaging-selection.ts';
import type { PackagingOption } from '../../domain/packaging.ts';
import { texts } from '../../messages/texts.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { FreeOrPrice } from '../controls/free-or-price.tsx';
import { ProductPicture } from '../controls/product-picture.tsx';
import { DesignButton } from './design-button.tsx';
import { optionOf, shownOption } from './shown-option.ts';

interface PackagingChoiceProps {
  readonly item: CartItem;
  /** The number of tickets that the choice applies to; null for a single product. */
  readonly tickets: number | null;
}

/**
 * The packagings of an item as radio buttons. To avoid layout shifts, their texts do not depend on the selection, and space
 * is reserved for the design button.
 */
export function PackagingChoice({ item, tickets }: PackagingChoiceProps) {
  const shown = useCart((state) => shownOption(state, item));
  const actions = useActions();
  const options = item.availablePackagingOptions;
  const designed = shown ?? (options.length === 1 ? options[0] : null);
  const { selectedPackaging: confirmed } = item;
  const confirmedOption = optionOf(item, confirmed);

  function choose(option: PackagingOption): void {
    const { packagingOptionType, packagingVariantId } = packagingSelectionOf(item, option);
    actions.choosePackaging(item.id, packagingOptionType, packagingVariantId);
  }

  return (
    <div className="packaging" part="packaging">
      <div
        className="packaging-heading"
        data-designs={options.some(({ hasMultipleVariants }) => hasMultipleVariants) || undefined}
      >
        <p className="packaging-label">{tickets === null ? texts.packaging : texts.packagingOfAll(tickets)}</p>
        {designed?.hasMultipleVariants && <DesignButton item={item} option={designed} />}
      </div>
      <div className="packaging-options" role="radiogroup" aria-label={texts.itemPackaging(item.product.title)}>
        {options.map((option) => {
          // The confirmed design replaces the default design of its packaging.
          const design = option === confirmedOption ? confirmed : null;
          const variantTitle = design?.variantTitle || option.variantTitle;
          return (
            <label className="choice tile" key={option.variantId}>
              <input
                type="radio"
                name={`packaging-${item.id}`}
                value={option.variantId}
                checked={option === shown}
                aria-label={option.title}
                onChange={() => choose(option)}
              />
              <ProductPicture
                className="thumbnail"
                picture={design?.thumbnail ?? option.thumbnail ?? option.image}
                width={56}
                height={56}
              />
              <span className="choice-text">
                <span className="choice-title">{option.title}</span>
                {variantTitle && (
                  <span className="choice-variant muted">
                    <span className="unseen">, </span>
                    {variantTitle}
                  </span>
                )}
                <span className="choice-price">
                  <FreeOrPrice price={option.price} />
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
