import { defaultLayerName, pushTo } from '../../analytics/data-layer.ts';
import type { Push } from '../../analytics/ga4-events.ts';

/** Pushes to the data layer that an element names. Never throws. */
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
