import { useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { packagingSelectionOf } from '../../domain/packaging-selection.ts';
import { packagingPropertiesOf, type PackagingOption } from '../../domain/packaging.ts';
import { cartTenant } from '../../domain/tenant.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { texts } from '../../messages/texts.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import css from './design-dialog.css';
import { DesignList } from './design-list.tsx';
import { DesignsFailure } from './designs-failure.tsx';
import { useDesigns } from './use-designs.ts';

interface DesignDialogProps {
  readonly item: CartItem;
  readonly option: PackagingOption;
  readonly onClose: () => void;
}

/** The designs of one packaging. Initially, the current one is selected. */
export function DesignDialog({ item, option, onClose }: DesignDialogProps) {
  const { designs, failure, retry } = useDesigns(option.variantId);
  const actions = useActions();
  /** undefined unless this packaging is shown. */
  const shown = useCart((state) => {
    const { type, variantId } = shownPackaging(state, item.id) ?? {};
    return type === option.packagingOptionType ? variantId : undefined;
  });
  // A shop may send only the SKU and the title of the selected design.
  const titled = designs?.find(({ title }) => title === item.selectedPackaging?.variantTitle);
  const current = shown === undefined ? null : (shown ?? titled?.variantId ?? null);
  const [choice, setChoice] = useState<string | null>(null);
  const picked = choice ?? current ?? option.variantId;

  function choose(): void {
    if (picked !== current) {
      const { packagingOptionType, packagingVariantId } = packagingSelectionOf(item, option, picked);
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
      <div className="designs-state" aria-busy={!designs && !failure}>
        {failure && <DesignsFailure failure={failure} onRetry={retry} />}
        {!designs && !failure && (
          <p className="designs-loading">
            <span className="spinner" />
            <span>{packagingTexts.loading}</span>
          </p>
        )}
        {designs?.length === 0 && <p>{packagingTexts.none}</p>}
        {hasDesigns && <DesignList designs={designs} picked={picked} onPick={setChoice} />}
      </div>
      {packagingPropertiesOf(option.packagingOptionType)?.isGiftWrapped && <GiftBoxFacts />}
    </Dialog>
  );
}

/** The size of a wrapped gift and the price of a box with a greeting card: from the fragment data, otherwise by brand. */
function GiftBoxFacts() {
  const { tenant, rootComponentProps } = useCart(({ data }) => data);
  const { tenantConfig } = rootComponentProps;
  return (
    <p className="muted">
      <span>{packagingTexts.size(tenantConfig, cartTenant(tenant))}</span>
      <br />
      <span>{packagingTexts.greetingCard(tenantConfig, cartTenant(tenant))}</span>
    </p>
  );
}
