import { useEffect, useRef, useState } from 'react';
import { cartSentence } from '../../messages/cart-sentence.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, isSaved } from '../../store/cart/cart-selectors.ts';
import { type Cart, isSameVersion } from '../../domain/cart.ts';
import { takesLong } from '../../store/intents/entry.ts';
import { useCart } from '../cart-context.tsx';

/**
 * The only status region, empty at first, because screen readers announce only changes of a region that exists. After a
 * burst of changes, it says what was removed and the new sums; during a long wait, a note.
 */
export function Announcement() {
  const [sentence, setSentence] = useState('');
  const cart = useCart(confirmedCart);
  const isFinal = useCart((state) => isSaved(state) && state.sumChange?.told !== null);
  const shippingSince = useCart((state) => state.sumChange?.told?.shippingSince);
  const removed = useCart((state) => state.removed);
  const note = useCart(({ checkout: { kind }, log }) =>
    kind === 'waiting' || kind === 'reserving' ? texts.proceeding : log.some(takesLong) && texts.stillSaving,
  );
  const announced = useRef<Cart>(null);
  // Otherwise, it would be announced again after the note.
  if (note && sentence) setSentence('');

  useEffect(() => {
    // The first cart, even if changes of an earlier page are pending.
    const before = (announced.current ??= cart);
    if (!isFinal || !cart || !before || isSameVersion(cart, before)) return;
    announced.current = cart;
    const taken = removed.filter(({ cartVersion }) => cartVersion > before.cartVersion).map(({ text }) => `${text}.`);
    const shipping = shippingSince?.(before);
    const next = [...taken, cartSentence(cart), shipping && `${shipping}.`].filter(Boolean).join(' ');
    // Screen readers announce an equal sentence again only if its text differs.
    setSentence((last) => (last === next ? `${next}\u00a0` : next));
  }, [cart, isFinal, shippingSince, removed]);

  return (
    <div role="status" className="unseen">
      {note || sentence}
    </div>
  );
}
