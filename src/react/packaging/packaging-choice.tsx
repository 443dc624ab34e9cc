import { type CartItem, isTicket } from '../../domain/cart.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Arrival } from './arrival.tsx';
import { Button } from '../controls/button.tsx';
import { freeOrPrice } from '../controls/free-or-price.ts';
import { useLazyDialog } from '../dialog/use-lazy-dialog.tsx';
import { PackagingTile } from './packaging-tile.tsx';
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
