import type { CartCore } from './cart-core.ts';
import { followActivity } from './wish-activity.ts';
import { type Change, subjectOf, type Wish } from './wish.ts';

let lastId = 0;

/** Puts a wish in place of older ones for the same subject and shows it at once; sending it is another's part. */
export function rememberWish(core: CartCore, change: Change, row: number | null): Wish {
  const { state, world } = core;
  const subject = subjectOf(change);
  const { wishes } = state.getState();
  const others = wishes.filter((wish) => subjectOf(wish.change) !== subject);
  const earlier = wishes.find((wish) => subjectOf(wish.change) === subject);
  const wish: Wish = {
    id: ++lastId,
    change,
    activity: world.network.isOnline() ? 'Started' : 'Offline',
    rows: row === null ? [] : [...(earlier?.rows ?? []), row],
    failed: false,
    mustSend: !!earlier,
    attempts: 0,
    conflicts: 0,
  };
  state.setState({ wishes: [...others, wish] });
  followActivity(core, wish);
  return wish;
}
