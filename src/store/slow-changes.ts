import type { CartCore } from './cart-core.ts';
import { addNotice, removeNotices } from './notices.ts';
import { itemOf, type Wish } from './wish.ts';

/** Whether a change takes long that no item tells of. */
export function isSlow({ activity, failed, change }: Wish): boolean {
  return activity === 'LongLoading' && !failed && itemOf(change) === null;
}

/** Tells of such changes as long as there are some. */
export function tellOfSlowChanges(core: CartCore): void {
  core.state.subscribe(({ wishes }, before) => {
    const slow = wishes.some(isSlow);
    if (slow === before.wishes.some(isSlow)) return;
    if (slow) addNotice(core, { kind: 'slow', what: 'change' }, true);
    else removeNotices(core, ({ content }) => content.kind === 'slow' && content.what === 'change');
  });
}
