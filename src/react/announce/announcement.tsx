import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../domain/cart.ts';
import { cartSentence } from '../../messages/cart-sentence.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, isSaved } from '../../store/cart/cart-selectors.ts';
import { isSameVersion } from '../../store/fetching/announce-cart.ts';
import { takesLong } from '../../store/intents/entry.ts';
import { useCart } from '../cart-context.tsx';

/**
 * The only status region. After a burst of changes, it says the number of items, the total and the reason; during a long
 * wait, a note. Rendered empty at first, because screen readers announce only changes of a region that exists.
 */
export function Announcement() {
  const [sentence, setSentence] = useState('');
  const cart = useCart(confirmedCart);
  const isFinal = useCart((state) => isSaved(state) && state.sumChange?.lines !== null);
  const sumChange = useCart((state) => state.sumChange?.lines?.[0]);
  const removed = useCart((state) => state.removed);
  const slow = useCart((state) => state.log.some(takesLong));
  const announced = useRef<Cart>(null);
  // Otherwise, it would be announced again after the note.
  if (slow && sentence) setSentence('');

  useEffect(() => {
    // The first cart, even if changes of an earlier page are pending.
    const before = (announced.current ??= cart);
    if (!isFinal || !cart || !before || isSameVersion(cart, before)) return;
    announced.current = cart;
    const taken = removed.filter(({ cartVersion }) => cartVersion > before.cartVersion).map(({ text }) => ` ${text}.`);
    // A removal explains the sum.
    const next = [cartSentence(cart, taken.length > 0 ? undefined : sumChange), ...taken].join('');
    // Screen readers announce an equal sentence again only if its text differs.
    setSentence((last) => (last === next ? `${next}\u00a0` : next));
  }, [cart, isFinal, sumChange, removed]);

  return (
    <div role="status" className="unseen">
      {slow ? texts.stillSaving : sentence}
    </div>
  );
}
