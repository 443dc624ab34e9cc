// docs
import { createAnalytics } from 'cart-fragment/analytics'; // or: from '/cart/0.2.0/analytics.js'

const analytics = createAnalytics({ tenant: 'MD_AT' });
// docs end

export { analytics };
