import { useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import type { PackagingOption } from '../../domain/packaging.ts';
import { texts } from '../../messages/texts.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart, useCartContext } from '../cart-context.tsx';
import { Arrival } from './arrival.tsx';
import { Button } from '../controls/button.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.tsx';
import { useFocusBeforeRemoval } from '../focus/use-focus-before-removal.ts';
import { loadedDesign } from './loaded-designs.ts';
import { PackagingTile } from './packaging-tile.tsx';
import { shownOption } from './shown-option.ts';

interface PackagingChoiceProps {
  readonly item: CartItem;
  /** The number of tickets that the choice applies to; null for a single product. */
  readonly tickets: number | null;
}

/**
 * The packagings of an item. To avoid layout shifts, their texts do not depend on the selection, and the design button
 * takes the place of a text.
 */
export function PackagingChoice({ item, tickets }: PackagingChoiceProps) {
  const { store } = useCartContext();
  const shown = useCart((state) => shownOption(state, item));
  const actions = useActions();
  // The option stays while its dialog is open, even if another tab chooses another one.
  const [opened, setOpened] = useState<PackagingOption | null>(null);
  const designButton = useFocusBeforeRemoval(focusOption);
  const dialog = useLazyDialog(async () => (await import('./design-dialog.tsx')).DesignDialog, {
    item,
    // oxlint-disable-next-line typescript/no-non-null-assertion -- set before the dialog is opened
    option: opened!,
  });
  const options = item.availablePackagingOptions;
  const designed = shown ?? (options.length === 1 ? options[0] : null);
  const pendingDesign = useCart((state) => {
    const variantId = shownPackaging(state, item.id)?.variantId;
    const isKnown = variantId === item.selectedPackaging?.variantId || variantId === shown?.variantId;
    return isKnown ? undefined : loadedDesign(store, variantId ?? '');
  });

  function openDesigns(option: PackagingOption, button: HTMLElement): void {
    actions.giftWrapSelectionOpened();
    // Safari does not focus clicked buttons, but the focus returns to this one.
    button.focus();
    setOpened(option);
    dialog.open();
  }

  return (
    <div className="packaging" part="packaging">
      <p className="packaging-heading">
        <span className="packaging-label">{tickets === null ? texts.packaging : texts.packagingOfAll(tickets)}</span>
        <Arrival item={item} />
      </p>
      <div className="packaging-options" role="radiogroup" aria-label={texts.itemPackaging(item.product.title)}>
        {options.map((option) => (
          <PackagingTile
            key={option.variantId || option.packagingOptionType}
            item={item}
            option={option}
            checked={option === shown}
            pending={option === shown ? pendingDesign : null}
          >
            {option === designed && option.hasMultipleVariants && (
              <Button
                ref={designButton}
                variant="outlined"
                name="design"
                aria-label={texts.itemChooseDesign(item.product.title)}
                aria-haspopup="dialog"
                busy={dialog.busy}
                onClick={({ currentTarget }) => openDesigns(option, currentTarget)}
              >
                {texts.chooseDesign}
              </Button>
            )}
          </PackagingTile>
        ))}
      </div>
      {dialog.element}
    </div>
  );
}

/** The shop has refused the packaging that the designs are of. */
function focusOption(removed: HTMLElement): void {
  removed.parentElement?.querySelector('input')?.focus({ preventScroll: true });
}
