import type { CartCore } from './cart-core.ts';
import { addNotice, removeNotices } from './notices.ts';
import { itemOf, type Wish } from './wish.ts';

/** Whether a change takes long that no item tells of. */
export function isSlow({ activity, change }: Wish): boolean {
  return activity === 'LongLoading' && itemOf(change) === null;
}

/** Tells of such changes as long as there are some; also of one that began before this code was there. */
export function tellOfSlowChanges(core: CartCore): void {
  let told = false;
  const look = () => {
    const slow = core.state.getState().wishes.some(isSlow);
    if (slow === told) return;
    told = slow;
    if (slow) addNotice(core, { kind: 'slow', what: 'change' }, true);
    else removeNotices(core, ({ content }) => content.kind === 'slow' && content.what === 'change');
  };
  core.state.subscribe(look);
  look();
}
