import { defaultLayerName, pushTo } from '../../analytics/data-layer.ts';
import type { Push } from '../../analytics/ga4-events.ts';

/** Returns a function that pushes to the data layer of an element, as set by `data-layer-name`. It never throws. */
export function pushFor(host: EventTarget | undefined, report: (error: unknown) => void): (push: Push) => void {
  return (push) => {
    const { layerName } = host instanceof HTMLElement ? host.dataset : {};
    try {
      pushTo(layerName || defaultLayerName, push);
    } catch (error) {
      report(error);
    }
  };
}
