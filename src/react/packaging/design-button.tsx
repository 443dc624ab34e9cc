import type { CartItem } from '../../domain/cart.ts';
import type { PackagingOption } from '../../domain/packaging.ts';
import { texts } from '../../messages/texts.ts';
import { useActions } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.tsx';

interface DesignButtonProps {
  readonly item: CartItem;
  readonly option: PackagingOption;
}

/** Opens the dialog with the designs of a packaging. */
export function DesignButton({ item, option }: DesignButtonProps) {
  const { giftWrapSelectionOpened } = useActions();
  const dialog = useLazyDialog(async () => (await import('./design-dialog.tsx')).DesignDialog, { item, option });

  function open(): void {
    giftWrapSelectionOpened();
    dialog.open();
  }

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={texts.itemChooseDesign(item.product.title)}
        busy={dialog.busy}
        onClick={open}
      >
        {texts.chooseDesign}
      </Button>
      {dialog.element}
    </>
  );
}
