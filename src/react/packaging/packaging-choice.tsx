import type { CartItem } from '../../domain/cart.ts';
import { choosePackaging } from '../../domain/packaging-choice.ts';
import type { PackagingOption } from '../../domain/packaging.ts';
import type { Picture } from '../../domain/picture.ts';
import { texts } from '../../messages/texts.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { FreeOrPrice } from '../controls/free-or-price.tsx';
import { ProductPicture } from '../controls/product-picture.tsx';
import { shownOption } from './shown-option.ts';
import { DesignButton } from './design-button.tsx';

/** The packagings that an item can have, as radio buttons. */
export function PackagingChoice({ item }: { readonly item: CartItem }) {
  const shown = useCart((state) => shownOption(state, item));
  const actions = useActions();
  const { availablePackagingOptions: options } = item;
  const designed = shown ?? (options.length === 1 ? options[0] : null);

  function choose(option: PackagingOption): void {
    const { packagingOptionType, packagingVariantId } = choosePackaging(item, option);
    actions.choosePackaging(item.id, packagingOptionType, packagingVariantId);
  }

  return (
    <div className="packaging" part="packaging">
      <div className="packaging-heading">
        <p>
          <span className="packaging-label">{texts.packaging}: </span>
          <ChosenPackaging item={item} shown={shown} />
        </p>
        {designed?.hasMultipleVariants && <DesignButton item={item} option={designed} />}
      </div>
      <div className="packaging-options" role="radiogroup" aria-label={texts.itemPackaging(item.product.title)}>
        {options.map((option) => (
          <label className="choice tile" key={option.variantId}>
            <input
              type="radio"
              name={`packaging-${item.id}`}
              value={option.variantId}
              checked={option === shown}
              aria-label={option.title}
              onChange={() => choose(option)}
            />
            <ProductPicture className="thumbnail" picture={thumbnailOf(item, option)} width={56} height={56} />
            <span className="choice-text">
              <span className="choice-title">{option.title}</span>
              <span className="choice-price">
                <FreeOrPrice price={option.price} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** The confirmed design's name, once the shown option is the confirmed one. */
function ChosenPackaging({ item, shown }: { readonly item: CartItem; readonly shown: PackagingOption | null }) {
  const { selectedPackaging: confirmed } = item;
  const design = confirmed?.type === shown?.type ? confirmed?.variantTitle : shown?.variantTitle;
  return [shown?.title ?? confirmed?.title, design].filter(Boolean).join(', ');
}

/** A chosen design is shown instead of the one that stands for its packaging. */
function thumbnailOf({ selectedPackaging: confirmed }: CartItem, option: PackagingOption): Picture | null {
  const chosen = confirmed?.type === option.type ? confirmed.thumbnail : null;
  return chosen ?? option.thumbnail ?? option.image;
}
