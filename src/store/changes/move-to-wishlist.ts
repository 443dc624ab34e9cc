import { removeItem, setItemQuantity } from '../../api/operations/cart.ts';
import { type Cart, type CartItem, findItem } from '../../domain/cart.ts';
import { wishlistLink } from '../../domain/urls.ts';
import { linkTo } from '../../messages/notice-text.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { type ChangeDefinition, define } from './change-definition.ts';
import { itemKey } from './change-keys.ts';

/*
 * A move of an item to the wishlist involves two services: it first adds the product to the wishlist, then removes
 * the item from the cart. If the move is abandoned and the item stays in the cart, the wishlist entry is undone.
 */

export const moveSnackbarMs = 8000;

/** Removes a product from the wishlist if `AddToWishlist` added it. Rejects if the product may still be there. */
export type UndoAdd = () => unknown;

/** Adds a product to the wishlist unless it is there; see `Environment.addToWishlist`. */
export type AddToWishlist = (productId: string, willAdd: () => void) => Promise<UndoAdd>;

export type MoveToWishlist = ReturnType<typeof moveToWishlist>;

/**
 * @param left how many tickets stay in the cart; 0 moves the whole item.
 * @param adding how to add the product, or the move of the same item that this one replaces: they share a wishlist entry.
 */
export function moveToWishlist(
  { id: itemId, product }: CartItem,
  left: number,
  adding: AddToWishlist | { readonly wishlistEntry: WishlistEntry },
) {
  const wishlistEntry =
    'wishlistEntry' in adding ? adding.wishlistEntry : createWishlistEntry((willAdd) => adding(product.id, willAdd));
  return define({
    kind: 'move',
    leavesLine: true,
    key: itemKey(itemId),
    itemId,
    productId: product.id,
    left,
    wishlistEntry,
    async send(call, options) {
      await wishlistEntry.add();
      options.signal?.throwIfAborted();
      return left > 0
        ? call(setItemQuantity, { body: { cartItemId: itemId, quantity: left } }, options)
        : call(removeItem, { body: { cartItemId: itemId } }, options);
    },
    isConfirmedBy: (cart) => [left, 0].includes(findItem(cart, itemId)?.quantity ?? 0),
    confirmation: (_, baseUrl) => ({
      text: wishlistTexts.moved(product.title),
      duration: moveSnackbarMs,
      ...linkTo(wishlistTexts.link, wishlistLink(baseUrl)),
    }),
  });
}

interface WishlistEntry {
  /** Called before the product is added, unless it is on the wishlist already. */
  willAdd: () => void;
  /** Called once the entry of an abandoned move is undone, or turns out to remain. */
  ended: () => void;
  /** Idempotent; called each time that the move is sent, because another tab may have removed the entry in the meantime. */
  add(): Promise<void>;
  /** Restores the wishlist. From now on, `add` does nothing. */
  undo(): void;
  /** Makes `undo` also undo an entry of the same product, which had added it before. */
  inherit(entry: WishlistEntry): void;
}

/** All carts of the page add their entries one after the other, and only when earlier entries have been undone. */
let lastAddition: Promise<unknown> = Promise.resolve();
let undoing: Promise<unknown> = Promise.resolve();

function createWishlistEntry(addToWishlist: (willAdd: () => void) => Promise<UndoAdd>): WishlistEntry {
  const undos: UndoAdd[] = [];
  let adding: Promise<unknown> = Promise.resolve();
  let isUndone = false;

  async function addNow(): Promise<void> {
    await undoing;
    if (isUndone) return;
    adding = addToWishlist(() => entry.willAdd()).then((undo) => undos.push(undo));
    await adding;
  }

  async function undoAll(): Promise<void> {
    await adding.catch(() => {});
    await Promise.all(undos.splice(0).map((undo) => undo()));
  }

  const entry: WishlistEntry = {
    willAdd() {},
    ended() {},
    add() {
      const addition = lastAddition.then(addNow);
      lastAddition = addition.catch(() => {});
      return addition;
    },
    undo() {
      isUndone = true;
      const undone = undoAll().then(() => entry.ended());
      undoing = Promise.all([undoing, undone.catch(() => {})]);
    },
    inherit: (other) => void undos.push(() => other !== entry && other.undo()),
  };
  return entry;
}

/** The part of the store's state that moves depend on. */
interface StateWithMoves {
  readonly phase: { readonly kind: string; readonly cart?: Cart };
  readonly pendingChanges: readonly { readonly id: number; readonly change: ChangeDefinition }[];
  readonly settledChanges: readonly { readonly id: number; readonly result: 'confirmed' | 'refused' }[];
}

interface StoreWithMoves {
  readonly state: { subscribe(listener: (now: StateWithMoves, before: StateWithMoves) => void): () => void };
  readonly verification: { isNeeded(): boolean };
}

/**
 * Undoes the wishlist entries of moves that the shopper or the shop has abandoned, so that a product that stays in the
 * cart is not on the wishlist as well. A canceled request may still remove the item, so this waits for a verified cart,
 * and retains the entry if the item is gone.
 */
export function undoAbandonedMoves({ state, verification }: StoreWithMoves): void {
  const abandoned = new Map<WishlistEntry, MoveToWishlist>();

  state.subscribe((now, before) => {
    if (now.pendingChanges !== before.pendingChanges) {
      for (const { id, change } of before.pendingChanges) {
        if (isMove(change) && isAbandoned(id, change, now)) abandoned.set(change.wishlistEntry, change);
      }
    }
    for (const [wishlistEntry, move] of abandoned) {
      const replacement = now.pendingChanges.find(({ change }) => change.key === move.key)?.change;
      const { cart } = now.phase;
      if (!cart || (replacement && isMove(replacement))) continue;
      // An item that is being removed anyway must not be on the wishlist, whatever the canceled request has done.
      if (verification.isNeeded() && replacement?.kind !== 'removal') continue;
      abandoned.delete(wishlistEntry);
      // After the other listeners of this change of the state, which may replace `ended`.
      if (move.isConfirmedBy(cart)) queueMicrotask(() => wishlistEntry.ended());
      else wishlistEntry.undo();
    }
  });
}

/** Whether a move is neither pending nor confirmed, and no other move shares its wishlist entry. */
export function isAbandoned(
  id: number,
  move: MoveToWishlist,
  { pendingChanges, settledChanges }: StateWithMoves,
): boolean {
  const isShared = ({ change }: { readonly change: ChangeDefinition }) =>
    isMove(change) && change.wishlistEntry === move.wishlistEntry;
  if (pendingChanges.some(isShared)) return false;
  return !settledChanges.some((settled) => settled.id === id && settled.result === 'confirmed');
}

function isMove(change: ChangeDefinition): change is MoveToWishlist {
  return change.kind === 'move';
}
