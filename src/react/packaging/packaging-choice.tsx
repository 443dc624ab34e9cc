import { type CartItem, isTicket } from '../../domain/cart.ts';
import type { PackagingOption } from '../../domain/packaging.ts';
import { packagingSelectionOf } from '../../domain/packaging-selection.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import { packagingValue } from '../../store/intents/item.ts';
import { useActions, useCart, useCartContext } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { freeOrPrice } from '../controls/free-or-price.ts';
import { ProductPicture } from '../controls/product-picture.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.tsx';
import { Arrival } from './arrival.tsx';
import { designOf, optionKey, shownOption } from './shown-option.ts';

/** The tickets of an item share one. To avoid layout shifts, the texts of the tiles do not depend on the selection. */
export function PackagingChoice({ item }: { readonly item: CartItem }) {
  const shown = useCart((state) => shownOption(state, item));
  const { giftWrapSelectionOpened } = useActions();
  const options = item.availablePackagingOptions;
  const { title } = item.product;
  const designed = shown ?? (options.length === 1 ? options[0] : null);
  const hasDesigns = designed?.hasMultipleVariants;
  const word = hasDesigns ? texts.chooseDesign : texts.change;
  const dialog = useLazyDialog(async () => (await import('./design-dialog.tsx')).DesignDialog, {
    item,
    // oxlint-disable-next-line typescript/no-non-null-assertion -- there is a choice
    initial: designed ?? options[0]!,
  });

  function open(): void {
    giftWrapSelectionOpened();
    dialog.open();
  }

  return (
    <div className="packaging" part="packaging">
      <p className="packaging-heading row">
        <span className="packaging-label">
          {isTicket(item) && item.quantity > 1 ? texts.packagingOfAll(item.quantity) : texts.packaging}
        </span>
        <Arrival item={item} />
      </p>
      <div className="packaging-options" role="radiogroup" aria-label={say`${texts.packaging}, ${title}`}>
        {options.map((option) => (
          <PackagingTile key={optionKey(option)} item={item} option={option} checked={option === shown} />
        ))}
      </div>
      <div className="packaging-line">
        {shown && (
          <p aria-hidden="true" key={shown.title}>
            <b>{shown.title}</b>
            <span>{freeOrPrice(designOf(item, shown)?.price ?? shown.price)}</span>
          </p>
        )}
        <Button
          variant="ghost"
          name={hasDesigns ? 'design' : 'packaging'}
          aria-label={say`${hasDesigns ? word : texts.packagingChange}, ${title}`}
          aria-haspopup="dialog"
          busy={dialog.busy}
          onClick={open}
        >
          {word}
        </Button>
      </div>
      {dialog.element}
    </div>
  );
}

interface PackagingTileProps {
  readonly item: CartItem;
  readonly option: PackagingOption;
  readonly checked: boolean;
}

/** Assistive technology gets name and description from the radio button alone, so that it does not read them twice. */
function PackagingTile({ item, option, checked }: PackagingTileProps) {
  const { store } = useCartContext();
  const { choosePackaging } = store.actions;
  const design = designOf(item, option);
  const chosen = useCart((state) => shownPackaging(state, item.id)?.variantId);
  const isPending = checked && chosen !== design?.variantId;
  const pending = isPending ? store.designs.get(chosen ?? '') : undefined;
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
