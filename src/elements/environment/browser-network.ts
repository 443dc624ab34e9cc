import type { Network } from '../../store/cart/environment.ts';
import { listen } from '../../dom/listen.ts';

/** Event of the window, because each entry for script tags bundles its own copy of this module. */
const changedEvent = 'cf_network';

let isLost = false;

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine || !isLost,
  listen(changed) {
    const heard = ({ detail: isAnswered }: Event & { readonly detail?: boolean }) => {
      isLost = isAnswered === false;
      changed(!isLost, isAnswered);
    };
    const stops = ['online', changedEvent].map((type) => listen(type as 'online', heard));
    return () => stops.forEach((stop) => stop());
  },
};

/** To call when a request was answered or lost. */
export function requestEnded(isAnswered: boolean): void {
  const before = isLost;
  isLost = !isAnswered && (before || !navigator.onLine);
  if (isLost === before) return;
  const dispatch = () => window.dispatchEvent(new CustomEvent(changedEvent, { detail: isAnswered }));
  // After the answer was read, which may send waiting changes.
  if (isAnswered) setTimeout(dispatch);
  else dispatch();
}
