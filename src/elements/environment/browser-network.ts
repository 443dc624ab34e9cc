import type { Network } from '../../store/cart/environment.ts';
import { listen } from '../../dom/listen.ts';

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  listen(changed) {
    const stops = [listen('online', () => changed(true)), listen('offline', () => changed(false))];
    return () => stops.forEach((stop) => stop());
  },
};
