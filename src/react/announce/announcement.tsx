import { useEffect, useRef, useState } from 'react';
import { cartSentence } from '../../messages/cart-sentence.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart } from '../../store/cart-selectors.ts';
import { takesLong } from '../../store/changes/pending-change.ts';
import { useCart } from '../cart-context.tsx';

/**
 * The one status region: a full sentence once a burst of changes has settled, and word of a long wait. It exists before
 * the first word, so that this is read.
 */
export function Announcement() {
  const [sentence, setSentence] = useState('');
  const settled = useCart((state) =>
    state.pendingChanges.every(({ status }) => status.kind === 'failed') ? confirmedCart(state) : null,
  );
  const slow = useCart((state) => state.pendingChanges.some(takesLong));
  const told = useRef<number>(null);

  useEffect(() => {
    if (!settled) return;
    // A sentence that is the same as before is only read again when the text differs.
    if (told.current !== null && told.current !== settled.cartVersion) {
      const words = cartSentence(settled);
      setSentence((before) => (before === words ? `${words}\u00a0` : words));
    }
    told.current = settled.cartVersion;
  }, [settled]);

  return (
    <div role="status" className="unseen">
      {slow ? texts.stillSaving : sentence}
    </div>
  );
}
