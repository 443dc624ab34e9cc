import type { Network } from '../../store/cart/environment.ts';

/** Event of the window, because each entry for script tags bundles its own copy of this module. */
const changedEvent = 'cf_network';

let isLost = false;

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine || !isLost,
  listen(changed, signal) {
    const heard = (event: Event) => {
      const { detail: isAnswered } = event as Event & { readonly detail?: boolean };
      isLost = isAnswered === false;
      changed(!isLost, isAnswered);
    };
    for (const type of ['online', changedEvent]) window.addEventListener(type, heard, { signal });
  },
};

export function requestEnded(isAnswered: boolean): void {
  const before = isLost;
  isLost = !isAnswered && (before || !navigator.onLine);
  if (isLost === before) return;
  const dispatch = () => window.dispatchEvent(new CustomEvent(changedEvent, { detail: isAnswered }));
  // After the answer was read, which may send waiting changes.
  if (isAnswered) setTimeout(dispatch);
  else dispatch();
}
