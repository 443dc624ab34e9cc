import { useState } from 'react';
import { checkLoyaltyNumber, groupLoyaltyNumber, stripLoyaltyNumber } from '../../domain/loyalty-number.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { hasFailed, openAt } from '../../store/intents/entry.ts';
import { loyaltySlot } from '../../store/intents/slots.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { useCheckedText } from '../controls/use-checked-text.ts';

/** The entered number, locked while it is being saved, and while the cart has one, unless the shopper changes it. */
export function useLoyaltyEntry() {
  const confirmed = useCart((state) => confirmedCart(state)?.payback.number || null);
  const open = useCart((state) => openAt(state, loyaltySlot));
  /** Null after a failure, so that the shopper can correct the number. */
  const sent = open?.intent.kind === 'loyaltyNumber' && !hasFailed(open) ? open.intent.number : null;
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
    /** An empty field has no fault, because the number is optional. */
    type: (text: string) => (text === '' ? entry.clear() : entry.type(text)),
    /** An empty field gets the number of the cart back. Nothing changes if the window was left, for example to copy another. */
    leave(text: string): void {
      if (!document.hasFocus()) return;
      if (text === '') lock();
      else if (!locked) entry.reveal(groupLoyaltyNumber(text));
    },
    submit(text: string): boolean {
      const number = stripLoyaltyNumber(text);
      if (entry.reveal(groupLoyaltyNumber(text)) !== null) return false;
      if (number === confirmed) lock();
      // Also replaces another number that could not be saved, which would be sent again.
      if (number !== confirmed || open) setLoyaltyNumber(number);
      return true;
    },
    change: () => setChanging(true),
  };
}
