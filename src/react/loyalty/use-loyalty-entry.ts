import { useState } from 'react';
import { checkLoyaltyNumber, groupLoyaltyNumber, stripLoyaltyNumber } from '../../domain/loyalty-number.ts';
import { confirmedCart, pendingChange } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { loyaltyKey } from '../../store/changes/change-keys.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { useCheckedText } from '../controls/use-checked-text.ts';

/**
 * The number that is entered, and whether it is locked: as soon as it is submitted, and while the cart has one,
 * unless the shopper has asked for another account (specification, 4: Loyalty form).
 */
export function useLoyaltyEntry() {
  const confirmed = useCart(confirmedNumber);
  const sent = useCart(sentNumber);
  const { setLoyaltyNumber } = useActions();
  const entry = useCheckedText(checkLoyaltyNumber);
  const [changing, setChanging] = useState(false);
  const [known, setKnown] = useState(confirmed);

  function lock(): void {
    setChanging(false);
    entry.clear();
  }

  if (known !== confirmed) {
    setKnown(confirmed);
    lock();
  }

  const locked = sent !== null || (confirmed !== null && !changing);
  return {
    text: locked ? groupLoyaltyNumber(sent ?? confirmed ?? '') : entry.text,
    valid: entry.valid,
    fault: locked ? null : entry.fault,
    locked,
    saving: sent !== null,
    changing: changing && !locked,
    type: entry.type,
    /** Tells what is wrong with a number that was left; none at all is no fault, since nobody has to have one. */
    leave(): void {
      if (!locked && entry.text !== '') entry.tell();
    },
    /** Whether it could be saved. */
    submit(): boolean {
      if (entry.tell() !== null) return false;
      const number = stripLoyaltyNumber(entry.text);
      if (number === confirmed) lock();
      else setLoyaltyNumber(number);
      return true;
    },
    change: () => setChanging(true),
    lock,
  };
}

function confirmedNumber(state: CartState): string | null {
  return confirmedCart(state)?.payback.number || null;
}

/** The number that is on its way; one that could not be sent can be corrected. */
function sentNumber(state: CartState): string | null {
  const { status, change } = pendingChange(state, loyaltyKey) ?? {};
  return change?.kind === 'loyaltyNumber' && status?.kind !== 'failed' ? change.number : null;
}
