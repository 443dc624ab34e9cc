// docs
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals/attribution';

const page = window as typeof window & { dataLayer?: object[] };

function push({ name, value, rating }: Metric, inCart: boolean) {
  (page.dataLayer ??= []).push({ event: 'web_vitals', metric: name, value, rating, inCart });
}

// Of what is inside a shadow root, browsers report the host of an interaction, and null otherwise.
onINP((metric) => push(metric, metric.attribution.interactionTarget === 'cart'), {
  generateTarget: (element) => (element?.nodeName === 'CART-FRAGMENT' ? 'cart' : undefined),
});
onLCP((metric) => push(metric, metric.attribution.lcpEntry?.element === null));
onCLS((metric) => push(metric, metric.attribution.largestShiftSource?.node === null));
// docs end
