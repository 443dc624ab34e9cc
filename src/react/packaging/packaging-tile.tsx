import type { CartItem } from '../../domain/cart.ts';
import { packagingSelectionOf } from '../../domain/packaging-selection.ts';
import type { PackagingOption } from '../../domain/packaging.ts';
import { texts } from '../../messages/texts.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import { packagingValue } from '../../store/intents/item.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import { freeOrPrice } from '../controls/free-or-price.ts';
import { ProductPicture } from '../controls/product-picture.tsx';
import { loadedDesign } from './loaded-designs.ts';
import { designOf, optionKey } from './shown-option.ts';

interface PackagingTileProps {
  readonly item: CartItem;
  readonly option: PackagingOption;
  readonly checked: boolean;
}

/** Assistive technology gets name and description from the radio button alone, so that it does not read them twice. */
export function PackagingTile({ item, option, checked }: PackagingTileProps) {
  const { store } = useCartContext();
  const { choosePackaging } = store.actions;
  const design = designOf(item, option);
  const chosen = useCart((state) => shownPackaging(state, item.id)?.variantId);
  const isPending = checked && chosen !== design?.variantId;
  const pending = isPending ? loadedDesign(store, chosen ?? '') : undefined;
  const variantTitle = pending?.title || design?.variantTitle || option.variantTitle;
  const value = optionKey(option);
  // Ids are separated by spaces.
  const id = `packaging-${item.id}-${value}`.replaceAll(' ', '_');
  const { packagingOptionType: type, packagingVariantId } = packagingSelectionOf(item, option, design?.variantId);
  return (
    <label className="card tile choice line" data-pending={isPending || undefined}>
      <input
        type="radio"
        name={`packaging-${item.id}`}
        value={value}
        checked={checked}
        aria-label={option.title}
        aria-describedby={id}
        data-wanted={design ? packagingValue(design.type, design.variantId) : packagingValue(type, packagingVariantId)}
        onChange={() => choosePackaging(item.id, type, packagingVariantId)}
      />
      <ProductPicture
        className="thumbnail"
        picture={pending?.image ?? design?.thumbnail ?? option.thumbnail ?? option.image}
        width={56}
        height={56}
      />
      <span className="choice-text" aria-hidden="true">
        <span className="choice-title">{option.title}</span>
        {variantTitle && <bdi className="muted">{variantTitle}</bdi>}
        <span className="packaging-price muted" id={id}>
          <span>{freeOrPrice(design?.price ?? option.price)}</span>
          {option.hasMultipleVariants && <span>{texts.severalDesigns}</span>}
        </span>
      </span>
    </label>
  );
}
