import { useState } from 'react';
import { isCancellation } from '../../domain/failure.ts';
import { wishlistFailureKind } from '../../domain/wishlist-failure.ts';
import { texts } from '../../messages/texts.ts';
import { wishlistFailures } from '../../messages/wishlist-failures.ts';
import { useWishlist, useWishlistContext } from './wishlist-context.tsx';

/** The products removed on this page, which stay visible until the page is left. */
export interface UndoableList {
  /** The list and the removed products, each at its original position. */
  readonly visible: readonly string[];
  /** Messages by product. */
  readonly failures: ReadonlyMap<string, string>;
  remove(id: string): void;
  undo(id: string): void;
}

export function useUndo(): UndoableList {
  const { wishlist, host } = useWishlistContext();
  const { ids, customer } = useWishlist();
  const [order, setOrder] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [owner, setOwner] = useState(customer);
  if (owner !== customer) {
    setOwner(customer);
    // After a logout, nobody else sees them.
    if (owner !== null) setRemoved([]);
  }
  const all = [...ids.filter((id) => !order.includes(id)), ...order];

  async function change(id: string, wanted: boolean): Promise<void> {
    setOrder(all);
    setRemoved((before) => [...before.filter((each) => each !== id), id]);
    const withoutFailure = (before: ReadonlyMap<string, string>) =>
      new Map([...before].filter(([other]) => other !== id));
    const waits = () => setFailures((before) => new Map(before).set(id, texts.offline));
    setFailures(withoutFailure);
    try {
      await wishlist[wanted ? 'add' : 'remove'](id, host, waits);
      setFailures(withoutFailure);
    } catch (error) {
      if (isCancellation(error)) return;
      const { text } = wishlistFailures[wishlistFailureKind(error)];
      setFailures((before) => new Map(before).set(id, text));
    }
  }

  return {
    visible: all.filter((id) => ids.includes(id) || removed.includes(id)),
    failures,
    remove: (id) => void change(id, false),
    undo: (id) => void change(id, true),
  };
}
