import { useState } from 'react';
import { isCancellation } from '../../domain/failure.ts';
import { wishlistFailureKind } from '../../domain/wishlist-failure.ts';
import { texts } from '../../messages/texts.ts';
import { wishlistFailures } from '../../messages/wishlist-failures.ts';
import { useWishlist, useWishlistContext } from './wishlist-context.tsx';

export type UndoableList = ReturnType<typeof useUndo>;

/** The products removed on this page, which stay visible until the page is left. */
export function useUndo() {
  const { wishlist, host } = useWishlistContext();
  const { ids, customer, isCustomers } = useWishlist();
  const [order, setOrder] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, string | null>>(new Map());
  const listOwner = isCustomers ? customer : null;
  const [owner, setOwner] = useState(listOwner);
  if (owner !== listOwner) {
    setOwner(listOwner);
    // After a logout, nobody else sees them. If the login has expired, they were not removed.
    if (owner !== null) setFailures(new Map());
  }
  const all = [...ids.filter((id) => !order.includes(id)), ...order];

  async function change(id: string, wanted: boolean): Promise<void> {
    const say = (failure: string | null) => setFailures((before) => new Map(before).set(id, failure));
    setOrder(all);
    say(null);
    try {
      await wishlist[wanted ? 'add' : 'remove'](id, host, () => say(texts.offline));
      say(null);
    } catch (error) {
      if (!isCancellation(error)) say(wishlistFailures[wishlistFailureKind(error)].text);
    }
  }

  return {
    /** The list and the removed products, each at its original position. */
    visible: all.filter((id) => ids.includes(id) || failures.has(id)),
    /** The products that were changed here, each with the message if that failed. */
    failures,
    remove: (id: string) => void change(id, false),
    undo: (id: string) => void change(id, true),
  };
}
