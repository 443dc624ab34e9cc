import { useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { choosePackaging } from '../../domain/packaging-choice.ts';
import type { PackagingOption } from '../../domain/packaging.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { texts } from '../../messages/texts.ts';
import { shownPackaging } from '../../store/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Banner } from '../notices/banner.tsx';
import css from './design-dialog.css';
import { DesignList } from './design-list.tsx';
import { GiftBoxFacts } from './gift-box-facts.tsx';
import { useDesigns } from './use-designs.ts';

interface DesignDialogProps {
  readonly item: CartItem;
  readonly option: PackagingOption;
  readonly onClose: () => void;
}

/** The designs of one packaging, as the server gives them; the chosen one is selected at first. */
export function DesignDialog({ item, option, onClose }: DesignDialogProps) {
  const { designs, failed, retry } = useDesigns(option.variantId);
  const actions = useActions();
  const current = useCart((state) => {
    const shown = shownPackaging(state, item.id);
    return shown?.type === option.packagingOptionType ? (shown.variantId ?? option.variantId) : null;
  });
  const [picked, setPicked] = useState(current ?? option.variantId);

  function choose(): void {
    if (picked !== current) {
      const { packagingOptionType, packagingVariantId } = choosePackaging(item, option, picked);
      actions.choosePackaging(item.id, packagingOptionType, packagingVariantId);
    }
    onClose();
  }

  const hasDesigns = designs !== null && designs.length > 0;
  return (
    <Dialog
      title={packagingTexts.title}
      style={css}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={!hasDesigns} onClick={choose}>
            {packagingTexts.choose}
          </Button>
        </>
      }
    >
      <div className="designs-state" aria-busy={!designs && !failed}>
        {failed && (
          <Banner severity="error">
            <p>{packagingTexts.loadFailed}</p>
            <Button
              variant="outlined"
              size="small"
              onClick={({ currentTarget }) => {
                // The pressed button goes away with its banner.
                currentTarget.closest('dialog')?.querySelector('h2')?.focus();
                retry();
              }}
            >
              {texts.retry}
            </Button>
          </Banner>
        )}
        {!designs && !failed && (
          <p className="designs-loading">
            <span className="spinner" /> {packagingTexts.loading}
          </p>
        )}
        {designs?.length === 0 && <p>{packagingTexts.none}</p>}
        {hasDesigns && <DesignList designs={designs} picked={picked} onPick={setPicked} />}
      </div>
      {option.packagingOptionType === 'GiftBox' && <GiftBoxFacts />}
    </Dialog>
  );
}
