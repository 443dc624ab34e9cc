import { useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { packagingSelectionOf } from '../../domain/packaging-selection.ts';
import { packagingPropertiesOf, type PackagingOption } from '../../domain/packaging.ts';
import { cartTenant } from '../../domain/tenant.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { texts } from '../../messages/texts.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart, useCartContext } from '../cart-context.tsx';
import { Button, RetryButton } from '../controls/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';
import css from './design-dialog.css';
import { DesignList } from './design-list.tsx';
import { optionKey, shownOption } from './shown-option.ts';
import { useDesigns } from './use-designs.ts';
import { WrappedGift } from './wrapped-gift.tsx';

interface DesignDialogProps {
  readonly item: CartItem;
  /** The packaging whose designs are shown first. It stays, even if another tab chooses another one. */
  readonly initial: PackagingOption;
  readonly onClose: () => void;
}

/** The designs of a packaging. On a narrow page, where only its name and price are visible, all packagings, too. */
export function DesignDialog({ item, initial, onClose }: DesignDialogProps) {
  const { product } = item;
  const { store, host } = useCartContext();
  const [isNarrow] = useState(() => !!host?.clientWidth && host.clientWidth < 576);
  const { option, designs, failure, retry, picked, pickPackaging, pickDesign, choose } = usePick(
    item,
    initial,
    onClose,
  );
  const { hasMultipleVariants } = option;
  const hasDesigns = !!designs?.length;
  // A narrow page chooses the packaging here, too.
  const canLackDesigns = isNarrow && (designs ?? failure) !== null;
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
          <Button busy={hasMultipleVariants && !hasDesigns && !canLackDesigns} onClick={choose}>
            {packagingTexts.choose}
          </Button>
        </>
      }
    >
      {(isNarrow || product.personalization) && (
        <WrappedGift
          product={product}
          wrapping={store.designs.get(picked)?.image ?? option.image ?? option.thumbnail}
        />
      )}
      {isNarrow && (
        <DesignList
          label={texts.packaging}
          designs={item.availablePackagingOptions.map((one) => ({ ...one, variantId: optionKey(one) }))}
          picked={optionKey(option)}
          onPick={pickPackaging}
        />
      )}
      {hasMultipleVariants && (
        <div className="designs-state" aria-busy={!designs && !failure}>
          {failure && (
            <NoticeBanner content={{ kind: 'failure', failure }} urgent>
              {failure.kind !== 'offline' && <RetryButton focusNext={focusTitle} onClick={retry} />}
            </NoticeBanner>
          )}
          {!designs && !failure && (
            <p className="designs-loading line">
              <span className="spinner" />
              <span>{packagingTexts.loading}</span>
            </p>
          )}
          {designs?.length === 0 && <p>{packagingTexts.none}</p>}
          {hasDesigns && (
            <DesignList label={packagingTexts.design} designs={designs} picked={picked} onPick={pickDesign} />
          )}
        </div>
      )}
      {packagingPropertiesOf(option.packagingOptionType)?.isGiftWrapped && <GiftBoxFacts />}
    </Dialog>
  );
}

function focusTitle(removed: HTMLElement): void {
  removed.closest('dialog')?.querySelector('h2')?.focus();
}

/** The packaging and the design that are picked in the dialog. */
function usePick(item: CartItem, initial: PackagingOption, onClose: () => void) {
  const { choosePackaging } = useActions();
  const [option, setOption] = useState(initial);
  const [choice, setChoice] = useState<string | null>(null);
  const loaded = useDesigns(option.hasMultipleVariants ? option.variantId : null);
  const shown = useCart((state) => shownPackaging(state, item.id)?.variantId);
  const isShown = useCart((state) => optionKey(shownOption(state, item)) === optionKey(option));
  // A shop may send only the SKU and the title of the selected design.
  const titled = loaded.designs?.find(({ title }) => title === item.selectedPackaging?.variantTitle);
  const current = isShown ? (shown ?? titled?.variantId ?? null) : null;
  const { packagingOptionType, packagingVariantId } = packagingSelectionOf(item, option, choice ?? current);
  return {
    ...loaded,
    option,
    picked: packagingVariantId ?? '',
    pickPackaging(key: string): void {
      setOption(item.availablePackagingOptions.find((one) => optionKey(one) === key) ?? option);
      setChoice(null);
    },
    pickDesign: setChoice,
    choose(): void {
      if (!isShown || (choice ?? current) !== current)
        choosePackaging(item.id, packagingOptionType, packagingVariantId);
      onClose();
    },
  };
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
