import type { Call } from '../../api/http-client.ts';
import type { CallOptions } from '../../api/send-request.ts';
import { type Cart, findItem } from '../../domain/cart.ts';
import type { Definition, Value } from './definition.ts';
import { type Intent, type IntentOf, itemIdOf } from './intent.ts';
import { move, packaging, quantity, removal } from './item.ts';
import { coupon, couponRemoval, loyaltyNumber, shipping, voucherRemoval } from './order.ts';

type Definitions = { readonly [Kind in Intent['kind']]: Definition<IntentOf<Kind>> };
/** Stated only by the code that undoes removals, which is loaded when something is removed. */
type LazyKind = 'addition';

const definitions: Omit<Definitions, LazyKind> & { -readonly [Kind in LazyKind]?: Definitions[Kind] } = {
  quantity,
  removal,
  move,
  packaging,
  shipping,
  coupon,
  couponRemoval,
  voucherRemoval,
  loyaltyNumber,
};

export function defineAddition(addition: Definitions['addition']): void {
  definitions.addition = addition;
}

export function definitionOf(intent: Intent): Definition<Intent> {
  return definitions[intent.kind] as Definition<Intent>;
}

export const slotOf = (intent: Intent): string => definitionOf(intent).slot(intent);
export const valueIn = (cart: Cart, intent: Intent): Value => definitionOf(intent).value(intent, cart);
export const sendIntent = (intent: Intent, call: Call, options: CallOptions): Promise<Cart> =>
  definitionOf(intent).send(intent, call, options);

/**
 * How an intent stands in a cart:
 * - `shown`: the cart has what it wants.
 * - `gone`: its item is gone, so no cart can show it any more.
 * - `notOffered`: the cart does not offer the choice, so that sending it is pointless.
 * - `open`: the cart has something else.
 */
type Standing = 'shown' | 'gone' | 'notOffered' | 'open';

export function standingOf(intent: Intent, cart: Cart): Standing {
  const { wanted, isReached, isOffered } = definitionOf(intent);
  const value = valueIn(cart, intent);
  if (isReached ? isReached(intent, value) : value === wanted(intent)) return 'shown';
  const itemId = itemIdOf(intent);
  if (itemId !== null && intent.kind !== 'addition' && !findItem(cart, itemId)) return 'gone';
  return isOffered && !isOffered(intent, cart) ? 'notOffered' : 'open';
}

/** Whether a cart leaves nothing to be done for an intent. */
export function isFulfilled(intent: Intent, cart: Cart): boolean {
  const standing = standingOf(intent, cart);
  return standing === 'shown' || standing === 'gone';
}
