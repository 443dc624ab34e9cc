import type { CartItem } from '../../domain/cart.ts';
import { packagingSelectionOf } from '../../domain/packaging-selection.ts';
import type { PackagingOption, PackagingVariant } from '../../domain/packaging.ts';
import { texts } from '../../messages/texts.ts';
import { packagingValue } from '../../store/intents/packaging-value.ts';
import { useActions } from '../cart-context.tsx';
import { freeOrPrice } from '../controls/free-or-price.ts';
import { ProductPicture } from '../controls/product-picture.tsx';
import type { Elements } from '../elements.ts';
import { optionOf } from './shown-option.ts';

interface PackagingTileProps {
  readonly item: CartItem;
  readonly option: PackagingOption;
  readonly checked: boolean;
  /** The chosen design of this packaging, if it is not confirmed. */
  readonly pending: PackagingVariant | null | undefined;
  /** The design button. */
  readonly children: Elements;
}

/** One packaging as a radio button. The confirmed or pending design replaces the default one. */
export function PackagingTile({ item, option, checked, pending, children }: PackagingTileProps) {
  const { choosePackaging } = useActions();
  const { selectedPackaging: confirmed } = item;
  const design = option === optionOf(item, confirmed) ? confirmed : null;
  const variantTitle = pending?.title || design?.variantTitle || option.variantTitle;
  const value = option.variantId || option.packagingOptionType;
  // Ids are separated by spaces.
  const priceId = encodeURI(`price-${item.id}-${value}`);
  const { packagingOptionType: type, packagingVariantId } = packagingSelectionOf(item, option, design?.variantId);
  return (
    <div className="tile" data-pending={checked && (!design || pending) ? true : undefined}>
      <label className="choice">
        <input
          type="radio"
          name={`packaging-${item.id}`}
          value={value}
          checked={checked}
          aria-label={option.title}
          aria-describedby={priceId}
          data-wanted={
            design ? packagingValue(design.type, design.variantId) : packagingValue(type, packagingVariantId)
          }
          onChange={() => choosePackaging(item.id, type, packagingVariantId)}
        />
        <ProductPicture
          className="thumbnail"
          picture={pending?.image ?? design?.thumbnail ?? option.thumbnail ?? option.image}
          width={56}
          height={56}
        />
        <span className="choice-text">
          <span className="choice-title">{option.title}</span>
          {variantTitle && (
            <span className="choice-variant muted">
              <span className="unseen">, </span>
              <bdi>{variantTitle}</bdi>
            </span>
          )}
          <span className="choice-price" id={priceId}>
            {freeOrPrice(option.price)}
          </span>
        </span>
        {option.hasMultipleVariants && <span className="choice-designs muted">{texts.severalDesigns}</span>}
      </label>
      {children}
    </div>
  );
}
